import WebSocket, { type ClientOptions } from 'ws';
import { holdReplyDocumented } from './api_documents.ts';
import { FollowedGame } from './followed_game.ts';
import type {
  Announced,
  Clock,
  Line,
  Pointed,
  Proposal,
  Reply,
  Room,
  SeatPlan,
  ServerMessage,
  UndoRequest,
  Welcome,
} from './protocol.ts';
import { holdAgainst } from './schemas.ts';
import type { Server } from './server.ts';

export interface Closed {
  code: number;
  reason: string;
}

interface Hello {
  token?: string;
  since?: number;
}

/**
 * A client as the protocol guide describes it: keeps the state by applying patches, and holds every message
 * that it is sent against the schemas and against what it knows.
 */
export class Client extends FollowedGame {
  room!: Room;
  seat: number | null = null;
  /** The undo that waits for consent. */
  undo: UndoRequest | null = null;
  readonly pointed: Pointed[] = [];
  /** Every proposal that was made while the client listened, and the numbers of those withdrawn. */
  readonly proposals: Proposal[] = [];
  readonly withdrawn: number[] = [];
  /** The chat, as far as the client has been shown it. */
  chat: Line[] = [];
  /** What the seat has planned. */
  plans: SeatPlan[] = [];
  /** The newest clocks, in rooms with a timer. */
  clock: Clock | null = null;
  /** Every update, as it was sent, in order. */
  readonly updates: string[] = [];
  readonly welcomes: Welcome[] = [];
  readonly replies: Reply[] = [];
  /** What an administrator tells everybody. */
  announcement: Announced | null = null;
  /** Why an administrator has closed the room. */
  roomClosed: string | null = null;
  readonly closed: Promise<Closed>;

  private readonly looks = new Set<() => void>();
  private fault: Error | null = null;
  private commands = 0;

  private constructor(
    private readonly server: Server,
    private readonly socket: WebSocket,
    readonly token: string | undefined,
  ) {
    super();
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => {
        this.fail(new Error(`the connection is closed: ${code} ${reason.toString()}`));
        resolve({ code, reason: reason.toString() });
      });
    });
    socket.on('error', (error) => this.fail(error));
    socket.on('message', (bytes, isBinary) => this.receive(bytes.toString(), isBinary));
  }

  /** A connection on which nothing has been said. */
  static async open(
    server: Server,
    room: string,
    token?: string,
    headers: Record<string, string> = {},
    more: ClientOptions = {},
  ): Promise<Client> {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/api/v1/rooms/${room}/ws`, { headers, ...more });
    const client = new Client(server, socket, token);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return client;
  }

  /** Says hello and waits for the welcome: as a spectator without `token`. */
  static async join(
    server: Server,
    room: string,
    token?: string,
    headers?: Record<string, string>,
    more?: ClientOptions,
  ): Promise<Client> {
    const client = await Client.open(server, room, token, headers, more);
    await client.hello(token === undefined ? {} : { token });
    return client;
  }

  /** Carries on from where `old` was, over a new connection. */
  static async resume(server: Server, old: Client): Promise<Client> {
    const client = await Client.open(server, old.room.id, old.token);
    client.takeOver(old);
    await client.hello({ ...(old.token === undefined ? {} : { token: old.token }), since: old.seq });
    return client;
  }

  get isToAct(): boolean {
    return this.seat !== null && this.waitsFor(this.seat);
  }

  send(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  sendFrame(bytes: Buffer, binary: boolean): void {
    this.socket.send(bytes, { binary });
  }

  /** Sends the command and waits for the reply that names it; an error has to be one that is documented for it. */
  async command(command: { id: string; [field: string]: unknown }): Promise<Reply> {
    const before = this.replies.length;
    this.send(command);
    const reply = await this.until(`a reply to ${command.id}`, () =>
      this.replies.slice(before).find((reply) => reply.id === command.id),
    );
    if (reply.type === 'error') await holdReplyDocumented(this.server, String(command['type']), reply.code);
    return reply;
  }

  async decide(decision: string, expectSeq = this.seq, id = this.newId()): Promise<Reply> {
    return this.command({ type: 'decide', id, expect_seq: expectSeq, decision });
  }

  newId(): string {
    this.commands += 1;
    return `c${this.seat}-${this.seq}-${this.commands}`;
  }

  /** Resolves with the first value of `look` that is something, asked anew whenever a message has come. */
  async until<T>(what: string, look: () => T | undefined | null | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const tryIt = () => {
        const found = look();
        if (found !== undefined && found !== null && found !== false) {
          this.looks.delete(tryIt);
          resolve(found);
        } else if (this.fault) {
          this.looks.delete(tryIt);
          reject(new Error(`while waiting for ${what}: ${this.fault.message}`, { cause: this.fault }));
        }
      };
      this.looks.add(tryIt);
      tryIt();
    });
  }

  async close(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  private async hello(hello: Hello): Promise<void> {
    this.send({ type: 'hello', protocol: 1, ...hello });
    await this.until('welcome', () => this.welcomes.length > 0);
  }

  private takeOver(old: Client): void {
    this.carryOn(old);
    this.seat = old.seat;
    this.updates.push(...old.updates);
  }

  private fail(error: Error): void {
    this.fault ??= error;
    for (const look of [...this.looks]) look();
  }

  private receive(text: string, isBinary: boolean): void {
    try {
      if (isBinary) throw new Error('the server sent a binary frame');
      const message = JSON.parse(text) as ServerMessage;
      holdAgainst('server_message', message);
      this.take(message, text);
    } catch (error) {
      this.fail(error as Error);
      return;
    }
    for (const look of [...this.looks]) look();
  }

  private take(message: ServerMessage, text: string): void {
    switch (message.type) {
      case 'welcome':
        return this.takeWelcome(message);
      case 'update':
        this.updates.push(text);
        return this.followUpdate(message);
      case 'room':
        this.room = message.room;
        return;
      case 'undo_asked':
        this.undo = message.undo;
        return;
      case 'undo_settled':
        this.undo = null;
        return;
      case 'pointed':
        this.pointed.push(message);
        return;
      case 'proposed':
        this.proposals.push(message.proposal);
        return;
      case 'proposal_withdrawn':
        this.withdrawn.push(message.number);
        return;
      case 'said': {
        const { type: _, ...line } = message;
        this.chat.push(line);
        return;
      }
      case 'plans':
        this.plans = message.plans;
        return;
      case 'clock':
        this.clock = message;
        return;
      case 'ended':
        return this.followEnd(message);
      case 'announcement':
        this.announcement = message.announcement;
        return;
      case 'room_closed':
        this.roomClosed = message.reason;
        return;
      case 'ok':
      case 'error':
        this.replies.push(message);
        return;
    }
  }

  private takeWelcome(welcome: Welcome): void {
    this.welcomes.push(welcome);
    this.room = welcome.room;
    this.seat = welcome.you.seat;
    this.undo = welcome.undo;
    this.chat = welcome.chat;
    this.plans = welcome.plans;
    this.announcement = welcome.announcement;
    this.followWelcome(welcome);
  }
}
