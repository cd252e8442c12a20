import { signal } from '@preact/signals';

import { browserSurroundings, wakeWithBrowser } from '../connection/browser';
import { Connection, type LineStatus, type Reply } from '../connection/connection';
import { ApiError, getRoom } from '../protocol/api';
import { isUnreadable } from '../protocol/unreadable';
import type { Point, SeatCommand, Telling } from '../protocol/types';
import { forgetVisit } from './seats';

/** Refusals after which there is no room to come back to. */
const kGone = ['room_not_found', 'room_closed'];
/** So many attempts are made for each question by HTTP. */
const kAskEvery = 4;

/** Why there is no room to show. */
export interface Gone {
  code: string;
  /** What an administrator said when closing the room, or keeping somebody out. */
  reason: string | null;
}

/** Who listens to a line. */
export interface Listener {
  /** Where to go on after the line was lost; undefined if nothing is known yet. */
  since(): number | undefined;
  hear(message: Telling): void;
  /** The key that the line was opened with opens nothing. */
  unauthorized(): void;
  /** The room wants its word of whoever watches. */
  wordNeeded(): void;
}

/** The line of this page to the server, in one room. */
export class Line {
  readonly status = signal<LineStatus>({ kind: 'closed' });
  readonly gone = signal<Gone | null>(null);
  /** Why the server does not open the line, if it says so: the code of its refusal. */
  readonly why = signal<string | null>(null);
  private connection: Connection | null = null;
  private stopWaking = () => {};
  /** The server has answered from this room. */
  private known = false;

  constructor(
    private readonly room: string,
    private readonly listener: Listener,
  ) {}

  /** Opens the line anew with a seat's token, or to watch (with the pass of the room's word), and keeps it open. */
  open(token: string | null, pass: string | null = null): void {
    this.close();
    const connection = new Connection(browserSurroundings(this.room), {
      token,
      pass,
      since: () => this.listener.since(),
      onMessage: (message) => this.listener.hear(message),
      onStatus: (status) => this.changed(status),
    });
    this.connection = connection;
    this.stopWaking = wakeWithBrowser(connection);
    connection.start();
  }

  close(): void {
    this.stopWaking();
    this.connection?.close();
    this.connection = null;
  }

  /** Tries the line at once instead of waiting. */
  retry(): void {
    this.connection?.wake();
  }

  /** Starts over with a snapshot. */
  resync(): void {
    this.connection?.resync();
  }

  /** The server's answer to a command; null while there is no line at all. */
  async send(command: SeatCommand): Promise<Reply | null> {
    return (await this.connection?.send(command)) ?? null;
  }

  /** Shows a space or a segment to everybody. */
  point(at: Point, segment: string | null): void {
    this.connection?.point(at, segment);
  }

  private changed(status: LineStatus): void {
    this.status.value = status;
    if (status.kind === 'open') {
      this.known = true;
      this.why.value = null;
    }
    if (status.kind === 'refused') this.refused(status.code, status.reason ?? null);
    // A room that does not exist, or a server that keeps somebody out, looks like a dead line to a WebSocket; only HTTP
    // can tell. Once in a few attempts is enough: a server that comes back has much to do.
    if (status.kind === 'waiting' && (!this.known || status.barred || status.attempt % kAskEvery === 1)) void this.lookForRoom();
  }

  private refused(code: string, reason: string | null): void {
    if (code === 'unauthorized') this.listener.unauthorized();
    if (code === 'word_needed') this.listener.wordNeeded();
    if (code === 'room_closed') this.leaveForGood(code, reason);
    // The page keeps what it knows of the room: loaded anew, it is the newest.
    if (code === 'too_many_connections') this.gone.value = { code, reason };
  }

  private async lookForRoom(): Promise<void> {
    try {
      await getRoom(this.room);
      this.why.value = null;
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      const { reason } = error.params;
      const told = typeof reason === 'string' ? reason : null;
      if (kGone.includes(error.code)) this.leaveForGood(error.code, told);
      // These may end, by an administrator or another version of the server: the room stays among those visited.
      else if (error.code === 'banned') this.leave(error.code, told);
      else if (isUnreadable(error.code)) this.leave(error.code, null);
      else this.why.value = error.code === 'unreachable' ? null : error.code;
    }
  }

  private leaveForGood(code: string, reason: string | null): void {
    forgetVisit(this.room);
    this.leave(code, reason);
  }

  private leave(code: string, reason: string | null): void {
    this.gone.value = { code, reason };
    this.close();
  }
}
