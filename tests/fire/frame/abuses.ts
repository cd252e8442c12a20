import type { Agent } from 'node:http';
import type { Arena } from './arena.ts';
import { ask, demand } from './requests.ts';
import { Player, playTogether } from './player.ts';
import { makeRoom, runningRoom, sitDown } from './rooms.ts';
import { longestGame } from './worst_file.ts';

export const stranger = '127.0.0.66';

/** One request after the other may be made of it; resolves with the status or the code of the answer. */
export type Once = (n: number) => Promise<string>;

export interface Abuse {
  name: string;
  did: string;
  /** Makes ready, from the stranger's address, and says what is then done as often as it can be. */
  prepare: (arena: Arena, agent: Agent) => Promise<Once>;
  /** The quota of the address that has to come into play. */
  quota?: string;
  /** Options of the server. */
  options?: string[];
}

/** So that it does not take a minute to come to the limit. */
const fewReadings = ['--readings-per-minute', '1200'];

interface Game {
  room: string;
  tokens: string[];
  seq: number;
}

/** A game of the stranger's that has come to entry 60 or so. */
async function ownGame({ server }: Arena, wish: object = {}): Promise<Game> {
  const { room, tokens } = await runningRoom(server, stranger, wish);
  const players = await Promise.all(tokens.map((token) => Player.join(server.url, room, stranger, token)));
  await playTogether(players, () => players.some((player) => player.seq >= 60));
  const { seq } = await demand<{ seq: number }>(server, `/api/v1/rooms/${room}/state`, { from: stranger });
  await Promise.all(players.map((player) => player.leave()));
  return { room, tokens, seq };
}

/** The status of an answer, or the code of the problem that it is. */
async function outcome(answer: ReturnType<typeof ask>): Promise<string> {
  const { status, text } = await answer;
  return status < 400 ? String(status) : ((JSON.parse(text) as { code?: string }).code ?? String(status));
}

const reading = (path: (game: Game, n: number) => string) => async (arena: Arena, agent: Agent): Promise<Once> => {
  const game = await ownGame(arena);
  return (n) => outcome(ask(arena.server, path(game, n), { from: stranger, agent }));
};

interface Position {
  seq: number;
  next: { player: number };
  legal: { id: string }[];
}

async function decideAndUndo(arena: Arena, agent: Agent): Promise<Once> {
  // At the first turn, where everybody has a meeple to be asked for: the placing of the tile can be undone for ever.
  const { room, tokens } = await runningRoom(arena.server, stranger, { game: 'base' });
  const command = (token: string, body: object) =>
    ask(arena.server, `/api/v1/rooms/${room}/commands`, { from: stranger, agent, token, body });
  // One after the other: what overtakes is refused and costs nothing.
  let last: Promise<string> = Promise.resolve('');
  const pair = async (n: number) => {
    const { status, text } = await ask(arena.server, `/api/v1/rooms/${room}/state`, { from: stranger, agent });
    if (status !== 200) return (JSON.parse(text) as { code: string }).code;
    const { seq, next, legal } = JSON.parse(text) as Position;
    // Chance is to decide for a moment.
    if (legal.length === 0) return 'chance';
    const token = tokens[next.player]!;
    const decided = await outcome(command(token, { type: 'decide', id: `d${n}`, expect_seq: seq, decision: legal[0]!.id }));
    if (decided !== '200') return decided;
    return outcome(command(token, { type: 'undo', id: `u${n}`, expect_seq: seq + 1, seq }));
  };
  return (n) => (last = last.then(() => pair(n)));
}

export const abuses: Abuse[] = [
  {
    name: 'rooms',
    did: 'new rooms',
    quota: 'rooms',
    prepare: async ({ server }, agent) => () =>
      outcome(ask(server, '/api/v1/rooms', { from: stranger, agent, body: { name: 'Spam', game: 'mists' } })),
  },
  {
    name: 'seats',
    did: 'every free seat of the lobby, of 40 rooms that others made',
    quota: 'unstarted',
    prepare: async ({ server }, agent) => {
      const rooms = await Promise.all(Array.from({ length: 40 }, (_, n) => makeRoom(server, `127.0.4.${n + 1}`, { game: 'mists', seats: 5 })));
      return (n) => outcome(ask(server, `/api/v1/rooms/${rooms[n % rooms.length]!.room}/seats`, { from: stranger, agent, body: { name: 'Squatter' } }));
    },
  },
  { name: 'logs', did: 'a game\'s whole log', quota: 'readings', prepare: reading(({ room }) => `/api/v1/rooms/${room}/log`) },
  { name: 'states', options: fewReadings, did: 'the state at any seq', quota: 'readings', prepare: reading(({ room, seq }, n) => `/api/v1/rooms/${room}/state?seq=${n % seq}`) },
  { name: 'features', options: fewReadings, did: 'the features at any seq', quota: 'readings', prepare: reading(({ room, seq }, n) => `/api/v1/rooms/${room}/features?seq=${n % seq}`) },
  { name: 'cards', options: fewReadings, did: 'the card at any seq', quota: 'readings', prepare: reading(({ room, seq }, n) => `/api/v1/rooms/${room}/card.jpg?seq=${1 + (n % (seq - 1))}`) },
  { name: 'statistics', options: fewReadings, did: 'the statistics', quota: 'readings', prepare: reading(() => '/api/v1/statistics') },
  {
    name: 'foresights',
    did: 'foresights of each legal decision',
    options: fewReadings,
    quota: 'readings',
    prepare: async (arena, agent) => {
      const { room } = await ownGame(arena);
      const { seq, legal } = await demand<Position>(arena.server, `/api/v1/rooms/${room}/state`, { from: stranger });
      const path = `/api/v1/rooms/${room}/foresight`;
      return (n) => outcome(ask(arena.server, path, { from: stranger, agent, body: { seq, decisions: [legal[n % legal.length]!.id] } }));
    },
  },
  {
    name: 'imports',
    did: 'a game file with 1,900 undos',
    quota: 'rooms',
    options: ['--rooms-per-hour', '20'],
    prepare: async ({ server }, agent) => {
      const text = JSON.stringify(await longestGame(server, stranger));
      return () => outcome(ask(server, '/api/v1/games/import', { from: stranger, agent, text }));
    },
  },
  { name: 'undos', did: 'a decision and its undo over HTTP', quota: 'commands', options: ['--commands-per-minute', '4000'], prepare: decideAndUndo },
  {
    name: 'hints',
    did: 'hints for the seat that is to decide',
    quota: 'hints',
    options: ['--hints-per-minute', '60'],
    prepare: async (arena, agent) => {
      const { room, tokens } = await ownGame(arena, { options: { aids: { council: true, hints: true } } });
      const { next } = await demand<Position>(arena.server, `/api/v1/rooms/${room}/state`, { from: stranger });
      const token = tokens[next.player]!;
      return () => outcome(ask(arena.server, `/api/v1/rooms/${room}/hint`, { method: 'POST', from: stranger, agent, token }));
    },
  },
  {
    name: 'companions',
    did: 'rooms of one seat and four companions, started and left to themselves',
    quota: 'rooms',
    options: ['--rooms-per-hour', '30'],
    prepare: async ({ server }, agent) => async () => {
      const asked = { from: stranger, agent };
      const made = await ask(server, '/api/v1/rooms', { ...asked, body: { name: 'Spam', game: 'mists', level: 6, seats: 5, options: { timer: { per: 'turn', seconds: 10 } } } });
      if (made.status >= 400) return (JSON.parse(made.text) as { code: string }).code;
      const { room, owner_token: token } = JSON.parse(made.text) as { room: { id: string }; owner_token: string };
      for (const seat of [0, 1, 2, 3]) await ask(server, `/api/v1/rooms/${room.id}/seats/${seat}/companion`, { ...asked, method: 'POST', token });
      const human = await sitDown(server, room.id, stranger);
      await ask(server, `/api/v1/rooms/${room.id}/start`, { ...asked, method: 'POST', token });
      return outcome(ask(server, `/api/v1/rooms/${room.id}/hint`, { ...asked, method: 'POST', token: human }));
    },
  },
];
