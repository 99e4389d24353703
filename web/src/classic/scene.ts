// What every part of the table needs to draw a city, and who sits where around it.

import type { Catalogue, ClassicCityView, ClassicView, SeatState, StageFace, Told } from '../lib/types';

export interface Scene {
  view: ClassicView;
  catalogue: Catalogue;
  /** By city; those without a player included. */
  names: string[];
  /** Whose eyes: a seat, or -1 for a spectator. */
  seat: number;
  people?: SeatState[] | undefined;
  teams?: boolean | undefined;
  /** What happened in the last turn. */
  recent?: Told[] | undefined;
}

/** Where the reader sits: a spectator looks from the first place. */
export const homeOf = (seat: number): number => Math.max(0, seat);

export const leftOf = (city: number, cities: number): number => (city + 1) % cities;
export const rightOf = (city: number, cities: number): number => (city + cities - 1) % cities;

/** The cities from which another may buy: its neighbours, and those further off that sell to it. */
export function sellersTo(view: ClassicView, city: number): number[] {
  const cities = view.cities.length;
  return [leftOf(city, cities), rightOf(city, cities), ...(view.cities[city]?.far.map((far) => far.city) ?? [])];
}

/** The cities that are no neighbours, as they sit from the left around to the right. */
export function othersOf(city: number, cities: number): number[] {
  return Array.from({ length: Math.max(0, cities - 3) }, (_, step) => (city + 2 + step) % cities);
}

export const isPartner = (scene: Scene, city: number): boolean =>
  Boolean(scene.teams) && scene.seat >= 0 && city !== scene.seat && city < scene.view.seats && city >> 1 === scene.seat >> 1;

/** A city that no player owns: the players decide for it in turn. */
export const isFree = (view: ClassicView, city: number): boolean => city >= view.seats;

/** The cards of a city by colour, in the order of the colours. */
export function cardsByColor(cards: string[], catalogue: Catalogue): string[][] {
  const colorOf = (card: string): string => catalogue.faces[card]?.kind ?? '';
  const known = catalogue.colors.map((color) => cards.filter((card) => colorOf(card) === color));
  const others = cards.filter((card) => !catalogue.colors.includes(colorOf(card)));
  return [...known, others].filter((group) => group.length > 0);
}

/** A row of a board: a way to build a stage, or to embellish one. */
export interface StageRow {
  /** Its place on the board, from 1: what moves and events name. */
  row: number;
  face: StageFace;
  /** `passed`: the stage was built in another way. */
  state: 'built' | 'next' | 'later' | 'passed';
}

export interface StagePlace {
  number: number;
  /** One, or several of which one is chosen. */
  ways: StageRow[];
  embellishments: StageRow[];
  built: boolean;
}

/** The stages of a city's board; `giza_a.2` is the second row of that board. Stages are built one after another. */
export function stagesOf(city: ClassicCityView, catalogue: Catalogue): StagePlace[] {
  const places: StagePlace[] = [];
  const at = (number: number): StagePlace => {
    while (places.length < number) places.push({ number: places.length + 1, ways: [], embellishments: [], built: false });
    return places[number - 1]!;
  };
  let last = 0;
  city.board.forEach((key, index) => {
    const [board = '', number = '1'] = key.split('.');
    const face = catalogue.boards[board]?.stages[Number(number) - 1];
    if (!face) return;
    if (!face.alternative && !face.embellishes) last += 1;
    const row: StageRow = { row: index + 1, face, state: city.stages[index] ? 'built' : 'later' };
    at(face.embellishes || Math.max(1, last))[face.embellishes ? 'embellishments' : 'ways'].push(row);
  });
  for (const place of places) {
    place.built = place.ways.some((way) => way.state === 'built');
    const open = places.slice(0, place.number - 1).every((before) => before.built);
    for (const way of place.ways) if (way.state === 'later') way.state = place.built ? 'passed' : open ? 'next' : 'later';
    for (const more of place.embellishments) if (more.state === 'later' && place.built) more.state = 'next';
  }
  return places;
}

/** The row of a board that a move builds, and its stage. */
export function rowOf(places: StagePlace[], row: number): { place: StagePlace; row: StageRow } | undefined {
  for (const place of places) {
    const found = [...place.ways, ...place.embellishments].find((each) => each.row === row);
    if (found) return { place, row: found };
  }
  return undefined;
}

/** Tokens of sets that a city has: whatever is counted and neither a colour nor a symbol. */
export function tokensOf(city: ClassicCityView, catalogue: Catalogue): [string, number][] {
  const other = new Set([...catalogue.colors, ...catalogue.symbols]);
  return Object.entries(city.counts).filter(([what, n]) => n > 0 && !other.has(what));
}

/** What a city did last: the newest line about it. */
export function lastOf(recent: Told[] | undefined, city: number): Told | undefined {
  return recent?.findLast((event) => event.seat === city);
}

/** The cards that came into a city in the last turn. */
export function freshIn(recent: Told[] | undefined, city: number): Set<string> {
  const mine = recent?.filter((event) => event.seat === city) ?? [];
  return new Set(mine.flatMap(({ facts }) => (typeof facts.card === 'string' ? [facts.card] : [])));
}

/** The events of the turn before this one. */
export function lastTurn(events: Told[]): Told[] {
  const isEdge = (event: Told): boolean => event.kind === 'turn';
  const end = events.findLastIndex(isEdge);
  const rest = events.slice(end + 1);
  if (rest.some((event) => event.seat >= 0)) return rest; // this turn has shown something already
  const start = events.slice(0, Math.max(0, end)).findLastIndex(isEdge);
  return events.slice(start + 1, Math.max(0, end));
}
