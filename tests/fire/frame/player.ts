import { once } from 'node:events';
import WebSocket from 'ws';

interface Position {
  seq: number;
  next?: { actor: string; player: number } | null;
  legal?: { id: string }[];
}

type Message = Position & { type: string; id?: string; code?: string; you?: { seat: number | null } };

/** A seat's client that knows no more of the game than whose turn it is, so that hundreds of them cost little. */
export class Player {
  seat: number | null = null;
  seq = 0;
  isOver = false;
  /** From each decision to its answer, in ms. */
  readonly times: number[] = [];
  readonly closed: Promise<number>;
  private position: Position = { seq: 0 };
  private fault: Error | null = null;
  private readonly looks = new Set<() => void>();
  private readonly answers = new Map<string, (message: Message) => void>();
  private commands = 0;

  private constructor(private readonly socket: WebSocket) {
    this.closed = new Promise((resolve) =>
      socket.once('close', (code) => {
        this.fail(new Error(`closed with ${code}`));
        resolve(code);
      }),
    );
    socket.on('error', (error) => this.fail(error));
    socket.on('message', (bytes: Buffer) => this.take(JSON.parse(bytes.toString()) as Message));
  }

  /** Connects from that address and says hello: as a spectator without a token, with `since` to carry on. */
  static async join(url: string, room: string, from: string, token?: string, since?: number): Promise<Player> {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/rooms/${room}/ws`, { localAddress: from });
    const player = new Player(socket);
    await once(socket, 'open');
    if (since !== undefined) player.seq = since;
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, ...(token && { token }), ...(since && { since }) }));
    await player.until(() => player.welcomed);
    return player;
  }

  private welcomed = false;

  get isToAct(): boolean {
    const { next } = this.position;
    return !this.isOver && this.seat !== null && next?.actor === 'player' && next.player === this.seat;
  }

  get legal(): string[] {
    return (this.position.legal ?? []).map(({ id }) => id);
  }

  async until(look: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const tryIt = () => {
        if (!look() && this.fault === null) return;
        this.looks.delete(tryIt);
        if (look()) resolve();
        else reject(this.fault!);
      };
      this.looks.add(tryIt);
      tryIt();
    });
  }

  /** Sends a command and waits for what it is answered: `ok`, or the code of the error. */
  async command(command: object): Promise<string> {
    this.commands += 1;
    const id = `p${this.seat}-${this.seq}-${this.commands}`;
    const started = performance.now();
    let reply: Message | undefined;
    this.answers.set(id, (message) => (reply = message));
    this.socket.send(JSON.stringify({ ...command, id }));
    await this.until(() => reply !== undefined);
    this.times.push(performance.now() - started);
    return reply!.type === 'ok' ? 'ok' : (reply!.code ?? '?');
  }

  /** Plays until the game is over or `stop`; `think` is awaited before each decision. */
  async play(stop: () => boolean = () => false, think: () => Promise<unknown> = () => Promise.resolve()): Promise<void> {
    for (;;) {
      await this.until(() => this.isOver || this.isToAct || stop());
      await think();
      if (this.isOver || stop()) return;
      if (!this.isToAct) continue;
      const decision = this.legal[Math.floor(Math.random() * this.legal.length)]!;
      const seq = this.seq;
      const reply = await this.command({ type: 'decide', expect_seq: seq, decision });
      if (reply === 'ok') await this.until(() => this.seq > seq);
      else if (reply !== 'rate_limited' && reply !== 'stale_seq') throw new Error(`refused: ${reply}`);
    }
  }

  async leave(): Promise<void> {
    this.socket.close();
    await this.closed;
  }

  /** Has what it waits for looked at anew, though nothing has come. */
  wake(): void {
    for (const look of [...this.looks]) look();
  }

  private take(message: Message): void {
    if (message.type === 'welcome') {
      this.welcomed = true;
      this.seat = message.you?.seat ?? null;
      this.isOver = false;
    }
    if (message.type === 'ended') this.isOver = true;
    if (message.type === 'update' || (message.type === 'welcome' && message.next !== undefined)) {
      this.position = message;
      this.seq = message.seq;
    }
    if (message.id !== undefined) {
      this.answers.get(message.id)?.(message);
      this.answers.delete(message.id);
    }
    this.wake();
  }

  private fail(error: Error): void {
    this.fault ??= error;
    this.wake();
  }
}

/** The players of a table play until the game is over or one of them is told to stop. */
export async function playTogether(players: Player[], stop: () => boolean, think?: () => Promise<unknown>): Promise<void> {
  let isDone = false;
  const one = async (player: Player) => {
    await player.play(() => isDone || stop(), think);
    isDone = true;
    for (const other of players) other.wake();
  };
  await Promise.all(players.map(one));
}
