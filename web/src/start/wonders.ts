// Seven silhouettes on one ground line, as an engraver would put them along the edge of a map. Each is drawn twice:
// the whole, and the part that lies in shade. The ground is at 110; each has 160 to itself.

export interface Silhouette {
  whole: string;
  shade: string;
  lines?: string;
}

const block = (x: number, y: number, width: number, height: number): string => `M${x} ${y}h${width}v${height}h${-width}z`;

function columns(from: number, number: number, gap: number, width: number, top: number, foot: number): string {
  return Array.from({ length: number }, (_, i) => block(from + i * gap, top, width, foot - top)).join('');
}

function arches(from: number, number: number, gap: number, foot: number): string {
  return Array.from({ length: number }, (_, i) => `M${from + i * gap} ${foot}v-7a4 4 0 0 1 8 0v7z`).join('');
}

/** Leaves that hang over the edge of a terrace. */
function leaves(from: number, to: number, top: number): string {
  let path = `M${from} ${top}`;
  for (let x = from; x < to; x += 8) path += `q4 9 8 0`;
  return `${path}z`;
}

const pyramid: Silhouette = {
  whole: 'M76 18 134 110H18zM128 62l28 48h-56z',
  shade: 'M76 18 134 110H88zM128 62l28 48h-22z',
  lines: 'M61 42h25M49 60h33M37 79h46M26 96h60',
};

const gardens: Silhouette = {
  whole: block(186, 90, 108, 20) + block(200, 68, 80, 22) + block(214, 47, 52, 21) + block(227, 30, 26, 17),
  shade:
    arches(192, 7, 14.500, 110) +
    arches(206, 5, 15, 90) +
    arches(220, 3, 16, 68) +
    leaves(184, 296, 89) +
    leaves(198, 282, 67) +
    leaves(212, 268, 46),
  lines: 'M240 30V14M240 16c-6-6-12-4-14 1M240 16c6-6 12-4 14 1M240 14c-3-6-1-9 0-10M240 14c-8 0-10 4-11 8M240 14c8 0 10 4 11 8',
};

const temple: Silhouette = {
  whole:
    block(342, 104, 116, 6) + block(348, 98, 104, 6) + columns(354, 7, 15, 6, 58, 98) + block(348, 50, 104, 8) + 'M344 50 400 24l56 26z',
  shade: columns(357, 7, 15, 3, 58, 98) + 'M366 46.500 400 31l34 15.500z',
  lines: 'M400 24v-6M344 50v-5M456 50v-5',
};

const lighthouse: Silhouette = {
  whole: block(520, 98, 80, 12) + 'M533 98 541 52h38l8 46z' + block(536, 46, 48, 6) + 'M547 46l3-20h20l3 20z' + block(545, 21, 30, 5) + block(553, 11, 14, 10) + 'M560-4c5 5 6 9 0 15-6-6-5-10 0-15z',
  shade: 'M562 98V52h17l8 46zM561 46V26h9l3 20zM561 21V11h6v10z' + block(560, 98, 40, 12),
  lines: 'M546 4 522-4M543 12H514M546 19l-22 8M574 4l24-8M577 12h29M574 19l22 8',
};

const colossus: Silhouette = {
  whole:
    block(686, 96, 26, 14) +
    block(728, 96, 26, 14) +
    'M696 96l12-34-3-24c8-6 22-6 30 0l-3 24 12 34h-9l-15-28-15 28zM706 40l-9 22 4 3 11-17zM732 47l10-28-5-2-10 21z' +
    'M720 15a7.500 7.500 0 1 0 .1 0zM740 18c-4-8 0-12 2-17 4 6 6 11 2 17z',
  shade: 'M720 35c6 0 11 1 15 3l-3 24 12 34h-9l-15-28z' + block(699, 96, 13, 14) + block(741, 96, 13, 14),
  lines: 'M720 12V8M713 14l-3-3M727 14l3-3M710 19l-4-1M730 19l4-1',
};

const mausoleum: Silhouette = {
  whole: block(832, 80, 96, 30) + block(838, 75, 84, 5) + columns(842, 7, 12.500, 5, 48, 75) + block(838, 42, 84, 6) + 'M844 42l22-22h28l22 22z' + block(868, 12, 24, 8) + 'M872 12l3-8 5 5 5-5 3 8z',
  shade: block(880, 80, 48, 30) + columns(844.500, 7, 12.500, 2.500, 48, 75) + 'M880 42V20h14l22 22z',
  lines: 'M850 36h60M857 30h46M863 24h34M832 92h96',
};

const zeus: Silhouette = {
  whole:
    block(1000, 104, 84, 6) +
    'M1062 104V32l5-6 5 6v72zM1026 104V74h36v30z' +
    'M1045 22a8 8 0 1 0 .1 0zM1032 44c8-5 20-5 27 0l3 34h-8v6h-20v20h-14V80c0-5 3-8 8-8h4zM1034 46l-20 12 2 5 20-8z',
  shade: 'M1047 41c5 0 9 1 12 3l3 34h-8v6h-12l5-12zM1067 26l5 6v72h-5z' + block(1042, 84, 20, 20),
  lines: 'M1014 24v80M1010 22h8M1037 26c-3 1-4 4-3 7',
};

export const SILHOUETTES = [pyramid, gardens, temple, lighthouse, colossus, mausoleum, zeus];
