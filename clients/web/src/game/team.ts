import type { Announcement, Away, Clock, Line, Proposal, Room, SeatPlan, TeamMessage, UndoRequest, Update, Welcome } from '../protocol/types';

/** What is said and agreed around the table beside the game itself. */
export interface Team {
  /** The undo that waits for consent. */
  undo: UndoRequest | null;
  /** Good for the newest seq only. */
  proposals: Proposal[];
  /** Without gaps, the oldest first; earlier lines may be added in front. */
  chat: Line[];
  /** What was told last of everybody's time; null in rooms without a timer. */
  clock: Clock | null;
  /** From where on a companion decided for this seat. */
  away: Away | null;
  /** What whoever runs the server tells everybody. */
  announcement: Announcement | null;
  /** What this seat wants to decide when a tile comes. */
  plans: SeatPlan[];
}

export const quiet: Team = { undo: null, proposals: [], chat: [], clock: null, away: null, announcement: null, plans: [] };

/** The lines known before and those newly told, if nothing is missing between them. */
function joined(known: Line[], told: Line[]): Line[] {
  const first = told[0]?.number ?? Infinity;
  const before = known.filter((line) => line.number < first);
  const gap = told.length > 0 && before.length > 0 && before.at(-1)!.number !== first - 1;
  return gap ? told : [...before, ...told];
}

/** Whether nobody could hear what is said in this room but the people at one screen: companions do not listen. */
export function isAlone(room: Room | null, atScreen = 1): boolean {
  const hearing = room?.seats.filter(({ taken, kind }) => taken && kind !== 'companion') ?? [];
  return room?.spectators === 0 && hearing.length <= Math.max(1, atScreen);
}

/** How many watch in this room, without the reader, who watches if they have no seat. */
export function othersWatching({ room, seat }: { room: Room | null; seat: number | null }): number {
  const all = room?.spectators ?? 0;
  return seat === null ? Math.max(0, all - 1) : all;
}

/** How the table is when a line opens. */
export function teamOf(before: Team, { room, undo, away, proposals, chat, announcement, plans }: Welcome): Team {
  const clock = room.options.timer ? before.clock : null;
  return { undo, away, proposals, announcement, plans, chat: joined(before.chat, chat), clock };
}

/** The table after one more message. A proposal is gone with the next entry of the log. */
export function talked(team: Team, message: TeamMessage | Update): Team {
  switch (message.type) {
    case 'update':
      return { ...team, proposals: team.proposals.filter(({ seq }) => seq >= message.seq) };
    case 'undo_asked':
      return { ...team, undo: message.undo };
    case 'undo_settled':
      return { ...team, undo: null };
    case 'proposed':
      return { ...team, proposals: [...others(team, message.proposal.number), message.proposal] };
    case 'proposal_withdrawn':
      return { ...team, proposals: others(team, message.number) };
    case 'plans':
      return { ...team, plans: message.plans };
    case 'said': {
      const { type: _, ...line } = message;
      return { ...team, chat: joined(team.chat, [line]) };
    }
    case 'announcement':
      return { ...team, announcement: message.announcement };
    case 'clock':
      return { ...team, clock: message };
  }
}

function others({ proposals }: Team, number: number): Proposal[] {
  return proposals.filter((proposal) => proposal.number !== number);
}

/** Adds a page of lines that were said before those that are known. */
export function withEarlierLines(team: Team, lines: Line[]): Team {
  return { ...team, chat: joined(lines, team.chat) };
}

/** Milliseconds that a seat has left, so long after the clock was told; null without a clock. */
export function timeLeft({ clock }: Team, seat: number, sinceMs: number): number | null {
  const told = clock?.remaining_ms[seat];
  if (told === undefined) return null;
  return clock?.running === seat ? Math.max(0, told - sinceMs) : told;
}
