import jsonpatch from 'fast-json-patch';
import { call, type CreatedRoom, expectAnswer, readUpdate } from './http.ts';
import type { GameState, Snapshot, Update } from './protocol.ts';
import type { Server } from './server.ts';

export interface GameFile {
  game_id: string;
  setup: { game: string; players: number; level?: number };
  players: ({ name: string; kind: string } | null)[];
  log: { player: number | null; decision: string; companion: boolean; at_ms: number }[];
  forked_from: { game_id: string; seq: number } | null;
  ended_ms: number | null;
  result: { outcome: string; reason: string; tracks: { points: number }[] } | null;
  seed: string | null;
  deck: string[] | null;
  [field: string]: unknown;
}

export interface GameSummary {
  game_id: string;
  room: string;
  seq: number;
  setup: GameFile['setup'];
  ended_ms: number | null;
  result: GameFile['result'];
}

export interface Kind {
  game: string;
  level: number | null;
  players: number;
  games: number;
  won: number;
  lost: number;
  points: { mean: number; best: number } | null;
}

const games = '/api/v1/games';

export const exportGame = (server: Server, game: string) =>
  expectAnswer<GameFile>(server, `${games}/${game}/export`, 'game_file', 200);

export const importGame = (server: Server, file: GameFile) =>
  expectAnswer<CreatedRoom>(server, `${games}/import`, 'room_created', 201, { body: file });

export const getGame = async (server: Server, game: string): Promise<GameSummary> =>
  (await expectAnswer<{ game: GameSummary }>(server, `${games}/${game}`, 'game_answer', 200)).game;

export const getStateAt = (server: Server, game: string, seq: number) =>
  expectAnswer<Snapshot>(server, `${games}/${game}/state?seq=${seq}`, 'state_answer', 200);

export const listGames = (server: Server, query = '') =>
  expectAnswer<{ games: GameSummary[]; next: string | null }>(server, `${games}?${query}`, 'games', 200);

export const getStatistics = async (server: Server): Promise<Kind[]> =>
  (await expectAnswer<{ statistics: Kind[] }>(server, '/api/v1/statistics', 'statistics', 200)).statistics;

export async function getGameLog(server: Server, game: string): Promise<Update[]> {
  const answer = await call(server, `${games}/${game}/log`);
  if (answer.status !== 200) throw new Error(`log: ${answer.status} ${answer.text}`);
  return answer.text.split('\n').slice(0, -1).map(readUpdate);
}

/** The state at every seq from 0 on, made by the patches of a log. */
export async function statesOf(server: Server, game: string): Promise<GameState[]> {
  const states = [(await getStateAt(server, game, 0)).state];
  for (const { patch } of await getGameLog(server, game)) {
    const operations = patch as jsonpatch.Operation[];
    states.push(jsonpatch.applyPatch(states.at(-1)!, operations, true, false).newDocument);
  }
  return states;
}
