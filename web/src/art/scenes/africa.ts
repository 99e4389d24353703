// Wonders of Egypt and Ethiopia that later sets brought.

import type { Scene, Strokes } from '../drawing';
import { birds, block, columns, courses, disc, hills, line, rays, shape, short, waves } from '../pen';
import { FOREGROUND, both, flatCrown, moved, palmTree, pennant, people, put, ship, stem, together } from './staffage';

/** A king on his throne, 72 high, his feet at 0. */
const KING: Strokes = {
  whole:
    'M-12 0V-4H12V0zM-9 -4V-26H-2V-4zM2 -4V-26H9V-4zM-11 -44Q0 -49 11 -44L13 -32L9.5 -26H5L8.5 -32L6.5 -38V-32H-6.5V-38L-8.5 -32L-5 -26H-9.5L-13 -32z' +
    'M-4 -52Q-3.8 -46 0 -45.5Q3.8 -46 4 -52Q2.5 -56 0 -56Q-2.5 -56 -4 -52zM-3.5 -64Q-3 -71 0 -72Q3 -71 3.5 -64z',
  tint:
    'M-10.5 -26L-9 -32H9L10.5 -26z' +
    'M-6.5 -42L-7.5 -53Q-6 -59.5 0 -59.5Q6 -59.5 7.5 -53L6.5 -42H3Q4.6 -48 4 -52Q2.5 -56 0 -56Q-2.5 -56 -4 -52Q-4.6 -48 -3 -42zM-5 -58.5L-6 -64H6L5 -58.5Q0 -60.5 -5 -58.5z',
  shade: 'M6 -4V-26H9V-4zM-5 -4V-26H-2V-4zM4 -44.5L11 -44L13 -32L9.5 -26H5L8.5 -32L6.5 -38V-32H4zM2 -64V-71Q3.3 -69 3.5 -64zM6 0V-4H12V0zM4 -50L5 -57L7.5 -53L6.5 -42H3Q4.6 -46 4 -50z',
  lines: 'M-1 -45.5L-.8 -42.5H.8L1 -45.5M-2.3 -51H-1.2M1.2 -51H2.3M0 -26V-31',
};
const QUEEN = 'M-3 0L-2.5 -9Q-3.5 -12 -2 -13L-2.5 -17Q0 -20 2.5 -17L2 -13Q3.5 -12 2.5 -9L3 0z';

const abu_simbel: Scene = {
  tint: 'sand',
  ground: [
    { water: block(0, 106, 360, 14) },
    {
    tint: 'M-6 106L14 84L30 56L52 44L70 24L104 18L150 8L210 10L252 16L284 22L300 42L322 50L338 78L366 106z',
    shade: 'M284 22L300 42L322 50L338 78L366 106H330L318 84L300 70L290 46z',
    lines: 'M0 106H360' + 'M34 76L46 60M50 92L60 70M306 92L298 76M24 98L32 88M78 34L90 28M262 26L274 32' + waves(10, 140, 112) + waves(200, 350, 113) + waves(90, 230, 117) + palmTree(18, 106, 30, 3) + palmTree(344, 106, 26, -3),
    },
  ],
  layers: [
    { whole: block(86, 100, 188, 6) + shape([94, 100], [102, 30], [258, 30], [266, 100]), shade: shape([94, 100], [102, 30], [108, 30], [100, 100]) + block(172, 62, 16, 38), lines: block(168, 58, 24, 42) + 'M166 58H194M90 103H172M188 103H270' },
    together(...[119, 149].map((x) => put(KING, x, 100, 0.95))),
    together(...[211, 241].map((x) => put(KING, x, 100, 0.95))),
    {
      whole: 'M100 30Q101 25 98 22H262Q259 25 260 30z' + block(98, 19, 164, 3) + block(173, 38, 14, 17) + Array.from({ length: 18 }, (_, i) => moved('M-2.5 0L-3 -3Q-2.5 -7 0 -7.5Q2.5 -7 3 -3L2.5 0z', 103.5 + i * 9, 19)).join(''),
      shade: 'M103 30H257L258 28H102z' + block(183, 38, 4, 17),
      lines: moved(QUEEN, 180, 54.5, 0.7) + disc(180, 40.5, 2),
    },
    together(
      { whole: shape([284, 106], [288, 66], [330, 66], [334, 106]) + block(286, 62, 46, 4), shade: block(306, 90, 7, 16) + block(291, 74, 7, 32) + block(320, 74, 7, 32) + shape([330, 66], [334, 106], [329, 106], [326, 66]) },
      { whole: moved(QUEEN, 294.5, 106, 1.5) + moved(QUEEN, 323.5, 106, 1.5) + moved(QUEEN, 166, 100, 0.8) + moved(QUEEN, 194, 100, 0.8) },
      { whole: shape([36, 106], [39, 80], [63, 80], [66, 106]) + block(37, 76, 28, 4) + 'M71 106L73 82L75 77L77 82L79 106zM23 106L25 82L27 77L29 82L31 106z', shade: block(47, 90, 8, 16) + shape([61, 106], [60, 80], [63, 80], [66, 106]) + 'M75 106V77L77 82L79 106zM27 106V77L29 82L31 106z' },
    ),
  ],
  light: together(
    { glow: block(174.5, 66, 11, 34) + disc(180, 40.5, 1.6), lines: rays(180, 42, 3, 8, 14, Math.PI * 1.3, Math.PI * 0.4) + birds([66, 18, 5], [50, 26, 4], [306, 20, 5]) },
    put(ship(0, 0, 36), 78, 114), put(ship(0, 0, 24), 278, 113, -1),
    { whole: people(8, [150, 110], [160, 111], [202, 111], [212, 110]) },
  ),
};

/** A tower of the gate, between two of its feet. */
const pylon = (left: number, right: number, top: number): Strokes => ({
  whole: shape([left, 106], [left + 8, top], [right - 8, top], [right, 106]) + `M${left + 8} ${top}Q${left + 8} ${top - 4} ${left + 4} ${top - 7}H${right - 4}Q${right - 8} ${top - 4} ${right - 8} ${top}z`,
  shade: shape([right - 8, 106], [right - 14, top], [right - 8, top], [right, 106]) + columns(left + 22, 2, 30, 4, top + 8, 106),
  lines: `M${left + 7} ${top + 5}H${right - 7}`,
});
const obelisk = (x: number, foot: number, height: number, width: number): Strokes => ({
  whole: shape([x - width / 2, foot], [x - width * 0.36, foot - height], [x, foot - height - width], [x + width * 0.36, foot - height], [x + width / 2, foot]) + block(x - width * 0.8, foot, width * 1.6, 4),
  shade: shape([x + width * 0.15, foot], [x, foot - height - width], [x + width * 0.36, foot - height], [x + width / 2, foot]),
  lines: line([x - width * 0.36, foot - height], [x + width * 0.36, foot - height]),
});
const RAM: Strokes = {
  whole: 'M-18 0H16V4H-18zM-16 0Q-17 -8 -9 -9Q0 -10 4 -14L5 -19Q8 -23 12 -20L17 -17L15.5 -15L12 -14Q12 -9 9 -5L14 -2V0z',
  shade: 'M-16 0Q-17 -5 -12 -6Q-8 -4 -8 0z',
  lines: 'M9.5 -17Q6 -20 5.5 -16Q6.5 -13 9 -14.5M3 -12Q5 -6 4 0M-8 0Q-8 -6 -13 -6',
};
/** A column of the great hall, its flower open at the top. */
const papyrus = (x: number, top: number, foot: number): Strokes => ({
  whole: `M${x - 3} ${foot}V${top + 9}Q${x - 4} ${top + 4} ${x - 7} ${top}H${x + 7}Q${x + 4} ${top + 4} ${x + 3} ${top + 9}V${foot}z`,
  shade: `M${x + 0.5} ${foot}V${top}H${x + 7}Q${x + 4} ${top + 4} ${x + 3} ${top + 9}V${foot}z`,
  lines: `M${x - 3} ${top + 11}h6M${x - 3} ${foot - 8}h6`,
});

const thebes: Scene = {
  tint: 'sand',
  ground: [
    { tint: hills(107, [-50, 150, 16], [220, 200, 20]) },
    { whole: FOREGROUND, tint: 'M168 106H192L214 120H146z', lines: palmTree(24, 107, 40, 4) + palmTree(36, 107, 28, -2) + palmTree(344, 107, 36, -4) + 'M20 113H46M314 113H350' },
  ],
  layers: [
    pylon(74, 168, 36),
    together(pylon(192, 286, 36), { whole: block(163, 56, 34, 50) + 'M163 56Q163 53 161 51H199Q197 53 197 56z', shade: block(171, 66, 18, 40), lines: 'M173 59.5Q180 56 187 59.5M177 61H183' }),
    together(obelisk(150, 102, 78, 9), obelisk(210, 102, 78, 9), { lines: both(180, 'M148.5 92h3M148.5 84l1.5 -2l1.5 2M149 76h2.5M149 68v-3h2M148.5 60h3M149 52l1 -2l1 2M149 44h2') }),
    together(put(KING, 124, 106, 0.66), put(KING, 236, 106, 0.66), put(KING, 100, 106, 0.66), put(KING, 260, 106, 0.66)),
    together(...[296, 312, 328].map((x) => papyrus(x, 58, 106)), { whole: block(287, 51, 50, 7), shade: block(328, 51, 9, 7) }, put(RAM, 66, 110, 0.9), put(RAM, 114, 114, 0.95), put(RAM, 294, 110, -0.9), put(RAM, 246, 114, -0.95)),
  ],
  light: together(
    ...[88, 116, 234, 262].map((x) => pennant(x + 5, 34, 22, 15)),
    { glow: disc(180, 46, 4) + both(180, shape([146.8, 24], [150, 15], [153.2, 24])) },
    { lines: 'M175 46Q168 41 160 43Q167 48 175 49M185 46Q192 41 200 43Q193 48 185 49' + rays(180, 46, 7, 9, 18, Math.PI * 1.18, Math.PI * 0.64) + birds([60, 24, 5], [46, 32, 4], [310, 24, 5]) },
    { whole: people(9, [174, 112], [186, 112], [170, 118], [190, 118]) + moved('M-12 -3Q-8 0 0 0T12 -3L9 3H-9zM-4 -1V-7H4V-1z', 180, 110, 0.8) },
  ),
};

/** A stela of so many storeys: a house of the dead, one above the other. */
function stela(x: number, foot: number, width: number, height: number, storeys: number): Strokes {
  const [half, neck, top] = [width / 2, width * 0.4, foot - height];
  const each = (height - width * 0.4) / (storeys + 0.4);
  let [windows, beams] = ['', ''];
  for (let i = 0; i < storeys; i++) {
    const y = foot - (i + 1) * each;
    const room = half - (half - neck) * ((i + 0.5) / storeys);
    beams += `M${short(x - room)} ${short(y)}h${short(2 * room)}`;
    if (i) windows += columns(x - room * 0.62, 2, room * 0.8, room * 0.44, y + each * 0.32, y + each * 0.8);
  }
  const door = width * 0.22;
  return {
    whole: `M${short(x - half)} ${short(foot)}L${short(x - neck)} ${short(top + width * 0.4)}Q${short(x - neck * 0.78)} ${short(top + width * 0.36)} ${short(x - neck * 0.98)} ${short(top + width * 0.2)}A${short(neck)} ${short(width * 0.34)} 0 0 1 ${short(x + neck * 0.98)} ${short(top + width * 0.2)}Q${short(x + neck * 0.78)} ${short(top + width * 0.36)} ${short(x + neck)} ${short(top + width * 0.4)}L${short(x + half)} ${short(foot)}z`,
    shade: shape([x + half * 0.62, foot], [x + neck * 0.62, top + width * 0.38], [x + neck, top + width * 0.4], [x + half, foot]) + windows + block(x - door, foot - each * 0.8, 2 * door, each * 0.8),
    lines: beams,
  };
}
const rough = (x: number, foot: number, width: number, height: number): Strokes => ({
  whole: `M${x} ${foot}l${width * 0.1} ${-height * 0.8}q${width * 0.2} ${-height * 0.22} ${width * 0.5} ${-height * 0.18}q${width * 0.3} ${height * 0.1} ${width * 0.3} ${height * 0.4}l${width * 0.1} ${height * 0.58}z`,
  shade: `M${x + width * 0.7} ${foot}l${-width * 0.1} ${-height * 0.98}q${width * 0.3} ${height * 0.1} ${width * 0.3} ${height * 0.4}l${width * 0.1} ${height * 0.58}z`,
});

const aksum: Scene = {
  tint: 'clay',
  ground: [
    { whole: 'M-4 107V78L14 76L22 62L66 60L76 76L100 80L120 94L236 94L256 78L268 56L312 54L322 70L364 74V107z', lines: 'M30 62L34 72M50 61L48 76M280 56L284 68M300 55L298 70' },
    { leaf: 'M-4 107V92Q40 84 96 94T236 96T364 90V107z', whole: FOREGROUND, lines: 'M20 112H120M150 112H270M296 112H350M70 117H200M240 117H310' },
    { leaf: flatCrown(58, 64, 34) + flatCrown(344, 70, 30), lines: stem(58, 106, 36) + stem(344, 106, 31) },
  ],
  layers: [
    together({ whole: block(72, 102, 216, 4) + block(88, 98, 184, 4), shade: block(268, 98, 4, 4) + block(283, 102, 5, 4), lines: courses(168, 24, 100, 106, 2) }, rough(66, 102, 9, 24), rough(276, 102, 9, 20)),
    stela(130, 98, 18, 66, 7),
    stela(230, 98, 17, 58, 6),
    stela(180, 98, 22, 84, 10),
    together(
      stela(100, 98, 13, 42, 4),
      stela(260, 98, 13, 36, 3),
      rough(80, 98, 7, 18),
      rough(148, 98, 7, 15),
      rough(206, 98, 7, 14),
      { whole: block(292, 76, 42, 30) + block(290, 68, 11, 8) + block(325, 68, 11, 8) + block(307, 64, 12, 12) + block(18, 88, 30, 18) + block(22, 80, 22, 8), shade: block(308, 93, 10, 13) + columns(297, 4, 10, 4, 82, 87) + block(330, 76, 4, 30) + block(29, 96, 8, 10) + block(43, 88, 5, 18), lines: 'M292 80H334M292 90H334M18 92H48' },
    ),
  ],
  light: together({
    glow: disc(180, 19.5, 3.8) + disc(130, 36.5, 3) + disc(230, 44.5, 2.8),
    lines: rays(180, 20, 4, 15, 23, Math.PI * 1.02, Math.PI * 0.28) + rays(180, 20, 4, 15, 23, Math.PI * 1.7, Math.PI * 0.28) + birds([84, 28, 5], [98, 36, 4], [270, 30, 5]) + 'M112 118V105M152 118V105M220 118V105',
    tint: 'M103 108Q105 102 112 101Q119 102 121 108Q116.5 106 112 108Q107.5 106 103 108zM143 108Q145 102 152 101Q159 102 161 108Q156.5 106 152 108Q147.5 106 143 108zM211 108Q213 102 220 101Q227 102 229 108Q224.5 106 220 108Q215.5 106 211 108z',
    whole: people(9, [106, 117], [120, 118], [132, 117], [146, 118], [160, 117], [214, 118], [228, 117], [240, 118]),
  }),
};

export const AFRICA: Record<string, Scene> = { abu_simbel, thebes, aksum };
