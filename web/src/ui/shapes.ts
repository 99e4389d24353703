// Small words for the paths of icons, on a grid of 24.

const short = (n: number): string => String(Math.round(n * 100) / 100);

export function circle(x: number, y: number, r: number): string {
  return `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${short(x - rx)} ${short(y)}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

export function ring(x: number, y: number, outer: number, inner: number): string {
  return circle(x, y, outer) + circle(x, y, inner);
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

/** A straight bar with square ends from one point to another. */
export function bar(x1: number, y1: number, x2: number, y2: number, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const dx = (-(y2 - y1) / length) * (width / 2);
  const dy = ((x2 - x1) / length) * (width / 2);
  const corner = (x: number, y: number): string => `${short(x)} ${short(y)}`;
  return `M${corner(x1 + dx, y1 + dy)}L${corner(x2 + dx, y2 + dy)}L${corner(x2 - dx, y2 - dy)}L${corner(x1 - dx, y1 - dy)}z`;
}

/** A cog: teeth around a wheel with a hole. */
export function cog(x: number, y: number, teeth: number, outer: number, inner: number, hole: number): string {
  const points: string[] = [];
  const step = (2 * Math.PI) / teeth;
  for (let tooth = 0; tooth < teeth; tooth++) {
    for (const [part, radius] of [
      [-0.3, inner],
      [-0.2, outer],
      [0.2, outer],
      [0.3, inner],
    ] as const) {
      const angle = (tooth + part) * step - Math.PI / 2;
      points.push(`${short(x + radius * Math.cos(angle))} ${short(y + radius * Math.sin(angle))}`);
    }
  }
  return `M${points.join('L')}z` + (hole ? circle(x, y, hole) : '');
}

/** Bars from the middle outwards, like the spokes of a wheel. */
export function spokes(x: number, y: number, number: number, from: number, to: number, width: number): string {
  let path = '';
  for (let spoke = 0; spoke < number; spoke++) {
    const angle = (spoke * 2 * Math.PI) / number - Math.PI / 2;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    path += bar(x + from * dx, y + from * dy, x + to * dx, y + to * dy, width);
  }
  return path;
}

interface Leaves {
  /** On each arm. */
  number: number;
  /** Half the length of a leaf. */
  length: number;
  /** How far a leaf turns away from the arm, in radians. */
  turn: number;
  /** How far its sides bend out, in lengths. */
  bend: number;
}

/** Leaves along the two arms of a wreath, from the foot upwards. */
export function wreath(x: number, y: number, radius: number, leaves: Leaves): string {
  let path = '';
  for (const side of [-1, 1]) {
    for (let leaf = 0; leaf < leaves.number; leaf++) {
      const angle = (0.16 + (leaf * 0.69) / (leaves.number - 1)) * Math.PI;
      const [px, py] = [x + side * radius * Math.sin(angle), y + radius * Math.cos(angle)];
      const [ux, uy] = [side * Math.cos(angle - leaves.turn), -Math.sin(angle - leaves.turn)];
      const along = (lengths: number): string => `${short(px + ux * lengths)} ${short(py + uy * lengths)}`;
      const bend = leaves.length * leaves.bend;
      const beside = (way: number): string => `${short(px - way * uy * bend)} ${short(py + way * ux * bend)}`;
      path += `M${along(-leaves.length)}Q${beside(1)} ${along(leaves.length)}Q${beside(-1)} ${along(-leaves.length)}z`;
    }
  }
  return path;
}
