// What is wrong with how the page lies on the screen, in sentences: letters that are too small, words that are cut off or
// lie on each other, buttons that something covers, things beside the screen. Names that end in an ellipsis are not cut off:
// their explanation has them.
(() => {
  const LEAST = 10.9;
  const SLACK = 2;
  /** Widths are in whole pixels: what is nearly one is one. */
  const ROUNDED = 0.97;
  const problems = [];
  const style = (element) => getComputedStyle(element);
  const named = (element) => {
    const own = element.closest('[data-testid], [class]');
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${own?.dataset.testid ?? ''} .${[...(own?.classList ?? [])].filter((each) => !each.startsWith('s-') && !each.startsWith('svelte-')).join('.')} "${words}"`;
  };
  /** Words that only a screen reader tells, in the one way that the page hides them. */
  const isForEars = (element) => {
    for (let at = element; at; at = at.parentElement) if (style(at).clipPath === 'inset(50%)') return true;
    return false;
  };
  const isShown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('[inert]') && !isForEars(element);
  const isAnimated = (element) => element.getAnimations({ subtree: false }).length > 0;

  /** By how much its letters are drawn smaller or larger than their style says. */
  function scaleOf(element) {
    if (element instanceof SVGElement) return element.getScreenCTM().a;
    const scale = element.offsetWidth > 20 ? element.getBoundingClientRect().width / element.offsetWidth : 1;
    return scale < ROUNDED ? scale : 1;
  }

  /** What of a box can be seen, or reached by scrolling; null where an ancestor hides it on purpose. */
  function clip(element, box) {
    let { left, top, right, bottom } = box;
    let cut = '';
    let scrolls = false;
    let shortened = false;
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const how = style(at);
      if (how.position === 'fixed' && at !== element) break;
      const hides = /hidden|clip/.test(how.overflowX + how.overflowY);
      if (/auto|scroll/.test(how.overflowX + how.overflowY)) {
        const seen = at.getBoundingClientRect();
        if (right <= seen.left || left >= seen.right || bottom <= seen.top || top >= seen.bottom) return { away: true };
        scrolls = true;
        left = Math.max(left, seen.left);
        right = Math.min(right, seen.right);
        top = Math.max(top, seen.top);
        bottom = Math.min(bottom, seen.bottom);
        continue;
      }
      if (!hides) continue;
      if (at.dataset.cuts !== undefined) return { away: true }; // says itself that it shows a part only
      const seen = at.getBoundingClientRect();
      if (how.textOverflow === 'ellipsis' || how.webkitLineClamp !== 'none') {
        shortened = true;
        left = Math.max(left, seen.left);
        right = Math.min(right, seen.right);
        bottom = Math.min(bottom, seen.bottom);
        if (left >= right || top >= bottom) return { away: true };
        continue;
      }
      if (left < seen.left - SLACK || right > seen.right + SLACK || top < seen.top - SLACK || bottom > seen.bottom + SLACK) cut ||= named(at);
    }
    return { scrolls, shortened, cut, box: { left, top, right, bottom } };
  }

  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.textContent.trim() || !element || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName)) continue;
    if (!isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 1 && rect.height > 1);
    if (!rects.length) continue;
    const size = parseFloat(style(element).fontSize) * scaleOf(element);
    if (size < LEAST) problems.push(`small (${size.toFixed(1)} px): ${named(element)}`);
    for (const rect of rects) {
      const seen = clip(element, rect);
      if (seen.away) continue;
      if (seen.cut) problems.push(`cut off by ${seen.cut}: ${named(element)}`);
      if (!seen.scrolls && (seen.box.right > innerWidth + SLACK || seen.box.left < -SLACK)) problems.push(`beside the screen: ${named(element)}`);
      if (!seen.shortened) texts.push({ element, ...seen.box });
    }
  }

  // Words on words. What is lifted above the rest (dialogs, menus, news) may lie on it.
  const liftOf = (element) => element.closest('dialog, [role=dialog], [popover], .menu, [data-lifted]');
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length; j++) {
      const [a, b] = [texts[i], texts[j]];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const air = Math.max(5, 0.25 * Math.max(a.bottom - a.top, b.bottom - b.top)); // above and below the letters of a line
      if (wide <= 3 || high <= air || a.element === b.element || a.element.contains(b.element) || b.element.contains(a.element)) continue;
      if (liftOf(a.element) !== liftOf(b.element) || isCovered(a) || isCovered(b)) continue;
      problems.push(`on each other: ${named(a.element)} and ${named(b.element)}`);
    }
  }

  /** Whether something lies over a text: cards of a structure and of a city lie on each other, words and all. */
  function isCovered({ element, left, top, right, bottom }) {
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!found) return true;
    const card = element.closest('[data-card]');
    const other = found.closest('[data-card]');
    return Boolean(card && other && card !== other && !card.contains(other) && !other.contains(card));
  }

  // Buttons that something covers, or that lie beside the screen where nothing scrolls.
  for (const button of document.querySelectorAll('button:not(:disabled), a[href], input, select, summary, [role=button]')) {
    if (!isShown(button) || isAnimated(button)) continue;
    const modal = document.querySelector('dialog:modal');
    if (modal && !modal.contains(button)) continue;
    const rect = button.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2) continue;
    const seen = clip(button, rect);
    if (seen.away || style(button).pointerEvents === 'none') continue;
    const { box } = seen;
    const pageScrolls = document.documentElement.scrollHeight > innerHeight + SLACK;
    if (box.left < -SLACK || box.right > innerWidth + SLACK || (!pageScrolls && (box.top < -SLACK || box.bottom > innerHeight + SLACK))) {
      problems.push(`a button beside the screen: ${named(button)}`);
      continue;
    }
    const spots = [0.5, 0.15, 0.85].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [box.left + (box.right - box.left) * x, box.top + (box.bottom - box.top) * y]));
    const onScreen = spots.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight);
    const hit = ([x, y]) => {
      const found = document.elementFromPoint(x, y);
      if (found && liftOf(found) && !liftOf(button)) return true; // for a while only: it folds, closes or is scrolled away from
      return found && (button.contains(found) || found.contains(button) || found.closest('label')?.contains(button) || button.labels?.[0]?.contains(found));
    };
    if (onScreen.length && !onScreen.some(hit)) problems.push(`a button that is covered: ${named(button)}`);
  }

  if (document.documentElement.scrollWidth > innerWidth) problems.push(`the page is ${document.documentElement.scrollWidth} px wide on a screen of ${innerWidth}`);
  return [...new Set(problems)];
})();
