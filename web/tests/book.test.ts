import { describe, expect, it } from 'vitest';
import { bare, foundAt, search, type Found, type Page } from '../src/book/pages';

const found = (title: string, text = '', sort = ''): Found => ({ place: title, title, sort, text });
const ALL = [found('War', 'Shields are compared.'), found('Écuries', '2 boucliers'), found('Shield', 'Counts in the war.'), found('Baths', 'Opens the Aqueduct.')];
const titles = (query: string): string[] => search(ALL, query).map((each) => each.title);

describe('the search of the book', () => {
  it('minds neither case nor accents nor marks', () => {
    expect(bare("L'Écurie, 3!")).toEqual(['l', 'ecurie', '3']);
    expect(titles('ECUR')).toEqual(['Écuries']);
  });
  it('puts what is called so before what only mentions it', () => {
    expect(titles('war')).toEqual(['War', 'Shield']);
    expect(titles('shield')).toEqual(['Shield', 'War']);
  });
  it('wants all words, each at its beginning', () => {
    expect(titles('baths aque')).toEqual(['Baths']);
    expect(titles('queduct')).toEqual([]);
    expect(titles('war aque')).toEqual([]);
    expect(titles(' ')).toEqual([]);
  });
});

describe('a place of the book', () => {
  const page = (key: string): Page => ({ key, title: key, part: 'game', set: '' });
  const pages = ['goal', 'war', 'all-cards'].map(page);
  it('is a page, perhaps with a thing on it', () => {
    expect(foundAt(pages, 'war')).toEqual({ page: page('war'), thing: '' });
    expect(foundAt(pages, 'all-cards/baths')).toEqual({ page: page('all-cards'), thing: 'baths' });
  });
  it('is the first page if nobody knows it', () => {
    expect(foundAt(pages, '')).toEqual({ page: page('goal'), thing: '' });
    expect(foundAt(pages, 'nonsense/baths')).toEqual({ page: page('goal'), thing: '' });
  });
});
