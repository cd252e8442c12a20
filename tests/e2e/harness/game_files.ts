import jsonpatch from 'fast-json-patch';
import { call, expectAnswer, readUpdate } from './http.ts';
import type { GameFile, GameState, GameSummary, Kind, RoomCreated, Snapshot, Update } from './protocol.ts';
import type { Server } from './server.ts';

export type { GameFile };

const games = '/api/v1/games';

export const exportGame = (server: Server, game: string) =>
  expectAnswer<GameFile>(server, `${games}/${game}/export`, 'game_file', 200);

export const importGame = (server: Server, file: GameFile) =>
  expectAnswer<RoomCreated>(server, `${games}/import`, 'room_created', 201, { body: file });

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
