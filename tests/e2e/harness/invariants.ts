import type { Decision, GameState, Next } from './protocol.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function hold(fact: boolean, what: string, state: GameState): void {
  if (!fact) throw new Error(`${what}\n${JSON.stringify(state)}`);
}

const inAll = (supplies: Record<string, number>[]) => sum(supplies.flatMap((supply) => Object.values(supply)));

/** The tiles that come into a game with any of these parts (E-SET-2). */
const kBoxes: [parts: readonly string[], tiles: number][] = [
  [['inns'], 18],
  [['builder', 'pig', 'goods'], 24],
  [['dragon', 'fairy', 'princesses', 'portals'], 30],
  [['towers'], 18],
  [['abbeys', 'mayor', 'wagon', 'barn'], 12],
];

type Told = Pick<GameState, 'game' | 'level' | 'modules'> & { parts?: readonly string[] };

/** Tiles to draw in a game (M-SET-3, G-SET-1, G-SET-2, E-SET-2). */
export function tilesToDraw({ game, level, modules, parts = [] }: Told): number {
  const added = sum(kBoxes.filter(([of]) => of.some((part) => parts.includes(part))).map(([, tiles]) => tiles));
  if (game === 'base') return 71 + added;
  if (game === 'mists') return level === 1 ? 50 : 60;
  return 131 + added - (modules!.castles ? 0 : 5) - (modules!.cemeteries ? 0 : 5);
}

/** What the parts tell of pieces that are neither on the board nor at hand. */
interface Facts {
  towers?: { prisoners: string[][][] };
  abbeys?: { abbeys: boolean[] };
}
const factsOf = (state: GameState): Facts => (state as { facts?: Facts }).facts ?? {};

/** Ordinary meeples of all players (M-SET-1, M-SET-5, G-SET-1, G-SET-2). */
function meeplesInGame({ game, level, players }: GameState): number {
  if (game !== 'mists') return (game === 'base' ? 7 : 5) * players;
  if (players < 3) return 12;
  return 5 * players - (level === 6 ? 3 : 0);
}

function checkPieces(state: GameState): void {
  const ghosts = sum([...state.tiles, ...state.meeples].map((piece) => piece.ghosts));
  hold(state.ghosts.supply + ghosts === state.ghosts.total, 'a ghost was lost or made', state);
  const captured = (factsOf(state).towers?.prisoners ?? []).flat(2);
  const known = state.meeples.filter((meeple) => !('figure' in meeple));
  const ordinary = known.filter(({ guard }) => !guard).length;
  const meeples = inAll(state.supplies) + ordinary + state.buried.length + captured.filter((kind) => kind === 'ordinary').length;
  hold(meeples === meeplesInGame(state), 'a meeple was lost or made', state);
  const guards =
    inAll(state.guards) + inAll(state.general_guards) + known.length - ordinary + captured.filter((kind) => kind === 'guard').length;
  hold(guards === (state.game === 'ghosts' ? 5 * state.players : 0), 'a guard was lost or made', state);
}

function checkTiles(state: GameState): void {
  const hidden = sum(Object.values(state.unseen));
  hold(sum(state.piles) + state.face_down.length === hidden, 'what is hidden is not the unseen tiles', state);
  const start = state.game === 'base' ? 1 : 4;
  const shown = state.tiles.length - start + state.discarded.length + (state.drawn === null ? 0 : 1);
  const fromHands = (factsOf(state).abbeys?.abbeys ?? []).filter((left) => !left).length;
  hold(hidden + shown === tilesToDraw(state) + fromHands, 'a tile was lost or made', state);
  const spaces = [...state.tiles, ...state.face_down].map(({ x, y }) => `${x},${y}`);
  hold(new Set(spaces).size === spaces.length, 'two tiles on a space', state);
}

/** Throws unless the state is one that its game can be in, and the decision point fits it. */
export function checkState(state: GameState, next: Next, legal: Decision[]): void {
  checkPieces(state);
  checkTiles(state);
  hold(new Set(legal.map((decision) => decision.id)).size === legal.length, 'a legal decision twice', state);
  hold((next.actor === 'player') === legal.length > 0, `${next.actor} to act with ${legal.length} decisions`, state);
  hold((next.actor === 'nobody') === (state.outcome !== 'undecided'), `${next.actor} acts in a game that is over`, state);
  hold(state.player === (state.turn - 1) % state.players, 'it is another player\'s turn', state);
  if (next.actor !== 'player') hold(next.player === state.player, `${next.actor} acts for somebody else than the active player`, state);
}
