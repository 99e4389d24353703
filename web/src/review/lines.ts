// Lines of a record that were not played, as a tree.

import type { Frame, Replay, ReplayLine } from '../lib/types';

export interface Branch {
  /** From 1; 0 is the game. */
  number: number;
  line: ReplayLine;
  branches: Branch[];
}

/** The lines that leave a line, and those that leave them, by turn. */
export function branchesOf(lines: readonly ReplayLine[], of = 0): Branch[] {
  return lines
    .map((line, i) => ({ line, number: i + 1 }))
    .filter(({ line }) => line.of === of)
    .sort((a, b) => a.line.turn - b.line.turn)
    .map(({ line, number }) => ({ number, line, branches: branchesOf(lines, number) }));
}

/** All frames of a line, from the beginning of the game on. */
export function framesOf(replay: Pick<Replay, 'frames' | 'lines'>, number: number): Frame[] {
  const line = replay.lines[number - 1];
  return line ? [...framesOf(replay, line.of).slice(0, line.turn), ...line.frames] : replay.frames;
}
