// What `sevenwonders check-set --preview` writes into the page: nothing is fetched.

import type { Language, TextTable } from '../lib/api';
import type { Catalogue } from '../lib/types';

export interface PreviewSet {
  name: string;
  version: string;
  /** Keys of its cards and tokens, and of its sides of boards, in the order of its files. */
  cards: string[];
  boards: string[];
  catalogue: Catalogue;
}

export interface PreviewData {
  lang: Language;
  texts: TextTable;
  sets: PreviewSet[];
}
