// Of the Greeks: the tomb of Mausolos, Zeus of Olympia, Artemis of Ephesos.

import type { Scene, Strokes } from '../drawing';
import { birds, block, columns, courses, crown, disc, flame, hills, line, pediment, placed, rays, ripples, shape } from '../pen';
import { boat, chariot, cypresses, lion, people, pine, put, together } from './props';

const CORNER = 208;

/** A storey of the tomb: its front in the light, its side in the shade. */
const storey = (left: number, right: number, top: number, foot: number, corner = CORNER): Strokes => ({
  whole: block(left, top, right - left, foot - top),
  shade: block(corner, top, right - corner, foot - top),
});

const STEPS = 8;
const roofStep = (i: number): Strokes => storey(118 + i * 5.8, 250 - i * 6.6, 41.2 - i * 2.3, 43.5 - i * 2.3, CORNER - i * 2.4);

const mausoleum: Scene = {
  tint: 'clay',
  ground: [
    { leaf: hills(104, [-60, 190, 22], [210, 220, 28]) },
    { lines: 'M286 96C286 86 312 86 312 96M290 96C290 89 308 89 308 96M294 96C294 92 304 92 304 96' },
    { whole: block(8, 93, 9, 7) + block(19, 90, 8, 10) + block(29, 94, 10, 6) + block(322, 92, 9, 8) + block(333, 89, 8, 11) + block(343, 93, 11, 7) },
    { water: 'M0 100H96C88 104 60 107 0 108z', lines: ripples(2, 76, 101.5, 106, 6) },
    { whole: 'M0 108C60 107 90 104 100 102H262C300 102 340 102 360 101V120H0z', lines: 'M0 108C60 107 90 104 100 102' },
  ],
  layers: [
    // the podium
    [
      together(storey(104, 264, 101, 108), storey(109, 259, 78, 101), storey(105, 263, 74.5, 78)),
      { lines: courses(113, 90, 92, 97, 5) + line([109, 88], [208, 88]) + line([CORNER, 78], [CORNER, 108]) + line([109, 98], [259, 98]) + line([CORNER, 88], [259, 88]) + courses(214, 36, 92, 97, 5) },
    ],
    // the precinct: stairs, lions, statues, cypresses
    [
      together(cypresses(106, [92, 40], [80, 33], [68, 38], [276, 38], [288, 32], [300, 36])),
      { whole: block(40, 98, 62, 10) + block(266, 98, 62, 10) + block(38, 96, 66, 2.5) + block(264, 96, 66, 2.5), shade: block(40, 105, 62, 3) + block(266, 105, 62, 3) },
      { whole: shape([140, 112], [180, 112], [172, 101], [148, 101]), lines: line([146.5, 103.5], [173.5, 103.5]) + line([144.5, 106.2], [175.5, 106.2]) + line([142.5, 109], [177.5, 109]), shade: block(154, 86, 12, 15) },
      together(lion(133, 108, 12), lion(187, 108, 12, true), lion(47, 96, 10), lion(321, 96, 10, true)),
      people(11, [115, 101], [123, 101], [195, 101], [202, 101], [220, 101], [232, 101], [244, 101]),
    ],
    // the colonnade
    [
      { whole: block(126, 48, 116, 26.5), shade: block(126, 48, 116, 26.5) },
      people(11, [131.5, 74.5], [146, 74.5], [160.5, 74.5], [175, 74.5], [189.5, 74.5]),
      { whole: columns(119, 7, 14.3, 4.6, 50.5, 73) + columns(214, 5, 9.1, 3.6, 50.5, 73) + columns(117.8, 7, 14.3, 7, 48, 50.5) + columns(213.2, 5, 9.1, 5.2, 48, 50.5) + block(115, 73, 138, 1.5), shade: columns(121.6, 7, 14.3, 2, 50.5, 73) + columns(214, 5, 9.1, 3.6, 50.5, 73) },
      together(storey(113, 255, 43.5, 48), { lines: line([113, 45.5], [255, 45.5]) }),
    ],
    // the stepped roof
    Array.from({ length: STEPS }, (_, i) => roofStep(i)),
    // the chariot on top, the frieze, lions along the eaves
    [
      storey(167, 196, 22, 25, 187),
      ...chariot(180, 22, 0.64),
      { tint: block(109, 80.5, 150, 6), lines: Array.from({ length: 24 }, (_, i) => `M${112 + i * 6} 86l${i % 2 ? 2 : 1} -4l${i % 3 ? 1.8 : 3} 3.6`).join('') },
      together(lion(117, 43.5, 5), lion(251, 43.5, 5, true)),
    ],
  ],
  light: [
    { lines: rays(180, 18, 4, 20, 27, Math.PI * 1.04, Math.PI * 0.2) + rays(184, 18, 4, 20, 27, -Math.PI * 0.24, Math.PI * 0.2) + birds([84, 34, 4.5], [98, 42, 3.5], [268, 34, 4], [284, 26, 3]) },
    { glow: flame(146, 100, 5) + flame(174, 100, 5), lines: line([146, 104], [146, 100]) + line([174, 104], [174, 100]) },
    together(people(7, [154, 115], [160, 116], [167, 115], [218, 114], [100, 114]), boat(42, 105, 0.55)),
  ],
};

const dorian = (x: number): Strokes => ({
  whole: shape([x, 103], [x + 0.9, 40], [x + 8.1, 40], [x + 9, 103]) + shape([x + 0.6, 40], [x - 0.8, 37], [x + 9.8, 37], [x + 8.4, 40]) + block(x - 1, 35, 11, 2),
  shade: shape([x + 5.5, 103], [x + 5.2, 40], [x + 8.1, 40], [x + 9, 103]) + block(x + 6.5, 35, 3.5, 2),
  lines: line([x + 2.6, 102], [x + 2.9, 42]),
});

const treasury = (x: number, foot: number): Strokes => ({
  whole: block(x, foot - 13, 18, 13) + pediment(x - 1.5, foot - 13, 21, 5.5),
  shade: block(x + 4, foot - 10, 3, 10) + block(x + 11, foot - 10, 3, 10),
});

const zeus: Scene = {
  tint: 'bronze',
  ground: [
    { leaf: hills(104, [-70, 200, 24], [214, 210, 30]), lines: '' },
    together(treasury(18, 101), treasury(40, 103), treasury(304, 103), treasury(326, 101)),
    { leaf: 'M0 103C60 100 300 100 360 103V120H0z' },
    together({ leaf: crown(8, 92, 8) + crown(352, 92, 8), lines: line([8, 98], [8, 108]) + line([352, 98], [352, 108]) }),
  ],
  layers: [
    // the floor and its steps
    { whole: block(70, 110, 220, 3.5) + block(75, 106.5, 210, 3.5) + block(80, 103, 200, 3.5), shade: block(230, 110, 60, 3.5) + block(230, 106.5, 55, 3.5) + block(230, 103, 50, 3.5) },
    // the columns on both sides, and the dark hall behind
    [{ shade: block(88, 35, 184, 68) }, together(...[86, 104, 122, 229, 247, 265].map(dorian))],
    // the throne
    [
      { whole: 'M157 72V34C157 28 168 25.5 180 25.5S203 28 203 34V72z' + disc(158, 27, 2) + disc(202, 27, 2), tint: 'M161 72V36C161 31.5 170 29.5 180 29.5S199 31.5 199 36V72z', shade: 'M203 34V72H199V36C199 32 193 30 186 29.7L187 25.8C196 26.5 203 29.5 203 34z' },
      { whole: block(150, 68, 60, 5) + block(152, 73, 6, 22) + block(202, 73, 6, 22) + block(150, 60, 8, 3) + block(202, 60, 8, 3) + block(152, 63, 4, 5) + block(204, 63, 4, 5) + block(158, 78, 44, 3), shade: block(158, 73, 44, 5) + block(158, 81, 44, 14) + block(205, 73, 3, 22) + block(195, 68, 15, 5) },
      { whole: block(142, 95, 76, 8) + block(139, 94, 82, 2), shade: block(200, 96, 18, 7), tint: block(148, 97.5, 48, 4) },
    ],
    // the roof
    [
      { whole: block(80, 24, 200, 11) + pediment(74, 24, 212, 19), tint: pediment(98, 22.2, 164, 14.2), shade: block(230, 24, 50, 4.5), lines: line([80, 28.5], [280, 28.5]) + line([80, 34], [280, 34]) },
      { lines: Array.from({ length: 22 }, (_, i) => `M${84 + i * 9} 29v4.5M${86 + i * 9} 29v4.5`).join('') + 'M180 5V1.5M76 24v-4M284 24v-4' },
      { whole: [-36, -24, -13, 13, 24, 36].map((dx) => put(people(10 - Math.abs(dx) * 0.13, [0, 0]), 180 + dx, 22).whole ?? '').join('') + (people(12, [180, 22]).whole ?? '') },
    ],
    // the god, Victory on his hand, the sceptre with the eagle
    [
      { whole: 'M172 49C166 49 161 54 158.5 59C154 60.5 150 59 145.5 57.5L144 60.5C149 63.5 154 65.5 159.5 64.5C164 62 168 59 171 57zM188 49C195 49.5 200 52 204 54.5C207 52 208.5 49 210.5 46L213.5 48C212 53 209 57.5 205 60C199 59.5 194 57.5 189 56.5z', shade: 'M145 60.7C150 63.5 154 65.5 159.5 64.5C164 62 168 59 171 57L170.5 55C166 58 162 61.5 158 62C153 62 149 61 145.5 59zM213.5 48C212 53 209 57.5 205 60C199 59.5 194 57.5 189 56.5L189 54.5C195 56 200 57.5 204 57C208 54.5 210.5 51 211.8 47z' },
      { whole: 'M167.5 48.5C172 46.5 175 46.5 177 45H183C185 46.5 188 46.5 192.5 48.5C192 53 190 57 189 61L188.5 70H171.5L171 61C170 57 168 53 167.5 48.5z', shade: 'M183 45C185 46.5 188 46.5 192.5 48.5C192 53 190 57 189 61L188.5 70H183C186 62 186 52 183 45z', lines: 'M180 49V63M172.5 54.5C175 56.5 178 56.3 180 54.8C182 56.3 185 56.5 187.5 54.5M177 59.5h6M177 63h6' },
      { tint: 'M170 62C163 64 156.5 67 156 73C155.5 77 158 80 158.5 84L157.5 95H171C174 92 186 92 189 95H202.5L201.5 84C202 80 204.5 77 204 73C203.5 67 199 63 193 60C195 55 194 50 191 47.5L187 46.5C189 52 188 58 186 63C181 66 175 65 170 62z', lines: 'M172 64C178 70 190 70 196 66M168 66C174 74 188 76 199 70M163 69C166 76 164 86 163 94M169 77C174 82 186 82 192 76M168 80C171 85 171.5 90 171 95M192 80C189 85 188.5 90 189 95M160 75C162 82 161 88 160 94M197 76C195 84 197 90 198 94M178 80C177 85 177 88 177 92M184 80C184.5 85 184 88 184 92' },
      { tint: 'M174.4 43C172.4 40 172.2 36.5 173.2 34.2C174.4 31 177 29.8 180 29.8S185.6 31 186.8 34.2C187.8 36.5 187.6 40 185.6 43C186.2 47.5 184.4 51.8 180 53C175.6 51.8 173.8 47.5 174.4 43z' },
      { whole: 'M175 38.5C174.8 35.5 177 34.2 180 34.2S185.2 35.5 185 38.5C185 41 184.6 43 183.4 44.4C181.5 43.4 178.5 43.4 176.6 44.4C175.4 43 175 41 175 38.5z', shade: 'M181.6 34.3C184 34.8 185.2 36 185 38.5C185 41 184.6 43 183.4 44.4C182.8 44 182 43.8 181.2 43.7C182.4 41 182.6 37 181.6 34.3z', leaf: 'M172.6 37C172.4 34.8 173.4 33 175.2 32.4 175.4 34.4 174.6 36.2 172.6 37zM175 33.6C175.4 31.6 177 30.4 179.2 30.6 178.8 32.6 177.2 33.8 175 33.6zM187.4 37C187.6 34.8 186.6 33 184.8 32.4 184.6 34.4 185.4 36.2 187.4 37zM185 33.6C184.6 31.6 183 30.4 180.8 30.6 181.2 32.6 182.8 33.8 185 33.6z', lines: 'M176.6 38.3h2.1M181.3 38.3h2.1M180 38.5L179.6 41.4H180.6M178.2 45.6C179.2 45 180.8 45 181.8 45.6M177 47.5C177.6 49.5 178.4 51 179.2 52M183 47.5C182.4 49.5 181.6 51 180.8 52M180 48V52' },
      { whole: 'M156.5 95C156 97 159 97.5 163 97L169 96.5V93.5H159zM203.5 95C204 97 201 97.5 197 97L191 96.5V93.5H201z' },
      { whole: 'M143.3 57.5L143.8 51C143.5 49 144 47.5 145.5 47.5S147.3 49 147 51L148.2 57.5z' + disc(145.4, 45.6, 1.5), glow: 'M144.2 49C141 47.5 138.5 44 138.5 39.5 141.5 42 143.8 45 144.8 48.5zM147 49C149.5 47 151 43.5 150.5 39.5 148 42 146.8 45.5 146.2 48.5z' },
      { whole: block(211.2, 44, 1.6, 50), glow: placed('M0 0C-2.5 0-5.5-2.5-7.5-6.5-4.5-5.5-2.5-5-1.2-4.2-1.2-6.2.5-7.2 1.7-6.2L3-5.5 1.8-4.7C3.5-4.5 5.5-5.5 7.5-7 6-2.5 3 0 0 0z', 212, 43.5) + disc(212, 44.5, 1.2) },
    ],
  ],
  depth: [0, 1, 2, 3, 4],
  light: [
    { lines: rays(180, 39, 5, 12, 17, Math.PI * 0.98, Math.PI * 0.26) + rays(180, 39, 5, 12, 17, -Math.PI * 0.24, Math.PI * 0.26) + birds([60, 34, 4.5], [48, 42, 3.5], [306, 36, 4], [318, 30, 3]) },
    { glow: flame(135, 91, 9) + flame(225, 91, 9), whole: [135, 225].map((x) => `M${x - 4} 91h8c-.5 2.5-2 3.5-4 3.5s-3.5-1-4-3.5z`).join(''), lines: [135, 225].map((x) => `M${x} 94.5L${x - 3} 103M${x} 94.5L${x + 3} 103M${x} 94.5V103`).join('') },
    people(8, [100, 114], [110, 115.5], [118, 114.5], [246, 114.5], [254, 115.5], [180, 117], [190, 116]),
  ],
};

/** The long side of the temple runs away from the eye: how far along, 0 to 1, and how high, 0 (floor) to 1 (eaves). */
const far = (along: number, high: number): [number, number] => {
  const near = (1.9 * along) / (1 + 0.9 * along);
  return [184 + 126 * near, 97 - 4 * near - high * (46 - 12 * near)];
};
const flank = (from: number, to: number, low: number, top: number): string => shape(far(from, low), far(to, low), far(to, top), far(from, top));
const FLANK = Array.from({ length: 13 }, (_, i) => 0.012 + i * 0.08);
const FRONT = Array.from({ length: 8 }, (_, i) => 72 + i * 15.2);

const ionic = (x: number): Strokes => ({
  whole: shape([x, 97], [x + 0.6, 54.5], [x + 5.4, 54.5], [x + 6, 97]) + block(x - 0.8, 51, 7.6, 1.5) + disc(x - 0.3, 53.2, 1.3) + disc(x + 6.3, 53.2, 1.3) + block(x - 0.8, 95, 7.6, 2),
  shade: shape([x + 3.6, 95], [x + 3.4, 54.5], [x + 5.4, 54.5], [x + 6, 95]),
  tint: block(x, 84, 6, 9),
});

const artemis: Scene = {
  tint: 'clay',
  ground: [
    { leaf: hills(102, [-60, 220, 22], [150, 150, 12], [240, 190, 26]) },
    { leaf: 'M0 102C60 100 300 97 360 100V120H0z' },
    together(pine(34, 104, 34), cypresses(104, [16, 26], [24, 32], [338, 28], [330, 22], [348, 34])),
  ],
  layers: [
    // the steps
    { whole: shape([58, 112], [194, 112], [326, 101], [326, 97], [310, 93], [66, 93]) + block(58, 108.5, 136, 3.5) + block(61, 105, 132, 3.5) + block(64, 101, 128, 4) + block(67, 97, 124, 4), shade: shape([194, 112], [191, 97], [314, 92.5], [326, 101]), lines: line([194, 108.5], [325, 99]) + line([193, 105], [322, 97]) + line([192, 101], [318, 95]) },
    // eight columns in front, their lowest drums carved
    [{ shade: block(76, 52, 108, 45) }, { whole: block(110, 60, 32, 37), shade: block(118, 64, 16, 33) }, together(...FRONT.map(ionic)), { lines: FRONT.map((x) => `M${x + 1.5} 92c0-3 .5-5 1.5-7M${x + 4} 92c0-3-.3-5 .4-7`).join('') }],
    // the long side
    [{ shade: flank(0, 1, 0, 1) }, { whole: FLANK.map((t) => flank(t, t + 0.034, 0, 1)).join(''), shade: FLANK.map((t) => flank(t + 0.018, t + 0.034, 0, 1)).join('') }],
    // beams and gable
    [
      { whole: shape(far(-0.01, 1), far(1.02, 1), far(1.02, 1.17), far(-0.01, 1.17)), shade: shape(far(-0.01, 1), far(1.02, 1), far(1.02, 1.17), far(-0.01, 1.17)) },
      { whole: block(66, 43.5, 120, 7.5) + pediment(61, 43.5, 130, 27), lines: line([66, 47], [186, 47]), tint: pediment(75, 41.5, 102, 21) },
      { whole: block(121.5, 27, 9, 14.5) + block(104, 33, 6, 8.5) + block(142, 33, 6, 8.5), shade: block(123, 28.5, 6, 13) + block(105.2, 34.2, 3.6, 7.3) + block(143.2, 34.2, 3.6, 7.3) },
    ],
    // the roof, its ornaments, the goddess in the gable, the altar
    [
      { tint: shape([126, 16.5], [191, 43.5], far(1.03, 1.17), [256, 36]), lines: Array.from({ length: 9 }, (_, i) => line([126 + 14.4 * (i + 1), 16.5 + 2.15 * (i + 1)], far((i + 1) / (11.5 - i * 0.15), 1.18))).join('') },
      { whole: 'M126 16.5C121.5 14.5 121 10.5 122.5 8.5 124 9.5 124.8 10 125 11 124.8 8.5 125.4 7 126 5.5 126.6 7 127.2 8.5 127 11 127.2 10 128 9.5 129.5 8.5 131 10.5 130.5 14.5 126 16.5zM62 43.5C58 42 57 38.5 58.5 35.5 61.5 36.5 64.5 39 65.5 42zM190 43.5C194 42 195 38.5 193.5 35.5 190.5 36.5 187.5 39 186.5 42z' },
      { whole: 'M124 41.5L124.6 34C123 33.5 122.5 32.5 122.8 31.5L124.8 32.3C124.5 30 125 28.6 126 28.6S127.5 30 127.2 32.3L129.2 31.5C129.5 32.5 129 33.5 127.4 34L128 41.5z', glow: disc(126, 29.8, 1.3) },
      { whole: block(206, 106, 26, 8) + block(203, 104, 32, 2.5), shade: block(223, 106, 9, 8) },
    ],
  ],
  depth: [0, 2, 1, 3, 4],
  light: [
    { glow: flame(219, 104, 9), lines: `M219 92c-3-4 3-6 0-10c-2.5-4 2.5-6 .5-10${rays(126, 20, 4, 20, 26, Math.PI * 1.1, Math.PI * 0.2) + rays(126, 20, 4, 20, 26, -Math.PI * 0.3, Math.PI * 0.2)}${birds([46, 40, 4.5], [56, 48, 3.5], [272, 28, 4], [288, 36, 3])}` },
    together(people(8, [192, 116], [200, 117], [242, 114.5], [250, 115.5], [126, 108], [110, 116]), put(STAG(), 272, 115, 0.9), put(STAG(), 76, 118, 0.8, true)),
  ],
};

/** A stag that stands and looks to the left, 16 high. */
function STAG(): Strokes {
  return {
    whole: 'M-7-10.5L-6.5-12-4.8-12.8-3.8-12C-3.2-10-2.6-9-1.5-8.5L4.5-8.3C6-8 6.5-7 6.3-5.5L6.5 0H5.5L5-4.5 3.8-5 3.5 0H2.5L2.6-5H-1L-1.3 0H-2.3L-2.5-5-3.2 0H-4.2L-3.6-6.5C-4.3-8-4.6-9-5-10z',
    lines: 'M-4.8-12.8C-5.5-14.5-5-16-6.5-17M-5-14.5L-7.2-15M-4.3-12.7C-3.8-14.5-3-15.5-2.8-17.2M-3.9-14.5L-1.6-15.5',
  };
}

export const GREEKS: Record<string, Scene> = { artemis, mausoleum, zeus };
