// The fountain of Brussels: a boy in his niche, between the houses of the guilds.

import type { Scene, Strokes } from '../drawing';
import { birds, block, columns, disc, line } from '../pen';
import { FOREGROUND, both, moved, pennant, people, put, together } from './staffage';

/** Gables on a width of 2, their foot at 0: steps, a bell, scrolls. */
const GABLES = {
  steps: 'M-1 0V-.22H-.78V-.46H-.56V-.7H-.34V-.94H-.14V-1.2H.14V-.94H.34V-.7H.56V-.46H.78V-.22H1V0z',
  bell: 'M-1 0Q-.62 -.1 -.56 -.5Q-.5 -.86 -.3 -.9L0 -1.2L.3 -.9Q.5 -.86 .56 -.5Q.62 -.1 1 0z',
  scrolls: 'M-1 0Q-1.12 -.3 -.86 -.32Q-.6 -.3 -.56 -.62H-.5Q-.52 -.9 -.3 -.92H-.24Q-.22 -1.24 0 -1.26Q.22 -1.24 .24 -.92H.3Q.52 -.9 .5 -.62H.56Q.6 -.3 .86 -.32Q1.12 -.3 1 0z',
};

function house(x: number, width: number, eaves: number, gable: keyof typeof GABLES, brick: boolean): Strokes {
  const front = block(x, eaves, width, 106 - eaves) + moved(GABLES[gable], x + width / 2, eaves, width / 2);
  const [panes, storeys] = [width > 36 ? 4 : 3, Math.floor((98 - eaves) / 17)];
  const gap = (width - 4) / panes;
  let windows = '';
  for (let i = 0; i < storeys; i++) windows += columns(x + 2 + gap * 0.2, panes, gap, gap * 0.6, eaves + 5 + i * 16, eaves + 15 + i * 16);
  return {
    [brick ? 'tint' : 'whole']: front,
    shade: windows + block(x + width * 0.4, 93, width * 0.2, 13) + disc(x + width / 2, eaves - width * 0.22, width * 0.09) + block(x + width - 2.5, eaves, 2.5, 106 - eaves),
    lines: line([x, eaves], [x + width, eaves]) + Array.from({ length: storeys }, (_, i) => `M${x} ${eaves + 18 + i * 16}h${width}`).join('') + `M${x + width / 2} ${eaves - width * 0.6}v-5`,
  };
}

/** The boy, 40 high, his feet at 0, looking to the right. */
const BOY: Strokes = {
  whole:
    'M-5 0Q-6 -1 -4 -2.5Q-6 -8 -5 -13Q-8 -16 -6.5 -20Q-7 -26 -4 -29.5Q-1 -31 2 -30Q6 -28 6.5 -24Q9.5 -20 7.5 -15.5Q8.5 -9 6.5 -3L10 -1V0H3L2.5 -10L1 -12L0 -3L2 -1V0z' +
    'M-4 -35.5a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0 -10.4 0z',
  shade: 'M-5 0Q-6 -1 -4 -2.5Q-6 -8 -5 -13Q-8 -16 -6.5 -20Q-7 -26 -4 -29.5Q-4.5 -22 -3 -17Q-3 -8 -2 -3L2 -1V0z',
  lines: 'M-3 -27Q-8 -22 -6 -18Q-1 -15 6 -15.5M6 -15.5Q8 -15.5 8.5 -14.5M-3.5 -33Q-6 -35 -4.5 -37.5Q-5 -41 -1.5 -41Q1 -43 3.5 -41Q6.5 -41 6.5 -38M3.5 -36h.1M4.5 -32.5Q5.5 -32 6 -33M4 -24h.1',
};

const manneken_pis: Scene = {
  tint: 'clay',
  ground: {
    whole: 'M-4 106V84L8 74L22 84V106zM338 106V82L352 72L364 82V106z' + FOREGROUND,
    lines: 'M10 111H70M90 111H130M232 111H290M304 111H350M40 116H120M240 116H320',
  },
  layers: [
    {
      whole: 'M138 106Q140 100 146 98H220Q226 100 228 106zM138 106H228L224 118H142z' + block(166, 86, 28, 12) + block(162, 82, 36, 4),
      shade: 'M204 106H228L224 118H202z' + block(186, 86, 8, 12) + 'M146 104Q150 101 156 100H214Q220 101 222 104z',
      lines: 'M146 112H218' + disc(180, 92, 2.5),
    },
    {
      whole: block(146, 34, 68, 48) + block(142, 28, 76, 6) + 'M146 28Q156 26 160 18H200Q204 26 214 28z' + 'M164 18L180 9L196 18z',
      shade: 'M160 82V54A20 18 0 0 1 200 54V82z' + block(209, 34, 5, 48),
      lines: 'M153 34V82M207 34V82M157 82V54A23 21 0 0 1 203 54V82M180 54V37M180 54L168 40M180 54L192 40M180 54L161 48M180 54L199 48' + disc(180, 23, 2.5),
    },
    together(house(22, 38, 50, 'steps', true), house(60, 40, 44, 'bell', false), house(100, 34, 56, 'scrolls', true)),
    together(house(226, 34, 54, 'bell', true), house(260, 40, 43, 'scrolls', false), house(300, 38, 52, 'steps', true)),
    put(BOY, 178, 82, 1),
  ],
  light: together(
    { lines: 'M187 67.5Q200 66 206 80T210 103M188.5 67Q202 65 209 82T214 103M205 102Q210 99 217 102' + birds([120, 16, 5], [238, 16, 5], [250, 10, 4]) + both(180, 'M117 46Q130 44 144 30') },
    { tint: both(180, 'M121 45.7l5 -.8l-1.5 5zM129 43l5 -2.5l-.5 5zM136 38.5l4.5 -4l1 5z') },
    pennant(80, 17, 9, 11), pennant(280, 16, 9, 11), pennant(41, 25, 10, 10), pennant(319, 27, 10, 10),
    { whole: people(12, [116, 116], [128, 117], [244, 116]) + people(8, [104, 116], [254, 116]) + moved('M-4 0Q-5 -4 -1 -5L1 -8Q3 -9 4 -7L6 -6.5L4 -5.5Q4 -1 1 0z', 236, 116, 0.8), glow: columns(72.8, 2, 9, 5.4, 65, 75) + columns(263.8, 1, 9, 5.4, 64, 74) + columns(281.8, 1, 9, 5.4, 48, 58) },
  ),
};

export const LOW_COUNTRIES: Record<string, Scene> = { manneken_pis };
