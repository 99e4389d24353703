// Long names on narrow cards: where a word may be broken. Browsers know more of it, but not all of them do.

const VOWELS = 'aeiouyàâäéèêëîïôöûüœæ';
const CONSONANTS = 'bcdfghjklmnpqrstvwxzç';
const SOFT_HYPHEN = '\u00ad';
/** Consonants that begin a syllable together. */
const TOGETHER = '(?:[bcdfgkptv][lr]|ch|ph|th|qu|gn|sch)';
const SHORTEST = 8;

const BREAK = new RegExp(
  `(?<=[${VOWELS}])(?=(?:${TOGETHER}|[${CONSONANTS}])[${VOWELS}])|(?<=[${VOWELS}][${CONSONANTS}])(?=(?:${TOGETHER}|[${CONSONANTS}])[${VOWELS}])`,
  'giu',
);

/** A name whose long words may be broken between syllables, at least three letters from either end. */
export function softened(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    if (word.length < SHORTEST) return word;
    const breaks = [...word.matchAll(BREAK)].map((match) => match.index).filter((at) => at >= 3 && at <= word.length - 3);
    return [0, ...breaks].map((from, i) => word.slice(from, breaks[i])).join(SOFT_HYPHEN);
  });
}
