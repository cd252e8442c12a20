import { kRoomStatus, type Game, type Room } from '../protocol.ts';
import { commands, roomRoutes, serverRoutes } from './rows.ts';

export type Status = Room['status'];

/** What of a room decides who may do what. */
export interface Situation {
  status: Status;
  game: Game;
  spectators: boolean;
  visibility: Room['visibility'];
}

/**
 * Whoever asks: without a token; with one that was never given out; with the owner's or a seat's of another room; with the
 * one that a seat had before it was handed over; with that of the seat which the paths name, of the one that is to decide,
 * of a third; the owner's; the administrator's.
 */
export const holders = [
  'nobody', 'nonsense', 'foreign_owner', 'foreign_seat', 'rotated', 'named', 'actor', 'other', 'owner', 'admin',
] as const;
export type Holder = (typeof holders)[number];

export interface Row {
  /** "GET /path", or the type of a command. */
  name: string;
  getsIn: string[];
  others: string;
  /** By status, or `answer`, or `spectators`. */
  answers: Record<string, string>;
}

function read(text: string): Row[] {
  const [head, ...lines] = text.trim().split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return lines.map(([name, getsIn, others, ...cells]) => ({
    name: name!.replace(/ +/, ' '),
    getsIn: getsIn!.split(' '),
    others: others!,
    answers: Object.fromEntries(cells.map((cell, i) => [head![i + 3]!, cell])),
  }));
}

export const roomRows = read(roomRoutes);
export const commandRows = read(commands);
export const serverRows = read(serverRoutes);

const seats: readonly Holder[] = ['named', 'actor', 'other'];
/** The test closes rooms whose game runs. */
const runs: readonly Status[] = ['playing', 'closed'];
const isOfRoom = (holder: Holder) => seats.includes(holder) || holder === 'owner';

function isIn(word: string, holder: Holder, { game, spectators, status, visibility }: Situation): boolean {
  switch (word) {
    case 'anybody':
      return true;
    case 'public':
      return visibility === 'listed' && (spectators || status !== 'playing');
    case 'watchers':
      return isOfRoom(holder) || (holder === 'nobody' && (spectators || !runs.includes(status)));
    case 'hearers':
      return isOfRoom(holder) || (holder === 'nobody' && spectators);
    case 'seats':
      return seats.includes(holder);
    case 'team':
      return game === 'mists' && seats.includes(holder);
    case 'player':
      return false;
    case 'named':
    case 'owner':
    case 'admin':
      return holder === word;
    default:
      throw new Error(`the table has a word that means nothing: "${word}"`);
  }
}

/** What a cell has for the holder. */
function answerIn(cell: string, holder: Holder): string {
  const parts = cell.split(' ');
  const own = parts.find((part) => part.startsWith(`${holder}=`));
  return own?.split('=')[1] ?? parts.find((part) => !part.includes('='))!;
}

/** The code of the error over HTTP, or "ok". */
export function expected(row: Row, holder: Holder, situation: Situation): string {
  const inClosed = row.answers['closed'] || 'room_closed';
  if (situation.status === 'closed' && inClosed === 'room_closed' && !row.getsIn.includes('admin')) return inClosed;
  const answer = row.answers[situation.status] ?? row.answers['answer']!;
  if (answer === 'game_not_found') return answer;
  if (!row.getsIn.some((word) => isIn(word, holder, situation))) {
    return holder === 'nobody' || row.getsIn.includes('public') ? row.others : 'unauthorized';
  }
  return answerIn(answer, holder);
}

/** The same over a WebSocket, after the hello. */
export function expectedOverSocket(row: Row, holder: Holder, situation: Situation): string {
  if (situation.status === 'closed') return 'room_closed';
  if (holder !== 'nobody') return seats.includes(holder) ? expected(row, holder, situation) : 'unauthorized';
  if (!isIn('watchers', holder, situation)) return 'spectators_refused';
  return row.answers['spectators'] || 'not_seated';
}

const ways = [
  { spectators: true, visibility: 'listed' },
  { spectators: true, visibility: 'private' },
  { spectators: false, visibility: 'listed' },
] as const;

/** The situations that a room can be in. */
export const situations: Situation[] = kRoomStatus.flatMap((status) =>
  (['mists', 'ghosts'] as const).flatMap((game) => ways.map((way) => ({ status, game, ...way }))),
);
