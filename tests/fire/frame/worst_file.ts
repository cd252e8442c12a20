import type { Server } from '../../e2e/harness/server.ts';
import { Player, playTogether } from './player.ts';
import { demand } from './requests.ts';
import { runningRoom } from './rooms.ts';

interface GameFile {
  log: { player: number | null; decision: string; companion: boolean; at_ms: number }[];
}

/** As many undos as a file of a real game may have beside its first entries; see `longestGame`. */
const entries = 3900;

/**
 * A game file that costs as much as one may: a game that was played for a while, and from then on a decision and its undo in turns.
 */
export async function longestGame(server: Pick<Server, 'url'>, from: string): Promise<GameFile> {
  const { room, tokens } = await runningRoom(server, from);
  const players = await Promise.all(tokens.map((token) => Player.join(server.url, room, from, token)));
  await playTogether(players, () => players.some((player) => player.seq >= 60));
  const file = await demand<GameFile>(server, `/api/v1/games/${room}.1/export`, { from });
  await Promise.all(players.map((player) => player.leave()));
  return { ...file, log: backAndForth(file.log) };
}

/** The log up to its last decision of a player, which is taken back and made again in turns, and in the end taken back. */
function backAndForth(log: GameFile['log']): GameFile['log'] {
  const last = log.map(({ player }) => player !== null).lastIndexOf(true);
  const decided = log[last]!;
  const undone = { ...decided, decision: `undo:${last}` };
  const long = [...log.slice(0, last + 1), undone];
  while (long.length + 2 <= entries) long.push(decided, undone);
  return long;
}
