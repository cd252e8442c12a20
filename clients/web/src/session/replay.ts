import { batch, signal } from '@preact/signals';

import { headerOfRecord } from '../game/header';
import type { Position } from '../game/log';
import { codeOf } from '../protocol/api';
import { getGameFeatures } from '../protocol/features';
import { getGame, getGameLog, getGamePosition } from '../protocol/games';
import type { GameSummary, Update } from '../protocol/types';
import { Knowing } from './knowing';
import { persist } from './persist';
import { Table } from './table';

/** A game that is read from its log: a table without a seat and without a line. */
export class Replay {
  readonly table = new Table();
  readonly knowing: Knowing;
  readonly record = signal<GameSummary | null>(null);
  /** Why there is no game to show, by the error's code. */
  readonly missing = signal<string | null>(null);

  /** `seq` is the moment that is shown first. */
  constructor(
    readonly id: string,
    private readonly seq: number,
  ) {
    this.knowing = new Knowing(this.table, (seq) => getGameFeatures(id, seq));
  }

  /** Fetches the game. */
  async open(): Promise<void> {
    try {
      const [record, start, updates] = await persist(() =>
        Promise.all([this.begin(), getGamePosition(this.id, 0), getGameLog(this.id)]),
      );
      this.unrolled(record, start, updates);
    } catch (error) {
      this.missing.value = codeOf(error);
    }
  }

  /** Shows a log that is known as a whole. */
  unrolled(record: GameSummary, start: Position, updates: Update[]): void {
    batch(() => {
      this.record.value = record;
      this.table.unroll(headerOfRecord(record), start, updates, this.seq);
    });
  }

  /** Fetches what the game was, and its tiles while the log, which is long, is still on its way. */
  private async begin(): Promise<GameSummary> {
    const record = await getGame(this.id);
    void this.table.draw(record.tileset.digest);
    return record;
  }
}
