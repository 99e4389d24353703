// Why something did not work, in a line.

import { Failure } from '../lib/api';
import { t } from '../lib/texts.svelte';

export function lineOf(error: unknown): string {
  return (error instanceof Failure && error.message) || t('page.failed');
}
