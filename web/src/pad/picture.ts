// A score sheet as a picture, drawn by hand: no network, no fonts but those that are there.

import type { Scores } from '../lib/types';

export interface Drawn {
  title: string;
  under: string;
  names: string[];
  rows: { key: string; label: string }[];
  total: string;
  scores: Scores;
}

const LINE = 46;
const LABEL = 300;
const COLUMN = 150;
const EDGE = 36;
const HEAD = 150;

/** How large the picture of a sheet is. */
export const sizeOf = ({ names, rows }: Drawn): { width: number; height: number } => ({
  width: 2 * EDGE + LABEL + COLUMN * names.length,
  height: HEAD + LINE * (rows.length + 2) + EDGE,
});

export async function pictureOf(sheet: Drawn): Promise<Blob> {
  const { width, height } = sizeOf(sheet);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser cannot draw');
  draw(pen, sheet, width, height);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'));
}

function draw(pen: CanvasRenderingContext2D, sheet: Drawn, width: number, height: number): void {
  const probe = document.body.appendChild(document.createElement('i')); // it knows what a colour is in this light
  const color = (name: string): string => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  };
  const [ink, faint, accent] = [color('--ink'), color('--ink-faint'), color('--accent')];
  pen.fillStyle = color('--paper');
  pen.fillRect(0, 0, width, height);
  pen.textBaseline = 'middle';
  const write = (text: string, x: number, y: number, font: string, fill = ink, align: CanvasTextAlign = 'left', room = width): void => {
    pen.font = font;
    pen.fillStyle = fill;
    pen.textAlign = align;
    pen.fillText(text, x, y, room);
  };
  write(sheet.title, EDGE, 48, '600 38px Cinzel, Georgia, serif');
  write(sheet.under, EDGE, 88, '20px "Alegreya Sans", sans-serif', faint, 'left', width - 2 * EDGE);
  const middle = (seat: number): number => EDGE + LABEL + COLUMN * (seat + 0.5);
  const { scores } = sheet;
  scores.winners.forEach((seat) => {
    pen.fillStyle = color('--accent-wash');
    pen.fillRect(middle(seat) - COLUMN / 2, HEAD - LINE, COLUMN, height - HEAD - EDGE + LINE);
  });
  const bold = '700 24px "Alegreya Sans", sans-serif';
  sheet.names.forEach((name, seat) => write(name, middle(seat), HEAD - LINE / 2, bold, ink, 'center', COLUMN - 10));
  sheet.rows.forEach(({ key, label }, place) => {
    const y = HEAD + LINE * (place + 0.5);
    rule(pen, y - LINE / 2, width, color('--edge'), 1);
    write(label, EDGE, y, '22px "Alegreya Sans", sans-serif', ink, 'left', LABEL - 10);
    scores.points.forEach((points, seat) => write(signed(points[key] ?? 0), middle(seat), y, '24px "Alegreya Sans", sans-serif', ink, 'center'));
  });
  const y = HEAD + LINE * (sheet.rows.length + 0.7);
  rule(pen, y - LINE * 0.7, width, accent, 3);
  write(sheet.total, EDGE, y, bold);
  scores.totals.forEach((total, seat) => write(signed(total), middle(seat), y, '700 34px "Alegreya Sans", sans-serif', ink, 'center'));
  probe.remove();
}

function rule(pen: CanvasRenderingContext2D, y: number, width: number, color: string, thick: number): void {
  pen.fillStyle = color;
  pen.fillRect(EDGE, y, width - 2 * EDGE, thick);
}

const signed = (points: number): string => String(points).replace('-', '−');

/** Give a file to the person: by the sharing of the device, else as a download. Says which. */
export async function handOut(blob: Blob, name: string, title: string): Promise<'shared' | 'saved' | 'kept'> {
  const file = new File([blob], name, { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'kept'; // they thought better of it
    }
  }
  saveFile(blob, name);
  return 'saved';
}

export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
