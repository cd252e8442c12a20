import { Administrator } from '../admin.ts';
import { Client } from '../client.ts';
import { exportGame, type GameFile } from '../game_files.ts';
import { type Answer, type Call, call, type RoomCreated, problemOf, type SeatTaken } from '../http.ts';
import { play, seededRandom } from '../play.ts';
import type { Snapshot } from '../protocol.ts';
import type { Server } from '../server.ts';
import { seatedTable } from '../table.ts';
import type { Holder, Situation } from './expected.ts';

/** The server, and what every room of the test is made with. */
export interface World {
  server: Server;
  admin: string;
  foreign: { owner: string; seat: string };
  /** A game that is over, once one was played. */
  files: Map<Situation['game'], GameFile>;
}

/** A room, and everybody who may ask something of it. */
export interface Cast {
  world: World;
  situation: Situation;
  room: string;
  tokens: Record<Holder, string | undefined>;
  /** The seat that the paths name. */
  named: number;
  seq: number;
  /** One that is legal now, if a game runs. */
  decision: string;
  /** One that can still come, if a game runs. */
  tile: string;
  /** The digest of a set that was put on the server, where one was. */
  tileset?: string;
}

export const seatsOfRoom = 4;
/** Nobody has it. */
export const freeSeat = 3;
/** A seq at which a player decided. */
const undoTarget = 1;

let asked = 0;

/** Each request comes from an address of its own, so that no limit of an address is met. */
export function fromElsewhere(): Record<string, string> {
  asked += 1;
  return { 'x-forwarded-for': `10.${asked >> 16}.${(asked >> 8) & 255}.${asked & 255}` };
}

export const ask = (world: World, path: string, request: Call = {}): Promise<Answer> =>
  call(world.server, path, { ...request, headers: { ...fromElsewhere(), ...request.headers } });

/** The answer to what is allowed. */
async function done<T>(world: World, path: string, request: Call = {}): Promise<T> {
  const answer = await ask(world, path, request);
  if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  return JSON.parse(answer.text) as T;
}

/** "ok", or the code of the error. */
export function outcome({ status, headers, text }: Answer): string {
  return status < 300 ? 'ok' : problemOf(status, headers.get('content-type'), text).code;
}

export async function endedGame({ server, files }: World, game: Situation['game']): Promise<GameFile> {
  const played = files.get(game);
  if (played) return played;
  const { room, players } = await seatedTable(server, ['Ana', 'Ben', 'Cleo', 'Dan'], { game });
  const random = seededRandom(5);
  await Promise.all(players.map((player) => play(player, random)));
  await Promise.all(players.map((player) => player.close()));
  const file = await exportGame(server, `${room}.1`);
  files.set(game, file);
  return file;
}

export async function makeWorld(): Promise<World> {
  const { server, token: admin } = await Administrator.start();
  const world: World = { server, admin, foreign: { owner: '', seat: '' }, files: new Map() };
  const elsewhere = await makeCast(world, { status: 'playing', game: 'mists', spectators: true, visibility: 'listed' });
  return { ...world, foreign: { owner: elsewhere.tokens.owner!, seat: elsewhere.tokens.actor! } };
}

const optionsOf = ({ spectators }: Situation) => ({ spectators, absence: 'wait', undo: 'consent', aids: { council: true, hints: true, odds: true } });

/** A room with free seats; if the game is to be over it is that of a file. */
async function emptyRoom(world: World, situation: Situation): Promise<RoomCreated> {
  const { status, game, visibility } = situation;
  const options = optionsOf(situation);
  if (status !== 'over') {
    const body = { name: 'Friday mist', game, seats: seatsOfRoom, visibility, options };
    return done<RoomCreated>(world, '/api/v1/rooms', { body });
  }
  const made = await done<RoomCreated>(world, '/api/v1/games/import', { body: await endedGame(world, game) });
  const path = `/api/v1/rooms/${made.room.id}`;
  const token = made.owner_token;
  await done(world, path, { method: 'PATCH', token, body: { visibility, options } });
  for (let seat = 0; seat < seatsOfRoom; seat += 1) {
    await done(world, `${path}/seats/${seat}`, { method: 'DELETE', token });
  }
  return made;
}

/** A room in that situation: three seats are taken, the token of one was handed over, and the fourth seat is free. */
export async function makeCast(world: World, situation: Situation): Promise<Cast> {
  const { room, owner_token: owner } = await emptyRoom(world, situation);
  const path = `/api/v1/rooms/${room.id}`;
  const sit = async (name: string) => (await done<SeatTaken>(world, `${path}/seats`, { body: { name } })).token;
  const seats = [await sit('Ana'), await sit('Ben'), await sit('Cleo')];
  const plays = situation.status === 'playing' || situation.status === 'closed';
  let seq = situation.status === 'over' ? world.files.get(situation.game)!.log.length : 0;
  let [player, decision, tile] = [0, 'pass', '09.0'];
  if (plays) {
    await sit('Dan');
    await done(world, `${path}/start`, { method: 'POST', token: owner });
    await done(world, `${path}/seats/${freeSeat}`, { method: 'DELETE', token: owner });
    ({ seq, player, decision, tile } = await begin(world, path, seats));
  }
  const other = player === 2 ? 1 : 2;
  const rotated = seats[other];
  seats[other] = (await done<SeatTaken>(world, `${path}/seats/${other}/handover`, { body: {}, ...withToken(rotated) })).token;
  const named = [0, 1, 2].find((seat) => seat !== player && seat !== other)!;
  if (plays) await propose(world, path, seats[named]!, seq, decision);
  if (situation.status === 'closed') {
    await done(world, `/api/v1/admin/rooms/${room.id}/close`, { token: world.admin, body: { reason: 'enough' } });
  }
  const tokens = {
    nobody: undefined,
    nonsense: 'nonsense',
    foreign_owner: world.foreign.owner,
    foreign_seat: world.foreign.seat,
    rotated,
    named: seats[named],
    actor: seats[player],
    other: seats[other],
    owner,
    admin: world.admin,
  };
  return { world, situation, room: room.id, tokens, named, seq, decision, tile };
}

export const withToken = (token: string | undefined) => (token === undefined ? {} : { token });

/** One decision is made, so that it can be taken back; then who is to decide, and what they could. */
async function begin(world: World, path: string, seats: string[]) {
  const state = () => done<Snapshot>(world, `${path}/state`, withToken(seats[0]));
  const { seq, next, legal } = await state();
  const body = { type: 'decide', id: 'first', expect_seq: seq, decision: legal[0]!.id };
  await done(world, `${path}/commands`, { body, ...withToken(seats[next.player]) });
  const now = await state();
  return { seq: now.seq, player: now.next.player, decision: now.legal[0]!.id, tile: Object.keys(now.state.unseen)[0]! };
}

async function propose(world: World, path: string, token: string, seq: number, decision: string): Promise<void> {
  const body = { type: 'propose', id: 'proposed', expect_seq: seq, decisions: [decision] };
  await done(world, `${path}/commands`, { token, body });
}

/** The seats that have a token come in, and one asks the others to take something back. */
export async function askForUndo({ world, room, tokens, seq }: Cast): Promise<void> {
  const join = (token: string | undefined) => Client.join(world.server, room, token, fromElsewhere());
  const [asker] = await Promise.all([join(tokens.named), join(tokens.actor), join(tokens.other)]);
  const reply = await asker!.command({ type: 'undo', id: 'asked', expect_seq: seq, seq: undoTarget });
  if (reply.type !== 'ok') throw new Error(`the undo was refused: ${reply.code}`);
}

/** The command as it makes sense in the room. */
export function commandOf(type: string, { seq, decision }: Cast): { type: string; id: string; [field: string]: unknown } {
  const id = 'asked-by-the-table';
  switch (type) {
    case 'decide':
      return { type, id, expect_seq: seq, decision };
    case 'undo':
      return { type, id, expect_seq: seq, seq: undoTarget };
    case 'answer_undo':
      return { type, id, agree: true };
    case 'point':
      return { type, id, x: 0, y: 0 };
    case 'propose':
      return { type, id, expect_seq: seq, decisions: [decision] };
    case 'withdraw':
      return { type, id, proposal: 1 };
    case 'adopt':
      return { type, id, expect_seq: seq, proposal: 1 };
    case 'plan':
      return { type, id, plans: [] };
    case 'say':
      return { type, id, text: 'Whose turn is it?' };
    case 'pause':
    case 'resume':
    case 'ping':
      return { type, id };
    default:
      throw new Error(`say in commandOf what "${type}" looks like`);
  }
}
