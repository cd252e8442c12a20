import { MistwardError, Overtaken, Passing, type Refused } from './errors.js';
import { kMostCommands } from './limits.js';
import type { NewCommand } from './documents.js';

/** What becomes an entry of the log of one game, and so has no sense in another. */
const kOfAGame = ['decide', 'undo', 'adopt', 'propose', 'plan'];
const kUsualPauseMs = 1000;

interface Command {
  text: string;
  isOfAGame: boolean;
  gameId: string | null;
  /** When it is to be sent; null while it is on its way, or waits for the end of a pause. */
  due: number | null;
  isHeld: boolean;
  resolve(seq: number): void;
  reject(error: Error): void;
}

/**
 * The commands of one seat, by ids that no other program of that seat uses.
 *
 * Each is sent until it is answered: over every new connection, and again after a refusal that passes. The server
 * carries a decision out once, however often its id comes. Times are in milliseconds, from any beginning.
 */
export class Commands {
  private readonly waiting = new Map<string, Command>();
  private count = 0;

  constructor(
    private readonly prefix: string,
    private readonly random: () => number,
  ) {}

  /** Gives a command, to be sent at once; resolves with the seq of its `ok`. */
  give(command: NewCommand, gameId: string | null): Promise<number> {
    if (this.waiting.size >= kMostCommands) {
      return Promise.reject(new MistwardError(`${kMostCommands} commands are waiting for their answers`));
    }
    this.count += 1;
    const id = `${this.prefix}-${this.count}`;
    const text = JSON.stringify({ ...command, id });
    const isOfAGame = kOfAGame.includes(command.type);
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { text, isOfAGame, gameId, due: 0, isHeld: false, resolve, reject });
    });
  }

  /** The texts that are to be sent by now, in the order in which they were given; they count as sent. */
  takeDue(now: number): string[] {
    const due = [...this.waiting.values()].filter((command) => command.due !== null && command.due <= now);
    for (const command of due) command.due = null;
    return due.map(({ text }) => text);
  }

  /** When the next one is to be sent; infinite if none is. */
  nextDue(): number {
    return Math.min(Infinity, ...[...this.waiting.values()].map(({ due }) => due ?? Infinity));
  }

  /** A new connection: what was not answered is to be sent over it. */
  repeatAll(): void {
    for (const command of this.waiting.values()) {
      command.due ??= 0;
      command.isHeld = false;
    }
  }

  accepted(id: string, seq: number): void {
    this.forget(id)?.resolve(seq);
  }

  /** An `error` came: it settles the command unless it passes by itself. */
  refused(id: string, error: Refused, now: number): void {
    const command = this.waiting.get(id);
    if (!command) return;
    if (error instanceof Passing) {
      command.due = now + (error.retryAfterMs ?? kUsualPauseMs) * (1 + this.random() / 4);
    } else if (error.code === 'paused') {
      command.isHeld = true;
    } else {
      this.forget(id)?.reject(error);
    }
  }

  /** The game goes on after a pause. */
  release(): void {
    for (const command of this.waiting.values()) {
      if (command.isHeld) command.due = 0;
      command.isHeld = false;
    }
  }

  /** Another game has begun: what was meant for the one before must not reach it. */
  dropOtherGames(gameId: string | null): void {
    for (const [id, command] of this.waiting) {
      if (!command.isOfAGame || command.gameId === gameId) continue;
      this.forget(id)?.reject(new Overtaken('game_over', 'another game has begun', {}));
    }
  }

  /** The connection is over for good. */
  failAll(error: Error): void {
    for (const id of [...this.waiting.keys()]) this.forget(id)?.reject(error);
  }

  private forget(id: string): Command | undefined {
    const command = this.waiting.get(id);
    this.waiting.delete(id);
    return command;
  }
}
