// The record that is being looked at: handed over from the start page to the replay, and read again by other eyes or in
// another language.

import { api, Failure, type Language } from '../lib/api';
import { t, texts } from '../lib/texts.svelte';
import type { Replay } from '../lib/types';

const LONGEST = 200_000;

class OpenedRecord {
  text = $state('');
  name = $state('');
  /** As a spectator calls them: nobody is "you". */
  players: string[] = $state.raw([]);
  replay: Replay | null = $state.raw(null);

  /** Throws a Failure. */
  async read(text: string, name: string, lang: Language, seat = -1): Promise<void> {
    this.replay = await api.replayOf(text, lang, seat);
    if (seat < 0) this.players = this.replay.players;
    [this.text, this.name] = [text, name];
  }
}

export const opened = new OpenedRecord();

/** Opens a file; gives a line that says why it could not, or nothing. */
export async function openRecord(file: File): Promise<string> {
  if (file.size > LONGEST) return t('page.start.record.too_long');
  try {
    await opened.read(await file.text(), file.name, texts.lang);
    return '';
  } catch (error) {
    if (!(error instanceof Failure)) return t('page.start.record.unreadable');
    return error.message || t('page.failed');
  }
}
