import type { Decision, GameState, Next } from './protocol.ts';

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function hold(fact: boolean, what: string, state: GameState): void {
  if (!fact) throw new Error(`${what}\n${JSON.stringify(state)}`);
}

/** Throws unless the state is one that a game of level 1 can be in, and the decision point fits it. */
export function checkState(state: GameState, next: Next, legal: Decision[]): void {
  const onTiles = sum(state.tiles.map((tile) => tile.ghosts));
  hold(state.ghosts.supply + onTiles === state.ghosts.total, 'a ghost was lost or made', state);
  hold(sum(state.piles) === sum(Object.values(state.unseen)), 'the piles are not the unseen tiles', state);

  const shown = state.tiles.length - 4 + state.discarded.length + (state.drawn === null ? 0 : 1);
  hold(sum(state.piles) + shown === 50, 'a tile was lost or made', state);
  hold(new Set(state.tiles.map(({ x, y }) => `${x},${y}`)).size === state.tiles.length, 'two tiles on a space', state);

  const perPlayer = state.players === 1 ? 12 : state.players === 2 ? 6 : 5;
  const meeples = sum(state.supplies.flatMap((supply) => Object.values(supply))) + state.meeples.length;
  hold(meeples === perPlayer * state.players, 'a meeple was lost or made', state);

  hold(new Set(legal.map((decision) => decision.id)).size === legal.length, 'a legal decision twice', state);
  hold((next.actor === 'player') === legal.length > 0, `${next.actor} to act with ${legal.length} decisions`, state);
  hold((next.actor === 'nobody') === (state.outcome !== 'undecided'), `${next.actor} acts in a game that is over`, state);
  if (next.actor === 'player') hold(next.player === state.player, 'somebody else than the active player acts', state);
}
