// What gives a scene its scale and its life: people, ships, flags, trees, and round buildings.

import type { Strokes } from '../drawing';
import { block, line, palm, placed, short } from '../pen';

/** A path, scaled and moved; a negative scale mirrors it. */
export const moved = (path: string, x: number, y: number, scale = 1, upwards = Math.abs(scale)): string =>
  placed(path, x, y, Math.abs(scale), scale < 0, upwards);

/** Several drawings as one. */
export function together(...all: Strokes[]): Strokes {
  const sum: Record<string, string> = {};
  for (const each of all) for (const [paint, path] of Object.entries(each)) sum[paint] = (sum[paint] ?? '') + path;
  return sum;
}

/** A drawing, moved and scaled. */
export const put = (drawn: Strokes, x: number, y: number, scale = 1, scaleY = Math.abs(scale)): Strokes =>
  Object.fromEntries(Object.entries(drawn).map(([paint, path]) => [paint, moved(path as string, x, y, scale, scaleY)]));

/** The same on both sides of an upright axis. */
export const twice = (axis: number, drawn: Strokes): Strokes => together(drawn, put(drawn, 2 * axis, 0, -1));
export const both = (axis: number, path: string): string => path + moved(path, 2 * axis, 0, -1);

/** The ground in front of all, down to the edge of the plate. */
export const FOREGROUND = block(-4, 106, 368, 18);

/** Somebody in a long robe. */
export const person = (x: number, foot: number, height: number): string =>
  moved('M-2.2 0Q-2 -5 -1.3 -7Q0 -8 1.3 -7Q2 -5 2.2 0zM-1.3 -8.7a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z', x, foot, height / 10);

export const people = (height: number, ...places: [number, number][]): string => places.map(([x, foot]) => person(x, foot, height)).join('');

/** A statue with a raised arm: the one to the right, or with -1 to the left. */
export const statue = (x: number, foot: number, height: number, side = 1): string =>
  moved(
    'M-3.4 0L-3 -8L-3.4 -13Q-3.2 -15.6 -1.4 -16H1.4Q2.8 -15.8 3.6 -14.2L6 -18.6L7.4 -18L4.9 -12.2L3.2 -12.6L3 -8L3.6 0zM-1.8 -18a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0zM-3.3 -12L3 -7.5L1 0L3 -7.5z',
    x,
    foot,
    (side * height) / 20,
    height / 20,
  );

/** A pennant on a pole; `lines` has the pole. */
export const pennant = (x: number, foot: number, height: number, length: number): Strokes => ({
  lines: line([x, foot], [x, foot - height]),
  tint: moved('M0 0Q.3 -.2 .5 .05T1 .1L.8 .35Q.6 .5 .4 .4T0 .5z', x, foot - height, length, Math.abs(length)),
});

/** A ship under sail, seen from the side; its bow to the right, or with a negative length to the left. */
export const ship = (x: number, water: number, length: number): Strokes =>
  put({ whole: 'M-13 -4Q-9 -3 8 -3Q12 -4 14 -7Q13 0 9 2H-9Q-12 0 -13 -4z', tint: 'M-5 -20Q5 -18 9 -19Q13 -12 8 -6Q2 -5 -5 -6Q-1 -13 -5 -20z', lines: 'M1 -3V-23M-8 -20L10 -19.5' }, x, water, length / 28);

/** A palm with its trunk, as lines. */
export const palmTree = (x: number, foot: number, height: number, lean = 2): string =>
  `M${short(x)} ${short(foot)}q${short(lean * 0.2)} ${short(-height * 0.6)} ${short(lean)} ${short(-height)}` + palm(x + lean, foot - height, height * 0.42);

/** An umbrella pine or thorn tree: a flat crown; `treeStem` is what it stands on. */
export const flatCrown = (x: number, top: number, width: number): string =>
  moved('M-1 .34Q-1.05 .1 -.7 .1Q-.55 -.05 -.25 .02Q0 -.08 .3 .03Q.6 -.03 .75 .12Q1.05 .12 1 .34Q0 .22 -1 .34z', x, top, width / 2);
export const stem = (x: number, foot: number, height: number): string =>
  `M${short(x)} ${short(foot)}q${short(height * 0.05)} ${short(-height * 0.5)} 0 ${short(-height)}m0 ${short(height * 0.28)}l${short(height * 0.2)} ${short(-height * 0.24)}m${short(-height * 0.2)} ${short(height * 0.3)}l${short(-height * 0.17)} ${short(-height * 0.24)}`;

/** The crown of a broad tree, in one line. */
export const bush = (x: number, y: number, r: number): string =>
  moved('M-1 .45Q-1.35 .1 -.95 -.2Q-.95 -.75 -.4 -.72Q-.1 -1.12 .35 -.82Q.95 -.85 .95 -.3Q1.35 .05 1 .45Q.5 .7 0 .55Q-.5 .7 -1 .45z', x, y, r);

/** Long flat clouds, as an engraver draws them. */
export const cloud = (x: number, y: number, width: number): string =>
  moved('M-.5 0H.5M-.34 0Q-.36 -.09 -.24 -.09Q-.2 -.2 -.04 -.17Q.06 -.26 .18 -.16Q.34 -.17 .32 0', x, y, width);

/** A round wall seen from a little above: wider or narrower at its top. */
export const drum = (x: number, r: number, top: number, foot: number, sag: number, topR = r, topSag = sag): string =>
  `M${short(x - topR)} ${short(top)}A${short(topR)} ${short(topSag)} 0 0 0 ${short(x + topR)} ${short(top)}L${short(x + r)} ${short(foot)}A${short(r)} ${short(sag)} 0 0 1 ${short(x - r)} ${short(foot)}z`;

/** What of a round wall lies in the shade, from a part of its radius to its right edge. */
export function drumShade(x: number, r: number, top: number, foot: number, sag: number, from = 0.6, topR = r, topSag = sag): string {
  const lower = Math.sqrt(1 - from * from);
  return (
    `M${short(x + topR * from)} ${short(top + topSag * lower)}A${short(topR)} ${short(topSag)} 0 0 0 ${short(x + topR)} ${short(top)}` +
    `L${short(x + r)} ${short(foot)}A${short(r)} ${short(sag)} 0 0 1 ${short(x + r * from)} ${short(foot + sag * lower)}z`
  );
}

/** Openings around a round wall: narrower towards its edges. */
export function roundArcade(x: number, r: number, number: number, foot: number, sag: number, width: number, height: number, first = -1.3, last = 1.3): string {
  let path = '';
  for (let i = 0; i < number; i++) {
    const angle = first + ((last - first) * i) / (number - 1);
    const [middle, half, y] = [x + r * Math.sin(angle), (width * Math.cos(angle)) / 2, foot + sag * Math.cos(angle)];
    path += `M${short(middle - half)} ${short(y)}v${short(half - height)}a${short(half)} ${short(half)} 0 0 1 ${short(2 * half)} 0v${short(height - half)}z`;
  }
  return path;
}
