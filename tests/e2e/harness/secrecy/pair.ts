import WebSocket from 'ws';
import { fromElsewhere } from '../authorisation/cast.ts';
import { type Answer, type Call, call, type RoomCreated, type SeatTaken } from '../http.ts';
import type { Decision, Snapshot } from '../protocol.ts';
import type { Server } from '../server.ts';

/** Somebody who listens over a WebSocket, with a seat's token or without, and keeps every message as it came. */
class Ear {
  readonly heard: string[] = [];
  private looks = () => {};

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (text) => {
      this.heard.push(String(text));
      this.looks();
    });
  }

  static async open(server: Server, room: string, token?: string): Promise<Ear> {
    const url = `${server.url.replace('http', 'ws')}/api/v1/rooms/${room}/ws`;
    const ear = new Ear(new WebSocket(url, { headers: fromElsewhere() }));
    await new Promise((resolve, reject) => ear.socket.once('open', resolve).once('error', reject));
    ear.send({ type: 'hello', protocol: 1, ...(token === undefined ? {} : { token }) });
    await ear.until(() => ear.heard.length > 0);
    return ear;
  }

  /** Everything that was to be sent before has come. */
  async catchUp(): Promise<void> {
    const id = `p${this.heard.length}`;
    this.send({ type: 'ping', id });
    await this.until(() => this.heard.some((text) => text.includes(`"id":"${id}"`)));
  }

  end = () => this.socket.terminate();

  private send = (message: object) => this.socket.send(JSON.stringify(message));

  private until = (isThere: () => boolean) =>
    new Promise<void>((resolve) => {
      this.looks = () => isThere() && resolve();
      this.looks();
    });
}

/** A log that is read while it goes on. */
class Follower {
  text = '';
  private readonly stopped = new AbortController();
  private looks = () => {};

  static async open(server: Server, room: string): Promise<Follower> {
    const follower = new Follower();
    const { signal } = follower.stopped;
    const answer = await fetch(`${server.url}/api/v1/rooms/${room}/log?since=0&follow=true`, { signal, headers: fromElsewhere() });
    void follower.read(answer).catch(() => undefined);
    return follower;
  }

  catchUp = (seq: number) =>
    new Promise<void>((resolve) => {
      this.looks = () => this.text.split('\n').length > seq && resolve();
      this.looks();
    });

  end = () => this.stopped.abort();

  private async read(answer: Response): Promise<void> {
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      this.text += part.value;
      this.looks();
    }
  }
}

/** One of two games that differ only in what is hidden. */
export interface Side {
  room: string;
  owner: string;
  seats: string[];
  player: Ear;
  watcher: Ear;
  follower: Follower;
}

/** Everything that a server said in a run, and the secrets that it handed out. */
export class Journal {
  readonly said: string[] = [];
  readonly tokens: string[] = [];

  constructor(readonly server: Server) {}

  async ask(path: string, request: Call = {}): Promise<Answer> {
    const answer = await call(this.server, path, { ...request, headers: { ...fromElsewhere(), ...request.headers } });
    const shown = [...answer.text.matchAll(/"(?:owner_)?token":"([^"]+)"/g)].map(([, token]) => token!);
    this.tokens.push(...shown);
    this.said.push(shown.reduce((text, token) => text.replace(token, 'TOKEN'), answer.text));
    return answer;
  }

  async done<T>(path: string, request: Call = {}): Promise<T> {
    const answer = await this.ask(path, request);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
    return JSON.parse(answer.text) as T;
  }
}

/** Somebody takes each seat of a room, one of them listens, and so do a spectator and a program that follows the log. */
export async function takePart(journal: Journal, { room, owner_token: owner }: RoomCreated): Promise<Side> {
  const { server } = journal;
  const seats: string[] = [];
  for (const { seat } of room.seats) {
    const body = { name: `Player ${seat}`, seat };
    seats.push((await journal.done<SeatTaken>(`/api/v1/rooms/${room.id}/seats`, { body })).token);
  }
  const player = await Ear.open(server, room.id, seats[0]);
  const watcher = await Ear.open(server, room.id);
  const follower = await Follower.open(server, room.id);
  return { room: room.id, owner, seats, player, watcher, follower };
}

export async function heardBy({ player, watcher, follower }: Side, seq: number): Promise<string[]> {
  await Promise.all([player.catchUp(), watcher.catchUp(), follower.catchUp(seq)]);
  return [...player.heard, ...watcher.heard, follower.text];
}

export function leave({ player, watcher, follower }: Side): void {
  for (const one of [player, watcher, follower]) one.end();
}

/** What is a room's own, and when it was, does not count. */
export function withoutNames(text: string, side: Side): string {
  return text
    .replaceAll(side.room, 'ROOM')
    .replace(/"(id|game_id)":"[0-9a-z]{10}(\.1)?"/g, '"$1":"NEW"')
    .replace(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"C"')
    .replace(/"(owner_)?token":"[^"]+"/g, '"token":"T"')
    .replace(/"(created_at|at)":"[^"]+"/g, '"at":"T"')
    .replace(/"(started_ms|at_ms)":\d+/g, '"at_ms":0')
    .replace(/"address":"[^"]+"/g, '"address":"A"');
}

export const stateOf = (journal: Journal, { room, seats }: Side) =>
  journal.done<Snapshot>(`/api/v1/rooms/${room}/state`, { token: seats[0]! });

/** Some legal plans of decisions, and what is none. */
export function plans(legal: Decision[], faces: string[]): string[][] {
  const some = legal.filter((_, i) => i % Math.ceil(legal.length / 4) === 0).map(({ id }) => [id]);
  const draws = faces.map((face) => [`draw:${face}`]);
  return [...some, ...some.map((plan) => [...plan, `draw:${faces[0]}`]), ...draws, ['dance'], ['facedown:0,0'], ['place:9,9,9']];
}
