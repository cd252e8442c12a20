import type { LegalDecision, Ended, LogMessage, Next, Room, State, Update } from '../protocol/types';
import { headerOfRoom, type Header } from './header';
import { applyPatch } from './patch';
import { quiet, talked, teamOf, type Team } from './team';

/** The game at one seq. `state` is null before the start. */
export interface Position {
  seq: number;
  state: State | null;
  next: Next | null;
  legal: LegalDecision[];
}

/**
 * Everything the server has told about a room, folded. Live play, rewind and replay all read a
 * `Position` that `advance` made from an earlier one.
 */
export interface Log {
  header: Header | null;
  /** Null where a game is read outside of its room. */
  room: Room | null;
  seat: number | null;
  /** Where this page's knowledge of states begins: the last snapshot. */
  base: Position;
  /** Entries after `base`, without gaps. */
  updates: Update[];
  /** Entries up to `base`, for reading only; empty until they were fetched. */
  earlier: Update[];
  now: Position;
  ended: Ended | null;
  team: Team;
  /** An entry is missing or does not apply: only a new snapshot helps. */
  broken: boolean;
}

const kNowhere: Position = { seq: 0, state: null, next: null, legal: [] };

export const emptyLog: Log = {
  header: null,
  room: null,
  seat: null,
  base: kNowhere,
  updates: [],
  earlier: [],
  now: kNowhere,
  ended: null,
  team: quiet,
  broken: false,
};

/** The position after one more entry. Throws if the entry does not follow or does not apply. */
export function advance(position: Position, update: Update): Position {
  if (update.seq !== position.seq + 1) throw new Error(`seq ${update.seq} after ${position.seq}`);
  const state = applyPatch(position.state, update.patch) as State;
  return { seq: update.seq, state, next: update.next, legal: update.legal };
}

/** Every entry that is known, oldest first. */
export function entries(log: Log): Update[] {
  return [...log.earlier, ...log.updates];
}

/** The room's next game begins its log anew. */
function isOtherGame({ room }: Log, message: Extract<LogMessage, { type: 'welcome' }>): boolean {
  return room !== null && room.game_id !== message.room.game_id;
}

function welcomed(log: Log, message: Extract<LogMessage, { type: 'welcome' }>): Log {
  const room = message.room;
  const header = headerOfRoom(room);
  const seat = message.you.seat;
  const team = teamOf(log.team, message);
  const other = isOtherGame(log, message);
  if (message.resumed) return { ...log, header, room, seat, team, broken: other };
  const { seq, state, next, legal } = message;
  const base = { seq, state, next, legal };
  const earlier = other ? [] : entries(log).filter((update) => update.seq <= seq);
  return { ...emptyLog, header, room, seat, team, base, now: base, earlier };
}

function updated(log: Log, update: Update): Log {
  if (update.seq <= log.now.seq) return log;
  try {
    const now = advance(log.now, update);
    return { ...log, now, updates: [...log.updates, update], team: talked(log.team, update) };
  } catch {
    return { ...log, broken: true };
  }
}

/** The log after one more message. Entries already known change nothing. */
export function reduce(log: Log, message: LogMessage): Log {
  switch (message.type) {
    case 'welcome':
      return welcomed(log, message);
    case 'update':
      return updated(log, message);
    case 'room':
      return { ...log, header: headerOfRoom(message.room), room: message.room };
    case 'ended':
      return { ...log, ended: message };
    default:
      return { ...log, team: talked(log.team, message) };
  }
}

/** How the game ended: as told, or as the snapshot of a game long over shows. */
export function endOf(log: Log): Ended | null {
  if (log.ended) return log.ended;
  const { room, now } = log;
  if (!now.state?.reason || !room?.seed || !room.commitment) return null;
  const { outcome, reason, winners } = now.state;
  if (outcome === 'undecided') return null;
  return { type: 'ended', seq: now.seq, outcome, reason, winners, seed: room.seed, commitment: room.commitment, deck: null };
}

/** Adds entries up to the snapshot, fetched afterwards, to what can be read about the past. */
export function withEarlier(log: Log, updates: Update[]): Log {
  return { ...log, earlier: updates.filter((update) => update.seq <= log.base.seq) };
}
