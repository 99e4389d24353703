// Where a small box goes beside what it explains: below, else above, and never off the screen.

interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

export function placed(
  target: Rect,
  box: Rect,
  screenWidth: number,
  screenHeight: number,
): { left: number; top: number } {
  const middle = target.left + target.width / 2 - box.width / 2;
  const left = within(middle, GAP, screenWidth - box.width - GAP);
  const below = target.top + target.height + GAP;
  const above = target.top - box.height - GAP;
  const top = below + box.height + GAP <= screenHeight ? below : above >= GAP ? above : screenHeight - box.height - GAP;
  return { left, top: Math.max(GAP, top) };
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}
