// How a thing moves from one place to another: transforms and opacity only, so that the compositor does it alone.

import type { Travel } from './beats';

export interface Steps {
  frames: Keyframe[];
  timing: KeyframeAnimationOptions;
}

/** The width of a card as it is drawn; it is scaled from there. */
export const CARD = 112;
const CARD_HEIGHT = 150;
const PACK = 0.36;

const middle = (rect: DOMRect): [number, number] => [rect.x + rect.width / 2, rect.y + rect.height / 2];
const at = (rect: DOMRect, scale: number, lift = 0): string => {
  const [x, y] = middle(rect);
  return `translate(${x}px, ${y - lift}px) translate(-50%, -50%) scale(${scale})`;
};
const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(value, high));

/** How large a card stands before a city: as large as the city allows. */
const standing = (rect: DOMRect): number => between(0.36, (rect.height * 0.9) / CARD_HEIGHT, 0.86);
const lying = (rect: DOMRect): number => between(0.24, rect.width / CARD, 0.7);

const EASE = 'cubic-bezier(0.3, 0.6, 0.25, 1)';

/** A card comes forward and stands before its city. */
export function toStand(from: DOMRect | null, stand: DOMRect, duration: number): Steps {
  const scale = standing(stand);
  const start = from ? at(from, between(0.4, from.width / CARD, 1.6)) : at(stand, scale * 0.8, -18);
  const frames = [
    { transform: start, opacity: from ? 1 : 0 },
    { transform: at(stand, scale), opacity: 1, offset: 0.5 },
    { transform: at(stand, scale), opacity: 1 },
  ];
  return { frames, timing: { duration, easing: EASE, fill: 'both' } };
}

export function travelling(kind: Travel['kind'], from: DOMRect, to: DOMRect, duration: number, stands: boolean): Steps {
  const timing: KeyframeAnimationOptions = { duration, easing: EASE, fill: 'both' };
  if (kind === 'card' || kind === 'back') {
    const first = standing(from);
    const rise = stands ? [] : [{ transform: at(from, first * 0.8), opacity: 0 }];
    const frames = [
      ...rise,
      { transform: at(from, first), opacity: 1, ...(stands ? {} : { offset: 0.2 }) },
      { transform: at(from, first * 1.08, 6), opacity: 1, offset: 0.35 },
      { transform: at(to, lying(to)), opacity: 1 },
    ];
    return { frames, timing };
  }
  if (kind === 'pack') {
    const frames = [
      { transform: at(from, PACK * 0.7), opacity: 0 },
      { transform: at(from, PACK), opacity: 1, offset: 0.2 },
      { transform: at(to, PACK), opacity: 1, offset: 0.85 },
      { transform: at(to, PACK * 0.8), opacity: 0 },
    ];
    return { frames, timing: { ...timing, easing: 'ease-in-out' } };
  }
  const lift = between(6, Math.min(from.y, to.y) - 10, 26);
  const half = new DOMRect((from.x + to.x) / 2, (from.y + to.y) / 2, (from.width + to.width) / 2, (from.height + to.height) / 2);
  const frames = [
    { transform: at(from, 0.7), opacity: 0 },
    { transform: at(from, 1.1), opacity: 1, offset: 0.18 },
    { transform: at(half, 1.25, lift), opacity: 1, offset: 0.55 },
    { transform: at(to, 1), opacity: 1, offset: 0.92 },
    { transform: at(to, 0.7), opacity: 0 },
  ];
  return { frames, timing: { ...timing, easing: 'linear' } };
}

/** The two sides of a card that is turned: the one gets narrow, then the other wide. */
export const turned = (duration: number): { rear: Steps; front: Steps } => {
  const timing: KeyframeAnimationOptions = { duration, fill: 'both' };
  return {
    rear: { frames: [{ transform: 'scaleX(1)' }, { transform: 'scaleX(1)', offset: 0.55 }, { transform: 'scaleX(0)', offset: 0.75 }, { transform: 'scaleX(0)' }], timing },
    front: { frames: [{ transform: 'scaleX(0)' }, { transform: 'scaleX(0)', offset: 0.75 }, { transform: 'scaleX(1)' }], timing },
  };
};
