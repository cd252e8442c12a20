import type {
  BoardFeature,
  ChangeRoom,
  CreateRoom,
  Foresight,
  GameName,
  Hint,
  LegalDecision,
  Line,
  Options,
  Pass,
  RoomAnswer,
  RoomCreated,
  RoomDocument,
  Rooms,
  SeatTaken,
  StateAnswer,
  Tileset,
  Update,
} from './documents.js';
import { UnknownParts } from './errors.js';
import { Game } from './game.js';
import { type Call, HttpClient } from './http.js';
import { readObject } from './json.js';
import type { Surroundings } from './line.js';
import { findWebSocket } from './sockets.js';

const kPatienceMs = 120_000;

type Query = Record<string, string | number | boolean | undefined>;

/** What a room is created with; the guide has the fields of `POST /api/v1/rooms`. */
export type NewRoom =
  | CreateRoom
  | { name: string; game?: GameName; level?: number; seats?: number; visibility?: 'listed' | 'private'; options?: Options };

/** A seat as `Seat.toJSON` writes it down. */
export interface KeptSeat {
  room: string;
  seat: number;
  token: string;
}

function queryOf(fields: Query): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return query === '' ? '' : `?${query}`;
}

/** Unlike that of any other program of the seat; no secret, so that an old Node's chance is good enough. */
function uniquePrefix(): string {
  const random = () => Math.random().toString(36).slice(2, 10);
  return `${Date.now().toString(36)}${random()}${random()}`;
}

/** A server, by its URL such as `http://127.0.0.1:8080`. */
export class Server {
  readonly url: string;
  private readonly http: HttpClient;

  /** `patienceMs` is how long the server may be out of reach before calls and games give up; two minutes by default. */
  constructor(
    url: string,
    readonly patienceMs = kPatienceMs,
  ) {
    const { protocol, origin, pathname, search, hash, username } = new URL(url);
    const isPlain = search === '' && hash === '' && username === '';
    if (!['http:', 'https:'].includes(protocol) || !isPlain) throw new TypeError(`not the URL of a server: ${url}`);
    this.url = origin + pathname.replace(/\/+$/, '');
    this.http = new HttpClient(this.url, patienceMs);
  }

  /**
   * A new room, of which you are the owner; its game is `mists` unless you say otherwise. With the token of your player
   * it is theirs.
   */
  async createRoom(room: NewRoom, token: string | null = null): Promise<Room> {
    const body = 'lesson' in room ? room : { game: 'mists', ...room };
    const call: Call = { method: 'POST', path: '/rooms', body, token, makes: true };
    const { room: created, owner_token } = await this.call<RoomCreated>(call);
    return new Room(this, created.id, owner_token);
  }

  /** A room by its id; nothing is asked yet. */
  room(id: string, ownerToken: string | null = null): Room {
    return new Room(this, id, ownerToken);
  }

  /** The listed rooms, newest first, at most 100; the guide has what can be asked for. */
  async rooms(query: Query = {}): Promise<RoomDocument[]> {
    return (await this.call<Rooms>({ path: `/rooms${queryOf(query)}` })).rooms;
  }

  /** The tiles of a game. */
  tileset(name: GameName = 'mists'): Promise<Tileset> {
    return this.call({ path: `/tilesets/${name}` });
  }

  /** Asks anything else of the API: `server.call({ path: '/statistics' })`. */
  call<T>(call: Call): Promise<T> {
    return this.http.call<T>(call);
  }

  /** The same for answers that are not one document. */
  callText(call: Call): Promise<string> {
    return this.http.callText(call);
  }

  /** Connects to a room; a seat and a spectator do so by their own methods. */
  async connect(room: Room, token: string | null, mustSit: boolean): Promise<Game> {
    const openSocket = await findWebSocket();
    const world: Surroundings = {
      open: () => openSocket(`${this.url.replace(/^http/, 'ws')}/api/v1${room.path}/ws`),
      findRefusal: () => this.http.findRefusal({ path: room.path, token }),
      setTimer: (run, ms) => setTimeout(run, ms),
      clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
      now: () => performance.now(),
      random: Math.random,
      prefix: uniquePrefix(),
    };
    return Game.open(world, { token, mustSit, patienceMs: this.patienceMs });
  }
}

/** A room. `ownerToken` is the secret of its creator. */
export class Room {
  /** The path of the room in the API. */
  readonly path: string;

  constructor(
    readonly server: Server,
    readonly id: string,
    readonly ownerToken: string | null = null,
  ) {
    this.path = `/rooms/${encodeURIComponent(id)}`;
  }

  /** The room as it is now. */
  read(): Promise<RoomDocument> {
    return this.answered({ path: this.path });
  }

  /** The pass that the word of the room gives; null if the room has no word. */
  async enter(word: string): Promise<string | null> {
    return (await this.server.call<Pass>({ method: 'POST', path: `${this.path}/pass`, body: { word } })).pass;
  }

  /**
   * Takes a seat, by default the first free one, as a bot. With the token of your player the seat is theirs; `word` is
   * that of a room that has one, `knows` the parts that can be added to a game and that your bot can play.
   */
  async takeSeat(
    name: string,
    seat?: number,
    kind: 'bot' | 'human' = 'bot',
    token: string | null = null,
    word: string | null = null,
    knows: readonly string[] = [],
  ): Promise<Seat> {
    const parts: readonly string[] = kind === 'bot' ? ((await this.read()).parts ?? []) : [];
    const unknown = parts.filter((part) => !knows.includes(part));
    if (unknown.length > 0) throw new UnknownParts(unknown);
    const pass = word === null ? null : await this.enter(word);
    const body = { name, kind, ...(seat === undefined ? {} : { seat }), ...(pass === null ? {} : { pass }) };
    const call: Call = { method: 'POST', path: `${this.path}/seats`, body, token, makes: true };
    const taken = await this.server.call<SeatTaken>(call);
    return new Seat(this, taken.seat, taken.token);
  }

  /** A seat that was taken before, by its token. */
  seat(seat: number, token: string): Seat {
    return new Seat(this, seat, token);
  }

  /** Gives a free seat to a companion, a player inside the server. */
  addCompanion(seat: number): Promise<RoomDocument> {
    return this.owned({ method: 'POST', path: `${this.path}/seats/${seat}/companion` });
  }

  /** Frees the seat of a companion. */
  removeCompanion(seat: number): Promise<RoomDocument> {
    return this.owned({ method: 'DELETE', path: `${this.path}/seats/${seat}/companion` });
  }

  /** Changes what the room was created with; for its owner. */
  change(change: ChangeRoom): Promise<RoomDocument> {
    return this.owned({ method: 'PATCH', path: this.path, body: change, isRepeatable: true });
  }

  /** Begins the game with those who sit there; for the room's owner. */
  start(): Promise<RoomDocument> {
    return this.owned({ method: 'POST', path: `${this.path}/start` });
  }

  /** The next game of the same people; for the room's owner. */
  rematch(level?: number): Promise<RoomDocument> {
    return this.owned({ method: 'POST', path: `${this.path}/rematch`, body: level === undefined ? {} : { level } });
  }

  /** Connects as a spectator. */
  watch(): Promise<Game> {
    return this.server.connect(this, null, false);
  }

  /** The game at a seq, by default the newest. */
  state(seq?: number): Promise<StateAnswer> {
    return this.server.call({ path: `${this.path}/state${queryOf({ seq })}`, token: this.ownerToken });
  }

  /** Everything on the board: how far it reaches, what it needs, what it is worth. */
  async features(seq?: number): Promise<BoardFeature[]> {
    const path = `${this.path}/features${queryOf({ seq })}`;
    return (await this.server.call<{ features: BoardFeature[] }>({ path, token: this.ownerToken })).features;
  }

  /** Every entry of the log after a seq; with `legal` also what was legal, two thirds of it. */
  async log(since = 0, legal = false): Promise<Update[]> {
    const path = `${this.path}/log${queryOf({ since, legal: legal ? undefined : false })}`;
    const text = await this.server.callText({ path, token: this.ownerToken });
    const lines = text.split('\n').filter((line) => line !== '');
    return lines.map((line) => readObject(line) as unknown as Update);
  }

  /** At most 100 lines of the chat, oldest first. */
  async chat(before?: number): Promise<Line[]> {
    const path = `${this.path}/chat${queryOf({ before })}`;
    return (await this.server.call<{ chat: Line[] }>({ path, token: this.ownerToken })).chat;
  }

  private owned(call: Call): Promise<RoomDocument> {
    return this.answered({ ...call, token: this.ownerToken });
  }

  private async answered(call: Call): Promise<RoomDocument> {
    return (await this.server.call<RoomAnswer>(call)).room;
  }
}

/**
 * A seat of yours. `token` is its secret: everybody who has it can decide for the seat. Keep the seat as JSON to come
 * back to a game after your program ended.
 */
export class Seat {
  constructor(
    readonly room: Room,
    readonly number: number,
    readonly token: string,
  ) {}

  /** Connects to the room, to play. */
  connect(): Promise<Game> {
    return this.room.server.connect(this.room, this.token, true);
  }

  /** Begins the game; in `mists` anybody with a seat may. */
  async start(): Promise<RoomDocument> {
    return (await this.call<RoomAnswer>({ method: 'POST', path: '/start' })).room;
  }

  /** Frees the seat; its token is then worth nothing. */
  async leave(): Promise<RoomDocument> {
    return (await this.call<RoomAnswer>({ method: 'DELETE', path: `/seats/${this.number}` })).room;
  }

  /** What 1 to 8 decisions, in order, of the player who decides at `seq` would lead to. Changes nothing. */
  foresee(seq: number, decisions: readonly (LegalDecision | string)[]): Promise<Foresight> {
    const texts = decisions.map((decision) => (typeof decision === 'string' ? decision : decision.id));
    return this.call({ method: 'POST', path: '/foresight', body: { seq, decisions: texts }, isRepeatable: true });
  }

  /** What a companion would decide in your place, if the room allows hints. */
  hint(): Promise<Hint> {
    return this.call({ method: 'POST', path: '/hint', isRepeatable: true });
  }

  /** The room, the seat and its token; keep it as you would a password. */
  toJSON(): KeptSeat {
    return { room: this.room.id, seat: this.number, token: this.token };
  }

  /** The seat that `toJSON` wrote down. */
  static from(server: Server, kept: KeptSeat): Seat {
    return server.room(kept.room).seat(kept.seat, kept.token);
  }

  private call<T>(call: Call): Promise<T> {
    return this.room.server.call<T>({ ...call, path: this.room.path + call.path, token: this.token });
  }
}
