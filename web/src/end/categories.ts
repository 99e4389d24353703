// How the rows of a score sheet look: the colour and the sign of the cards that they count.

export interface CategoryLook {
  /** A class of colors.css. */
  kind: string;
  icon: string;
}

const LOOKS: Record<string, CategoryLook> = {
  military: { kind: 'red', icon: 'shield' },
  treasury: { kind: 'coins', icon: 'coin' },
  coins: { kind: 'coins', icon: 'coin' },
  wonder: { kind: 'wonder', icon: 'wonder' },
  wonders: { kind: 'wonder', icon: 'wonder' },
  civilian: { kind: 'blue', icon: 'temple' },
  blue: { kind: 'blue', icon: 'temple' },
  science: { kind: 'green', icon: 'gear' },
  green: { kind: 'green', icon: 'gear' },
  commerce: { kind: 'yellow', icon: 'scales' },
  yellow: { kind: 'yellow', icon: 'scales' },
  guilds: { kind: 'purple', icon: 'seal' },
  purple: { kind: 'purple', icon: 'seal' },
  progress: { kind: 'progress', icon: 'progress' },
  leaders: { kind: 'white', icon: 'laurel' },
  cities: { kind: 'black', icon: 'mask' },
  debts: { kind: 'grey', icon: 'debt' },
  towers: { kind: 'turquoise', icon: 'tower' },
  babel_tower: { kind: 'tile', icon: 'babel_tile' },
  projects: { kind: 'token', icon: 'participation' },
  foundations: { kind: 'foundation', icon: 'foundation' },
};

/** Sets may bring rows that nobody thought of: those get a laurel. */
export const lookOf = (category: string): CategoryLook => LOOKS[category] ?? { kind: 'token', icon: 'point' };
