import type { Entry, TileDraft } from './draft';

/** Published of the mists tiles: the ghost symbols of each copy of each id. `rules/mists/facts.cpp` has the same. */
export const publishedSymbols: Readonly<Record<string, readonly number[]>> = {
  '01': [0, 0], '03': [1], '04': [2], '05': [2], '06': [2], '07': [0, 0], '09': [0, 0], '11': [1], '12': [3],
  '13': [3], '14': [2, 3, 3], '17': [0], '18': [2], '19': [2], '20': [0], '21': [1], '22': [0], '23': [2, 3],
  '25': [2], '26': [2], '27': [1], '28': [2], '29': [2], '30': [0], '31': [1], '32': [3], '33': [1], '34': [2],
  '35': [2], '36': [2], '37': [1], '38': [0, 0], '40': [0], '41': [1], '42': [1], '43': [1], '44': [1], '45': [1],
  '46': [0], '47': [3], '48': [0], '49': [0], '50': [1], '51': [1], '52': [2], '54': [1, 2], '55': [0], '56': [1],
  '57': [2], '58': [1], '59': [1], '60': [2],
};

/** What is counted in a set, in the order in which it is shown. */
export const sums = [
  'tiles', 'levelOne', 'symbols', 'levelOneSymbols', 'without', 'withOne', 'withTwo', 'withThree', 'castles',
  'cemeteries', 'monasteries', 'watertowers', 'startSymbols', 'coats', 'citySides', 'roadSides', 'fieldSides', 'mistySides',
] as const;

export type Sum = (typeof sums)[number];

/** What is published of these; nobody has published the others. */
export const publishedSums: Readonly<Partial<Record<Sum, number>>> = {
  tiles: 60,
  levelOne: 50,
  symbols: 75,
  // Castles have one symbol each, but for the one with two, and cemeteries have none.
  levelOneSymbols: 69,
  without: 17,
  withOne: 18,
  withTwo: 18,
  withThree: 7,
  castles: 5,
  cemeteries: 5,
  monasteries: 0,
  watertowers: 3,
  startSymbols: 3,
};

const isInLevelOne = ({ center }: Entry) => center !== 'castle' && center !== 'cemetery';
const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** Everything that can be counted in a set. The start tile counts for its symbols alone. */
export function sumsOf({ entries }: TileDraft): Record<Sum, number> {
  const drawn = entries.filter(({ at }) => at === null);
  const count = (of: (entry: Entry) => number) => total(drawn.map((entry) => of(entry) * entry.ghosts.length));
  const tilesWith = (symbols: number) => total(drawn.map(({ ghosts }) => ghosts.filter((each) => each === symbols).length));
  const symbolsOf = (list: readonly Entry[]) => total(list.flatMap(({ ghosts }) => ghosts));
  const sidesOf = (terrain: string) => count(({ edges }) => edges.filter((edge) => edge === terrain).length);
  const centresOf = (centre: string) => count(({ center }) => Number(center === centre));
  return {
    tiles: count(() => 1),
    levelOne: count((entry) => Number(isInLevelOne(entry))),
    symbols: symbolsOf(drawn),
    levelOneSymbols: symbolsOf(drawn.filter(isInLevelOne)),
    without: tilesWith(0),
    withOne: tilesWith(1),
    withTwo: tilesWith(2),
    withThree: tilesWith(3),
    castles: centresOf('castle'),
    cemeteries: centresOf('cemetery'),
    monasteries: centresOf('monastery'),
    watertowers: count(({ watertower }) => Number(watertower)),
    startSymbols: symbolsOf(entries.filter(({ at }) => at !== null)),
    coats: count(({ cities }) => total(cities.map(({ shields }) => shields))),
    citySides: sidesOf('city'),
    roadSides: sidesOf('road'),
    fieldSides: sidesOf('field'),
    mistySides: count(({ mist }) => total(mist.map((bank) => bank.length))),
  };
}

const inOrder = (symbols: readonly number[]) => [...symbols].sort((a, b) => a - b).join();

/** What is published of a tile: its symbols, `null` if no tile has that id. Of the start tile only the sum is known. */
export function publishedOf({ id, at }: Entry): readonly number[] | null | undefined {
  return at === null ? (publishedSymbols[id] ?? null) : undefined;
}

/** Whether a tile has the copies and symbols that are published of it, as far as they are. */
export function isAsPublished(entry: Entry): boolean {
  const known = publishedOf(entry);
  return known === undefined || (known !== null && inOrder(known) === inOrder(entry.ghosts));
}
