// A few cards of every kind, as the server would describe them.
import type { Catalogue, Face, Mark } from '../src/lib/types';
import { mark } from '../src/ui/marks';

const resources = (letters: string): Mark[] => [...letters].map((letter) => mark('resource', { key: letter }));
const either = (letters: string): Mark[] => resources(letters).flatMap((each, i) => (i ? [mark('or'), each] : [each]));

function face(name: string, kind: string, cost: Mark[], marks: Mark[], opens: string[] = []): Face {
  return {
    key: name.toLowerCase(),
    name,
    own_name: false,
    kind,
    deck: 'age1',
    cost,
    marks,
    chain_from: [],
    opens,
    steps: [],
    tip: 'What the card does, in a sentence.',
    guess: false,
    art: '',
  };
}

const coin = (n: number): Mark => mark('coin', { n });
const point = (n: number): Mark => mark('point', { n });

export const faces: Face[] = [
  face('Lumber Yard', 'brown', [], resources('W')),
  face('Timber Yard', 'brown', [coin(1)], either('WS')),
  face('Press', 'grey', [], resources('P')),
  face('Baths', 'blue', resources('S'), [point(3)], ['Aqueduct']),
  face('Palace', 'blue', resources('WSCOGLP'), [point(8)]),
  face('Scriptorium', 'green', resources('P'), [mark('science', { key: 'tablet' })], ['Courthouse', 'Library']),
  face('Apothecary', 'green', resources('L'), [mark('science', { key: 'compass' })]),
  face('East Trading Post', 'yellow', [], [...either('WSCO'), mark('equals'), coin(1), mark('right')], ['Forum']),
  face('Chamber of Commerce', 'yellow', resources('CCP'), [
    coin(2),
    mark('card', { key: 'grey' }),
    point(2),
    mark('per'),
    mark('card', { key: 'grey' }),
  ]),
  face('Fortifications', 'red', resources('OOOS'), [mark('shield', { n: 3 })]),
  face('Workers Guild', 'purple', resources('OOCSW'), [
    point(1),
    mark('per'),
    mark('card', { key: 'brown' }),
    mark('left'),
    mark('right'),
  ]),
  face('Amytis', 'white', [coin(4)], [point(2), mark('per'), mark('stage')]),
  face('Secret Warehouse', 'black', resources('L'), [
    coin(1),
    mark('per'),
    mark('victory'),
    mark('dove'),
  ]),
  face('Watch Tower', 'turquoise', resources('SSW'), [mark('shield', { n: 1 }), mark('plus'), point(4)]),
  face('The Great Lighthouse', 'wonder', resources('PPSW'), [...either('WSC'), point(4), mark('again')]),
  face('Agriculture', 'progress', [], [coin(6), point(4)]),
];

export const catalogue: Catalogue = {
  game: 'classic',
  faces: Object.fromEntries(faces.map((each) => [each.key, each])),
  boards: {},
  names: { 'deck.age1': 'Age I', 'deck.age2': 'Age II', 'kind.blue': 'Civilian buildings', 'resource.W': 'wood' },
  extras: {},
  looks: {
    colors: {
      white: { fill: '#efe6cf', ink: '#2b2620', icon: 'laurel' },
      black: { fill: '#23201e', ink: '#f4ead8', icon: 'star' },
      turquoise: { fill: '#0b7f7f', ink: '#ffffff', icon: 'stage' },
    },
    columns: {},
    decks: {},
    tokens: {},
    verbs: {},
    drawings: {},
  },
  categories: [],
  colors: [],
  resources: 'WSCOGLP',
  symbols: [],
  structures: [],
  numbers: {},
};
