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

export interface StagePlace {
  number: number;
  face: StageFace;
  built: boolean;
  /** The next to be built, where stages are built in order. */
  next: boolean;
}

/** The stages of a city's board; `giza_a.2` is the second of that board. */
export function stagesOf(city: ClassicCityView, catalogue: Catalogue): StagePlace[] {
  const next = city.board.findIndex((_, place) => !city.stages[place]);
  return city.board.flatMap((key, place) => {
    const [board = '', number = '1'] = key.split('.');
    const face = catalogue.boards[board]?.stages[Number(number) - 1];
    return face ? [{ number: place + 1, face, built: city.stages[place] ?? false, next: place === next }] : [];
  });
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
