// Long names on narrow cards: where a word may be broken. Browsers know more of it, but not all of them do.

const SOFT_HYPHEN = '\u00ad';
const SHORTEST = 7;
const CLUSTER = /[aeiouyàâäéèêëîïôöûüœæ]([bcdfghjklmnpqrstvwxzç]+)(?=[aeiouyàâäéèêëîïôöûüœæ])/giu;
/** Consonants that begin a syllable together. */
const TOGETHER = /(?:[bcdfgkptv][lr]|ch|ph|th|sh|gn|qu|sch)$/iu;

/** A name whose long words may be broken between syllables, at least three letters from either end. */
export function softened(name: string, shortest = SHORTEST): string {
  return name.replace(/\p{L}+/gu, (word) => (word.length < shortest ? word : broken(word)));
}

function broken(word: string): string {
  let result = '';
  let from = 0;
  for (const match of word.matchAll(CLUSTER)) {
    const consonants = match[1] ?? '';
    const begin = TOGETHER.exec(consonants)?.[0].length ?? 1; // how many of them belong to the next syllable
    const at = match.index + 1 + consonants.length - begin;
    if (at < 3 || at > word.length - 3) continue;
    result += word.slice(from, at) + SOFT_HYPHEN;
    from = at;
  }
  return result + word.slice(from);
}
