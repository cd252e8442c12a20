import { signal } from '@preact/signals';

import { browserSurroundings, wakeWithBrowser } from '../connection/browser';
import { Connection, type LineStatus, type Reply } from '../connection/connection';
import { ApiError, getRoom } from '../protocol/api';
import type { Point, SeatCommand, Telling } from '../protocol/types';
import { forgetVisit } from './seats';

/** Refusals after which there is no room to come back to. */
const kGone = ['room_not_found', 'room_closed'];
/** A refusal for as long as the server is of its version: the room stays among those visited. */
const kUnreadable = 'game_unreadable';

/** Why there is no room to show. */
export interface Gone {
  code: string;
  /** What an administrator said when closing the room. */
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
    if (status.kind === 'open') this.known = true;
    if (status.kind === 'refused') this.refused(status.code, status.reason ?? null);
    // A room that does not exist looks like a dead line to a WebSocket; only HTTP can tell.
    if (status.kind === 'waiting' && !this.known) void this.lookForRoom();
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
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      if (kGone.includes(error.code)) this.leaveForGood(error.code, null);
      if (error.code === kUnreadable) this.leave(error.code, null);
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
