import { describe, expect, it } from 'vitest';
import { merged, newsOf, NOTHING_KNOWN } from '../src/lib/merge';
import { ask, table, told, update, view } from './samples';

const before = merged(
  NOTHING_KNOWN,
  update({ reset: true, events: [told(1), told(2)], table: table(), view: view(1), ask: ask('r1') }),
);

describe('merging an update', () => {
  it('keeps what is left out', () => {
    const after = merged(before, update({ seq: 2 }));
    expect(after).toEqual(before);
  });

  it('adds events in their order and counts them', () => {
    const after = merged(before, update({ events: [told(3)] }));
    expect(after.events.map((event) => event.n)).toEqual([1, 2, 3]);
    expect(after.seq).toBe(3);
  });

  it('takes an event that comes twice only once', () => {
    const again = update({ events: [told(2), told(3)] });
    expect(merged(before, again).events.map((event) => event.n)).toEqual([1, 2, 3]);
    expect(newsOf(before, again).map((event) => event.n)).toEqual([3]);
  });

  it('forgets all events at a reset, even if the new ones have smaller numbers', () => {
    const anew = update({ reset: true, events: [told(1)], seq: 1 });
    expect(merged(before, anew).events.map((event) => event.n)).toEqual([1]);
    expect(newsOf(before, anew)).toEqual([]);
  });

  it('has no request any more when a view comes without one', () => {
    expect(merged(before, update({ view: view(2) })).ask).toBeNull();
  });

  it('keeps the request when only the table changed', () => {
    const after = merged(before, update({ table: table({ spectators: 1 }) }));
    expect(after.ask?.request).toBe('r1');
    expect(after.table?.spectators).toBe(1);
  });
});
