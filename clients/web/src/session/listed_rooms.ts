import { signal } from '@preact/signals';

import { listRooms } from '../protocol/api';
import type { Room } from '../protocol/types';
import { readLobby } from './lobby_stream';

/** How many rooms are shown. */
const kMost = 12;
/** How soon it is looked again after something has changed; each look that finds nothing new makes the next come later. */
const kSoonMs = 5_000;
const kLateMs = 30_000;
const kSlower = 1.5;

/** Rooms that wait for players first, then those that are played, the newest of each first. */
async function newestRooms(): Promise<Room[]> {
  const open = await listRooms('open', kMost);
  const left = kMost - open.length;
  return left > 0 ? [...open, ...(await listRooms('playing', left))] : open;
}

/** The listed rooms, kept fresh while somebody looks at them: told by the server, or asked for where that fails. */
export class ListedRooms {
  /** Null until the server has told them. */
  readonly rooms = signal<Room[] | null>(null);
  private wait = kSoonMs;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private reading: AbortController | null = null;
  /** Answers to looks before the last wake are late, and say nothing. */
  private round = 0;
  private readonly wake = () => {
    this.rest();
    this.wait = kSoonMs;
    if (document.visibilityState === 'visible') void this.keep(this.round);
  };

  open(): void {
    document.addEventListener('visibilitychange', this.wake);
    this.wake();
  }

  close(): void {
    document.removeEventListener('visibilitychange', this.wake);
    this.rest();
  }

  private rest(): void {
    this.round += 1;
    this.reading?.abort();
    this.reading = null;
    clearTimeout(this.timer);
  }

  /** Is told what happens, and once that has ended looks, and tries later to be told again. */
  private async keep(round: number): Promise<void> {
    const reading = new AbortController();
    this.reading = reading;
    await readLobby(reading, (rooms) => this.take(rooms, round)).catch(() => {});
    if (round === this.round) await this.look(round);
  }

  private async look(round: number): Promise<void> {
    const found = await newestRooms().catch(() => null);
    if (round !== this.round) return;
    const isNew = found !== null && this.take(found, round);
    this.wait = isNew ? kSoonMs : Math.min(kLateMs, this.wait * kSlower);
    this.timer = setTimeout(() => void this.keep(round), this.wait);
  }

  /** Whether they are others than before. */
  private take(rooms: Room[], round: number): boolean {
    const isNew = round === this.round && JSON.stringify(rooms) !== JSON.stringify(this.rooms.value);
    if (isNew) this.rooms.value = rooms;
    return isNew;
  }
}
