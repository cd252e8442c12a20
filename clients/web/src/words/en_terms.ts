import type { Colour, Game, HoundName, Point, Scoring, SegmentKind } from '../protocol/types';

export const colours: Record<Colour, string> = {
  red: 'red',
  green: 'green',
  blue: 'blue',
  yellow: 'yellow',
  black: 'black',
  pink: 'pink',
};

export const kinds: Record<SegmentKind, string> = {
  city: 'city',
  road: 'road',
  mist: 'mist bank',
  field: 'field',
  castle: 'castle',
  cemetery: 'cemetery',
  monastery: 'monastery',
};

export const hounds: Record<HoundName, string> = { rufus: 'Rufus', ronja: 'Ronja' };

const plural = new Intl.PluralRules('en');

export function count(n: number, one: string, many: string): string {
  return `${n} ${plural.select(n) === 'one' ? one : many}`;
}

export const ghosts = (n: number) => count(n, 'ghost', 'ghosts');
export const points = (n: number) => count(n, 'point', 'points');
export const tiles = (n: number) => count(n, 'tile', 'tiles');
export const segment = (name: string) => kinds[name.replace(/\d+$/, '') as SegmentKind] ?? name;
export const figure = (colour: Colour, guard: boolean) => `${colours[colour]} ${guard ? 'guard' : 'meeple'}`;

/** "Ana", "Ana and Ben", "Ana, Ben and Cem". */
export const list = (names: string[]) => new Intl.ListFormat('en-GB').format(names);

/** "2 east, 1 north of the ruin": how a place is said. The ruin stands where four tiles meet. */
function fromRuin({ x, y }: Point): string {
  const across = x > 0 ? `${x} east` : `${1 - x} west`;
  const down = y > 0 ? `${y} south` : `${1 - y} north`;
  return `${across}, ${down} of the ruin`;
}

/** "2 east of the first tile"; the base game has no ruin. */
function fromFirstTile({ x, y }: Point): string {
  const across = x === 0 ? [] : [x > 0 ? `${x} east` : `${-x} west`];
  const down = y === 0 ? [] : [y > 0 ? `${y} south` : `${-y} north`];
  const way = [...across, ...down];
  return way.length === 0 ? 'at the first tile' : `${way.join(', ')} of the first tile`;
}

export function place(at: Point, game: Game): string {
  return game === 'base' ? fromFirstTile(at) : fromRuin(at);
}

function counted(scoring: Scoring): string[] {
  switch (scoring.kind) {
    case 'castle':
      return [count(scoring.misty, 'misty tile', 'misty tiles')];
    case 'field':
      return [count(scoring.cities, 'complete city', 'complete cities')];
    default:
      return [tiles(scoring.tiles), ...(scoring.coats > 0 ? [count(scoring.coats, 'coat of arms', 'coats of arms')] : [])];
  }
}

/** What was counted: "3 tiles and 1 coat of arms, times 2 colours". */
export function worth(scoring: Scoring): string {
  const times = scoring.points > scoring.value ? `, times ${scoring.colours} colours` : '';
  return `${counted(scoring).join(' and ')}${times}`;
}
