// Where things lie on the page, by name. Boards mark them with `data-place`, `data-card`, `data-stage` and `data-coins`.

const OPEN = '[data-place="hand"], [data-testid="decision"]';

/** A name as a selector: `cards-2/loom_1` is that card among those of the second city, and with a star for the city: wherever it lies open. */
function selectorOf(name: string): string {
  const [place = '', part] = name.split('/');
  const quoted = (attribute: string, value: string): string => `[data-${attribute}="${CSS.escape(value)}"]`;
  if (place === '*') return `${quoted('card', part ?? '')}:not(:is(${OPEN}) *)`;
  if (part !== undefined) return `${quoted('place', place)} :is(${quoted('card', part)}, ${quoted('stage', part)})`;
  if (place.startsWith('coins-')) return quoted('coins', place.slice('coins-'.length));
  if (place === 'bank') return '[data-place="bank"], [data-testid="centre"], [data-place="discard"]';
  if (place === 'recap') return '[data-testid="just-now"]';
  if (place === 'table') return '[data-testid="open-table"]';
  if (place === 'sealed') return '.turned';
  return quoted('place', place);
}

/** The first of some names that is to be seen. `stand-2` is where the second city shows a card. */
export function rectOf(root: ParentNode, names: string[]): DOMRect | null {
  for (const name of names) {
    if (name.startsWith('stand-')) {
      const city = rectOf(root, [name.replace('stand', 'city'), 'table']);
      if (city) return standIn(city);
      continue;
    }
    for (const element of root.querySelectorAll(selectorOf(name))) {
      const rect = element.getBoundingClientRect();
      if (isSeen(element, rect)) return rect;
    }
  }
  return null;
}

/** The middle of a city, a little above. */
function standIn(city: DOMRect): DOMRect {
  const height = Math.min(city.height, 170);
  return new DOMRect(city.x + city.width / 2 - 60, city.y, 120, height);
}

/** Whether the middle of an element is on the screen, and not scrolled out of a box around it. */
function isSeen(element: Element, rect: DOMRect): boolean {
  if (!rect.width || !rect.height) return false;
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (getComputedStyle(box).overflow === 'visible') continue;
    const { left, right, top, bottom } = box.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
}
