// What the levels of bots are called. A program that the server's operator added has the name that it was given.

import { t } from '../lib/texts.svelte';
import { LEVELS, type Level } from './wish';

const isOurs = (level: Level): boolean => (LEVELS as string[]).includes(level);

export const levelWord = (level: Level): string => (isOurs(level) ? t(`page.start.level.${level}`) : level);
export const levelHint = (level: Level): string => t(`page.start.level.${isOurs(level) ? level : 'program'}_hint`);
