import type { GameReviewed } from '../protocol/types';
import { chanceFor } from './plan';

type ReviewedTurn = GameReviewed['turns'][number];

/** A turn after which the chances had changed much. */
export interface TurningPoint {
  turn: number;
  player: number;
  /** The seq after which it was over. */
  seq: number;
  /** The chance before it and after it, of the team or of whose turn it was. */
  from: number;
  to: number;
  /** What the drawn tile did to it if all went on as well as could be, and what was decided then. */
  drawn: number;
  played: number;
  /** What would have been better, if that is worth telling. */
  missed: { cost: number; better: NonNullable<ReviewedTurn['better']>; instead: ReviewedTurn['played'] } | null;
}

/** A smaller cost is not worth telling. */
const kLeastCost = 0.02;

const endOf = ({ decisions }: ReviewedTurn) => decisions.at(-1)!;

/** The turning points of a game in the order of its turns. */
export function turningPoints({ start, turns, turning_points }: GameReviewed): TurningPoint[] {
  const told = turning_points.flatMap(({ turn, change, drawn }) => {
    const at = turns.findIndex((t) => t.turn === turn);
    const reviewed = turns[at];
    if (!reviewed) return [];
    const { player, cost, better, played } = reviewed;
    const before = at === 0 ? start : endOf(turns[at - 1]!).chances;
    return {
      turn,
      player,
      seq: endOf(reviewed).seq,
      from: chanceFor(before, player),
      to: chanceFor(endOf(reviewed).chances, player),
      drawn,
      played: change - drawn,
      missed: better && cost >= kLeastCost ? { cost, better, instead: played } : null,
    };
  });
  return told.sort((a, b) => a.turn - b.turn);
}

/** The chances at the start and at the end of each turn. */
export function chancesOf({ start, turns }: GameReviewed): { turn: number; chances: number[] }[] {
  return [{ turn: 0, chances: start }, ...turns.map((turn) => ({ turn: turn.turn, chances: endOf(turn).chances }))];
}

/** The turn in which a better one would have gained most; null if all were about the best. */
export function dearestTurn({ turns }: GameReviewed): ReviewedTurn | null {
  const dearest = turns.reduce<ReviewedTurn | null>((most, turn) => (turn.cost > (most?.cost ?? 0) ? turn : most), null);
  return dearest && dearest.cost >= kLeastCost ? dearest : null;
}

/** What a player's turns cost together, and the dearest of them; null if none cost anything. */
export interface GivenAway {
  all: number;
  turn: number;
  most: number;
}

/** What each player could have gained with better turns; undefined for whoever decided nothing. */
export function givenAway({ turns }: GameReviewed, players: number): (GivenAway | null | undefined)[] {
  return Array.from({ length: players }, (_, player) => {
    const own = turns.filter((turn) => turn.player === player);
    if (own.length === 0) return undefined;
    const dearest = own.reduce((most, turn) => (turn.cost > most.cost ? turn : most));
    const all = own.reduce((sum, { cost }) => sum + cost, 0);
    return dearest.cost > 0 ? { all, turn: dearest.turn, most: dearest.cost } : null;
  });
}
