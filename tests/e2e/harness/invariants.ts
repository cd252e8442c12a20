import type { Decision, GameState, Next } from './protocol.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function hold(fact: boolean, what: string, state: GameState): void {
  if (!fact) throw new Error(`${what}\n${JSON.stringify(state)}`);
}

const inAll = (supplies: Record<string, number>[]) => sum(supplies.flatMap((supply) => Object.values(supply)));

/** Tiles to draw in a game (M-SET-3, G-SET-1, G-SET-2). */
export function tilesToDraw({ game, level, modules }: Pick<GameState, 'game' | 'level' | 'modules'>): number {
  if (game === 'base') return 71;
  if (game === 'mists') return level === 1 ? 50 : 60;
  return 131 - (modules!.castles ? 0 : 5) - (modules!.cemeteries ? 0 : 5);
}

/** Ordinary meeples of all players (M-SET-1, M-SET-5, G-SET-1, G-SET-2). */
function meeplesInGame({ game, level, players }: GameState): number {
  if (game !== 'mists') return (game === 'base' ? 7 : 5) * players;
  if (players < 3) return 12;
  return 5 * players - (level === 6 ? 3 : 0);
}

function checkPieces(state: GameState): void {
  const ghosts = sum([...state.tiles, ...state.meeples].map((piece) => piece.ghosts));
  hold(state.ghosts.supply + ghosts === state.ghosts.total, 'a ghost was lost or made', state);
  const ordinary = state.meeples.filter(({ guard }) => !guard).length;
  const meeples = inAll(state.supplies) + ordinary + state.buried.length;
  hold(meeples === meeplesInGame(state), 'a meeple was lost or made', state);
  const guards = inAll(state.guards) + inAll(state.general_guards) + state.meeples.length - ordinary;
  hold(guards === (state.game === 'ghosts' ? 5 * state.players : 0), 'a guard was lost or made', state);
}

function checkTiles(state: GameState): void {
  const hidden = sum(Object.values(state.unseen));
  hold(sum(state.piles) + state.face_down.length === hidden, 'what is hidden is not the unseen tiles', state);
  const start = state.game === 'base' ? 1 : 4;
  const shown = state.tiles.length - start + state.discarded.length + (state.drawn === null ? 0 : 1);
  hold(hidden + shown === tilesToDraw(state), 'a tile was lost or made', state);
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
