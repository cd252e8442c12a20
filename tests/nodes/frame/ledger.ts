import { createHash } from 'node:crypto';

/** A decision that a client has sent, maybe more than once. */
export interface Sent {
  id: string;
  seat: number;
  expectSeq: number;
  decision: string;
}

/** What a game owes to those who play it: all that any of its clients was told. */
export class GameRecord {
  /** Those of clients; a companion with a seat of its own is nobody's. */
  readonly seats = new Set<number>();
  readonly sent = new Map<string, Sent>();
  /** The seq that each command was acknowledged with. */
  readonly acknowledged = new Map<string, number>();
  /** Commands that were refused for good. */
  readonly refused = new Map<string, string>();
  /** The digest of each update that was shown. */
  readonly shown = new Map<number, string>();
  /** What contradicts what was told before. */
  readonly contradictions: string[] = [];

  constructor(
    readonly game: string,
    readonly room: string,
  ) {}

  send(command: Sent): void {
    this.sent.set(command.id, command);
  }

  acknowledge(id: string, seq: number): void {
    const before = this.acknowledged.get(id);
    if (before !== undefined && before !== seq) this.contradictions.push(`${id} acknowledged as ${before} and as ${seq}`);
    if (this.refused.has(id)) this.contradictions.push(`${id} refused (${this.refused.get(id)}) and acknowledged as ${seq}`);
    this.acknowledged.set(id, seq);
  }

  refuse(id: string, code: string): void {
    const seq = this.acknowledged.get(id);
    if (seq !== undefined) this.contradictions.push(`${id} acknowledged as ${seq} and refused (${code})`);
    this.refused.set(id, code);
  }

  show(seq: number, update: string): void {
    const digest = digestOf(update);
    const before = this.shown.get(seq);
    if (before !== undefined && before !== digest) this.contradictions.push(`two updates of ${seq}; the second: ${update.slice(0, 300)}`);
    else this.shown.set(seq, digest);
  }

  /** As it is now, to be held against a log that is read later. */
  copy(): GameRecord {
    const copy = new GameRecord(this.game, this.room);
    for (const seat of this.seats) copy.seats.add(seat);
    for (const [id, sent] of this.sent) copy.sent.set(id, sent);
    for (const [id, seq] of this.acknowledged) copy.acknowledged.set(id, seq);
    for (const [id, code] of this.refused) copy.refused.set(id, code);
    for (const [seq, digest] of this.shown) copy.shown.set(seq, digest);
    copy.contradictions.push(...this.contradictions);
    return copy;
  }
}

export const digestOf = (update: string): string => createHash('sha256').update(update).digest('base64');

/** The records of all games. */
export class Ledger {
  readonly games = new Map<string, GameRecord>();
  /** What no game can be blamed for: messages that are none, a room that is gone. */
  readonly faults: string[] = [];

  of(game: string, room: string): GameRecord {
    let record = this.games.get(game);
    if (!record) this.games.set(game, (record = new GameRecord(game, room)));
    return record;
  }

  get acknowledged(): number {
    let sum = 0;
    for (const { acknowledged } of this.games.values()) sum += acknowledged.size;
    return sum;
  }
}
