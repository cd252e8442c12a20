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
    const end = endOf(turns.filter((t) => t.turn === turn).at(-1)!);
    const before = at === 0 ? start : endOf(turns[at - 1]!).chances;
    return {
      turn,
      player,
      seq: end.seq,
      from: chanceFor(before, player),
      to: chanceFor(end.chances, player),
      drawn,
      played: change - drawn,
      missed: better && cost >= kLeastCost ? { cost, better, instead: played } : null,
    };
  });
  return told.sort((a, b) => a.turn - b.turn);
}

/** The chances at the start and at the end of each turn. */
export function chancesOf({ start, turns }: GameReviewed): { turn: number; chances: number[] }[] {
  const ends = turns.filter(({ turn }, i) => turns[i + 1]?.turn !== turn);
  return [{ turn: 0, chances: start }, ...ends.map((turn) => ({ turn: turn.turn, chances: endOf(turn).chances }))];
}
