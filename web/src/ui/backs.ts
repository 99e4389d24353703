// The ornaments on the backs of cards, on a grid of 100 by 138.

const KEY = 12;
const WIDTH = 100;

/** A Greek key along the upper edge. */
export function meander(top: number): string {
  let d = '';
  for (let x = 8; x + KEY <= WIDTH - 6; x += KEY) {
    d += `M${x} ${top + 9}V${top}H${x + KEY - 3}V${top + 6.5}H${x + 3.5}V${top + 3.2}H${x + KEY - 6}M${x} ${top + 9}H${x + KEY}`;
  }
  return d;
}

/** Petals around a medal, in two rings, and rays to the edges: the more of them, the later the age. */
export function rosette(x: number, y: number, petals: number): string {
  const at = (angle: number, r: number): string => `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  const step = (2 * Math.PI) / petals;
  let d = '';
  for (let i = 0; i < petals; i++) {
    const a = i * step - Math.PI / 2;
    d += `M${at(a - step / 2, 28)}Q${at(a - step * 0.55, 38)} ${at(a, 44)}Q${at(a + step * 0.55, 38)} ${at(a + step / 2, 28)}`;
    d += `M${at(a - step / 2, 35)}L${at(a - step / 2, 96)}`;
    d += `M${at(a, 44)}L${at(a, 53)}`;
  }
  return d;
}
