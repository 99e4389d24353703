// What a note can point at, and where it stands beside it.

interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = 'right' | 'left' | 'above' | 'below' | 'apart';

const GAP = 16;
const EDGE = 8;

export interface Place {
  left: number;
  top: number;
  side: Side;
  /** Where along its edge the box points at the thing. */
  at: number;
}

/** How near to a corner of the box its arrow may be. */
const CORNER = 20;

/** A free place for a box beside something: never over it where there is room anywhere, never off the screen. */
export function besides(about: Rect | undefined, width: number, height: number, screenWidth: number, screenHeight: number): Place {
  const across = (left: number): number => Math.max(EDGE, Math.min(left, screenWidth - width - EDGE));
  const down = (top: number): number => Math.max(EDGE, Math.min(top, screenHeight - height - EDGE));
  const middle = { left: across((screenWidth - width) / 2), top: down((screenHeight - height) / 2) };
  if (!about) return { ...middle, side: 'apart', at: 0 };
  const centre = { left: across(about.left + about.width / 2 - width / 2), top: down(about.top + about.height / 2 - height / 2) };
  const places: { left: number; top: number; side: Side; fits: boolean }[] = [
    { ...centre, top: about.top - height - GAP, side: 'above', fits: about.top - height - GAP >= EDGE },
    { ...centre, top: about.top + about.height + GAP, side: 'below', fits: about.top + about.height + GAP + height + EDGE <= screenHeight },
    { ...centre, left: about.left + about.width + GAP, side: 'right', fits: about.left + about.width + GAP + width + EDGE <= screenWidth },
    { ...centre, left: about.left - width - GAP, side: 'left', fits: about.left - width - GAP >= EDGE },
  ];
  const found = places.find((place) => place.fits);
  if (found) {
    const upright = found.side === 'above' || found.side === 'below';
    const wished = upright ? about.left + about.width / 2 - found.left : about.top + about.height / 2 - found.top;
    const at = Math.max(CORNER, Math.min(wished, (upright ? width : height) - CORNER));
    return { left: found.left, top: found.top, side: found.side, at };
  }
  // it fills the screen: where least of it is covered, in the middle if that is as good as anywhere
  const shared = (from: number, size: number, other: number, otherSize: number): number =>
    Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other));
  const covered = ({ left, top }: { left: number; top: number }): number =>
    shared(left, width, about.left, about.width) * shared(top, height, about.top, about.height);
  const free = [middle.left, EDGE, screenWidth - width - EDGE].flatMap((left) => [screenHeight - height - EDGE, EDGE].map((top) => ({ left, top })));
  const best = free.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  return { ...best, side: 'apart', at: 0 };
}

/** The first element of some selectors that is to be seen; if it is to be `pressed`, it must be within reach. */
export function seenElement(selectors: string[], pressed: boolean): Element | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll(selector)) if (isSeen(element) && (!pressed || isReachable(element))) return element;
  return null;
}

function isSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const dialog = document.querySelector('dialog[open]');
  return width > 0 && height > 0 && getComputedStyle(element).visibility !== 'hidden' && (!dialog || dialog.contains(element));
}

function isReachable(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return !element.closest('[inert]'); // it is brought into sight
  const hit = document.elementsFromPoint(x, y).find((each) => !each.closest('[data-guide]')); // the note itself goes aside
  return hit !== undefined && (element.contains(hit) || hit.contains(element));
}
