import { describe, expect, it } from 'vitest';
import { faceTip } from '../src/ui/explain';
import type { Face } from '../src/lib/types';

const face: Face = {
  key: 'harbour',
  name: 'Harbour',
  own_name: false,
  kind: 'yellow',
  deck: 'age1',
  cost: [],
  marks: [],
  chain_from: [],
  opens: [],
  steps: [],
  tip: 'Take 3 coins. Some of its numbers are our guess.',
  guess: true,
  art: '',
};

describe('the explanation of a card', () => {
  it('does not say again what its text says of guesses', () => {
    expect(faceTip(face, undefined)).toEqual({ title: 'Harbour', text: face.tip, more: 'all-cards/harbour' });
  });
  it('tells of a name that is ours', () => {
    expect(faceTip({ ...face, own_name: true }, undefined).note).toBeTruthy();
  });
});
