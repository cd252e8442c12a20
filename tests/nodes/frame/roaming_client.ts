import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { FollowedGame } from '../../e2e/harness/followed_game.ts';
import { pick, type Random } from '../../e2e/harness/play.ts';
import type { ErrorMessage, Reply, ServerMessage, Welcome } from '../../e2e/harness/protocol.ts';
import { holdAgainst } from '../../e2e/harness/schemas.ts';
import type { Fleet, Node } from './fleet.ts';
import type { GameRecord, Ledger, Sent } from './ledger.ts';
import type { Progress } from './progress.ts';
import { Trail } from './trail.ts';

/** How long an answer may take until a client asks another node. */
const patience = 3000;
/** After so long a silence a client asks whether anybody is there. */
const silence = 1500;

/** Errors after which the same command is sent again: nothing was done, or nobody knows. */
const passing = ['storage_unavailable', 'internal', 'room_elsewhere', 'draining'];
/** Errors that say that the command came too late: its turn was decided otherwise, by a companion. */
const overtaken = ['stale_seq', 'not_your_turn', 'game_over'];

/**
 * A client in a seat that plays at random and never gives up: whenever its connection ends or an answer does not come in
 * time, it goes to any node, resumes with the last seq that it has, and repeats what was not answered.
 */
export class RoamingClient extends FollowedGame {
  seat: number | null = null;
  game: string | null = null;
  private readonly trail: Trail;
  private unanswered: Sent | null = null;
  private commands = 0;
  private hasLeft = false;
  private leaveConnection: (why: string) => void = () => undefined;

  constructor(
    readonly name: string,
    private readonly fleet: Fleet,
    private readonly ledger: Ledger,
    readonly room: string,
    private readonly token: string,
    private readonly random: Random,
    private readonly progress: Progress,
    private readonly from: string,
    private readonly changed: () => void,
  ) {
    super();
    this.trail = new Trail(name);
  }

  /** The game is over, and nothing is open. */
  get isDone(): boolean {
    return this.ended !== null && this.unanswered === null;
  }

  /** Where it is, and what happened to it last. */
  get told(): string {
    const open = this.unanswered === null ? 'nothing unanswered' : `${this.unanswered.id} unanswered`;
    return `${this.game} at ${this.seq}, ${this.ended ? 'over' : `${this.next?.actor} ${this.next?.player} to act`}, ${open}; ${this.trail.text}`;
  }

  /** Goes from node to node until it leaves. */
  async roam(): Promise<void> {
    let node: Node | null = null;
    for (let failures = 0; !this.hasLeft; failures += 1) {
      node = this.fleet.anyBut(node);
      const began = this.progress.messages;
      const why = await this.visit(node);
      this.trail.add(`left ${node.name}: ${why}`);
      if (this.progress.messages > began) failures = 0;
      // As the guide asks: longer and longer between attempts, with some randomness.
      if (!this.hasLeft) await pause(20 + this.random(Math.min(1000, 100 * 2 ** failures)));
    }
  }

  leave(): void {
    this.hasLeft = true;
    this.leaveConnection('the client leaves');
  }

  /** One connection, from its first attempt to its end; resolves with why it ended. */
  private visit(node: Node): Promise<string> {
    return new Promise((resolve) => {
      const url = `${node.server.url.replace('http', 'ws')}/api/v1/rooms/${this.room}/ws`;
      const socket = new WebSocket(url, { handshakeTimeout: patience, localAddress: this.from });
      const connection = new Connection(socket, (why) => {
        this.leaveConnection = () => undefined;
        resolve(why);
      });
      this.leaveConnection = (why) => connection.end(why);
      socket.on('open', () => this.hello(connection));
      socket.on('message', (bytes: Buffer) => {
        try {
          this.take(connection, bytes.toString());
        } catch (error) {
          this.ledger.faults.push(`${this.name}, ${this.game}, at ${node.name}: ${(error as Error).message.slice(0, 600)}\n${this.told}`);
          connection.end('a message that must not be');
        }
      });
      socket.on('unexpected-response', (_, answer) => {
        // Whoever plays like this is within every quota, whatever others do.
        if (![500, 503].includes(answer.statusCode ?? 0)) this.ledger.faults.push(`${this.name}, ${this.room}: ${node.name} answered with ${answer.statusCode}`);
        connection.end(`status ${answer.statusCode}`);
      });
    });
  }

  private hello(connection: Connection): void {
    // The seq of a game that is over says nothing about the next one.
    const since = this.state !== null && this.ended === null ? { since: this.seq } : {};
    connection.ask('welcome', { type: 'hello', protocol: 1, token: this.token, ...since });
  }

  private take(connection: Connection, text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    holdAgainst('server_message', message);
    this.progress.messages += 1;
    connection.heard(() => connection.ask('ping', { type: 'ping', id: 'ping' }));
    switch (message.type) {
      case 'welcome':
        connection.answered('welcome');
        this.takeWelcome(message);
        break;
      case 'update':
        this.record.show(message.seq, text);
        this.followUpdate(message);
        this.progress.saw();
        break;
      case 'ended':
        this.followEnd(message);
        break;
      case 'ok':
      case 'error':
        this.takeReply(connection, message);
        return this.changed();
      default:
        return;
    }
    this.goOn(connection);
    this.changed();
  }

  private takeWelcome(welcome: Welcome): void {
    const { game_id: game } = welcome.room;
    if (welcome.resumed && game !== this.game) throw new Error(`resumed in ${game} instead of ${this.game}`);
    if (game === this.game && welcome.seq < this.seq) throw new Error(`welcomed at ${welcome.seq} after ${this.seq}`);
    this.trail.add(`welcome ${game} ${welcome.resumed ? 'resumed' : 'snapshot'} at ${welcome.seq}`);
    this.seat = welcome.you.seat;
    if (this.seat === null) throw new Error('the seat is lost');
    this.ended = null;
    if (game !== this.game) this.unanswered = null;
    this.game = game;
    if (game !== null) this.record.seats.add(this.seat);
    this.followWelcome(welcome);
  }

  private get record(): GameRecord {
    if (this.game === null) throw new Error('there is no game');
    return this.ledger.of(this.game, this.room);
  }

  /** Sends what is to be sent now: what was not answered, or a decision after a moment's thought. */
  private goOn(connection: Connection): void {
    if (this.unanswered !== null) {
      if (!connection.awaits('decide')) this.send(connection, this.unanswered);
      return;
    }
    if (this.state === null || this.ended !== null || !this.waitsFor(this.seat)) return;
    const { seq } = this;
    connection.later(20 + this.random(60), () => {
      if (this.seq !== seq || this.unanswered !== null || !this.waitsFor(this.seat)) return;
      this.commands += 1;
      const id = `s${this.seat}-${this.commands}`;
      this.unanswered = { id, seat: this.seat!, expectSeq: seq, decision: pick(this.legal, this.random).id };
      this.record.send(this.unanswered);
      this.progress.sent();
      this.send(connection, this.unanswered);
    });
  }

  private send(connection: Connection, { id, expectSeq, decision }: Sent): void {
    connection.ask('decide', { type: 'decide', id, expect_seq: expectSeq, decision });
  }

  private takeReply(connection: Connection, reply: Reply): void {
    if (reply.id === 'ping' && reply.type === 'ok') {
      connection.answered('ping');
      // Answers come after the updates that they follow from.
      if (this.state !== null && reply.seq > this.seq) throw new Error(`the ping knows ${reply.seq}, the client was told ${this.seq}`);
      return;
    }
    if (reply.type === 'error') return this.takeError(connection, reply);
    connection.answered('decide');
    if (reply.id !== this.unanswered?.id) throw new Error(`nobody asked for ${JSON.stringify(reply)}`);
    if (reply.seq > this.seq) throw new Error(`${reply.id} is ${reply.seq}, the client was told ${this.seq}`);
    this.record.acknowledge(reply.id, reply.seq);
    this.unanswered = null;
    this.progress.acknowledged();
    this.goOn(connection);
  }

  private takeError(connection: Connection, { id, code, message }: ErrorMessage): void {
    this.trail.add(`${id ?? 'no command'}: ${code}`);
    if (passing.includes(code)) {
      if (id === null || id === 'ping') return connection.end(code);
      connection.answered('decide');
      return connection.later(200 + this.random(300), () => this.goOn(connection));
    }
    if (id === null || id !== this.unanswered?.id || !overtaken.includes(code)) throw new Error(`${id}: ${code} ${message}`);
    connection.answered('decide');
    this.record.refuse(id, code);
    this.unanswered = null;
    this.goOn(connection);
  }
}

/** The deadlines of one connection. */
class Connection {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private isOver = false;

  constructor(
    private readonly socket: WebSocket,
    private readonly ended: (why: string) => void,
  ) {
    socket.on('error', (error) => this.end(error.message));
    socket.on('close', (code, reason) => this.end(`closed with ${code} ${reason.toString()}`));
  }

  /** Sends a message whose answer has to come in time. */
  ask(what: string, message: object): void {
    if (this.isOver) return;
    this.socket.send(JSON.stringify(message));
    this.wait(what, patience, () => this.end(`no answer to ${what}`));
  }

  answered(what: string): void {
    clearTimeout(this.timers.get(what));
    this.timers.delete(what);
  }

  awaits(what: string): boolean {
    return this.timers.has(what);
  }

  /** Something has come; calls `quiet` when nothing more does for a while. */
  heard(quiet: () => void): void {
    this.wait('silence', silence, quiet);
  }

  later(ms: number, what: () => void): void {
    this.wait('later', ms, what);
  }

  end(why: string): void {
    if (this.isOver) return;
    this.isOver = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.socket.terminate();
    this.ended(why);
  }

  private wait(what: string, ms: number, then: () => void): void {
    clearTimeout(this.timers.get(what));
    this.timers.set(what, setTimeout(() => {
      this.timers.delete(what);
      if (!this.isOver) then();
    }, ms));
  }
}
