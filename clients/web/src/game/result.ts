import type { Colour, Game, GameSummary, Level, Outcome } from '../protocol/types';
import { endOf, type Log } from './log';
import { isTogether } from './standing';

/** How one game went for whoever sat at this page. */
export interface GameResult {
  id: string;
  game: Game;
  level: Level | null;
  players: number;
  outcome: 'won' | 'lost';
  /** The team's points, of level 6 all three meeples' together; of rivals the own ones. */
  points: number;
  /** Ghosts left in the supply. */
  ghosts: number;
  turns: number;
}

/** A game of rivals is won by those who have the most points. */
function wonBy(own: Colour[], outcome: Outcome, winners: Colour[]): boolean {
  return outcome === 'finished' ? winners.some((colour) => own.includes(colour)) : outcome === 'won';
}

/**
 * The result of a game that is over; null while it runs, for those who only watched, and for a game that
 * was not played from its beginning or was played to learn.
 */
export function resultOf(log: Log): GameResult | null {
  const { room, seat, now } = log;
  const ended = endOf(log);
  const { state } = now;
  if (!room?.game_id || !state || !ended || seat === null || room.forked_from || isLesson(room)) return null;
  const own = Object.keys(state.supplies[seat] ?? {}) as Colour[];
  const counted = isTogether(state) ? state.tracks : state.tracks.filter(({ colour }) => own.includes(colour));
  return {
    id: room.game_id,
    game: room.game,
    level: room.level,
    players: state.players,
    outcome: wonBy(own, ended.outcome, ended.winners) ? 'won' : 'lost',
    points: counted.reduce((sum, { points }) => sum + points, 0),
    ghosts: state.ghosts.supply,
    turns: state.turn,
  };
}

/**
 * The same of the record of a game, for whoever had that seat when it began; null while it runs, and for a game that was
 * not played from its beginning. A record does not say whether it was played to learn.
 */
export function resultOfRecord({ game_id, setup, players, result, forked_from }: GameSummary, seat: number): GameResult | null {
  const own = players[seat]?.colours;
  if (!result || !own || forked_from) return null;
  const { tracks = [], winners = [] } = result;
  const counted = setup.game === 'mists' ? tracks : tracks.filter(({ colour }) => own.includes(colour));
  return {
    id: game_id,
    game: setup.game,
    level: setup.level ?? null,
    players: setup.players,
    outcome: wonBy(own, result.outcome, winners) ? 'won' : 'lost',
    points: counted.reduce((sum, { points }) => sum + points, 0),
    ghosts: result.ghosts?.supply ?? 0,
    turns: result.turns ?? 0,
  };
}

/** Lessons are rooms that say which one they are. */
export function isLesson(room: object): boolean {
  return 'lesson' in room && room.lesson !== null;
}

/** Whether a result is better than another of the same game and number of players. */
export function isBetter(one: GameResult, other: GameResult): boolean {
  if (one.outcome !== other.outcome) return one.outcome === 'won';
  const together = one.game === 'mists' && one.outcome === 'won';
  // A team that has won has reached its goal; what tells games apart is how well the ghosts were held.
  const worth = ({ points, ghosts, turns }: GameResult) => (together ? [ghosts, -turns] : [points, -turns]);
  const [first, second] = [worth(one), worth(other)];
  const differs = first.findIndex((value, i) => value !== second[i]);
  return differs >= 0 && first[differs]! > second[differs]!;
}
