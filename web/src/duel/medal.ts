// What stands on the medal of a progress token that names no drawing: the sign that says most of what it does.

import type { Face } from '../lib/types';
import { KIND_ICONS } from '../ui/icons';

/** Signs that join others say nothing by themselves. */
const JOINTS = new Set(['or', 'per', 'equals', 'minus', 'plus', 'times', 'gives', 'word', 'resource']);

export function medalOf(face: Face): string {
  const telling = face.marks.filter((mark) => !JOINTS.has(mark.icon));
  const last = telling.at(-1);
  if (!last) return 'progress';
  if (last.icon === 'science') return last.key;
  if (last.icon === 'card') return KIND_ICONS[last.key] ?? 'card';
  if (last.icon === 'token') return 'progress';
  return last.icon;
}
