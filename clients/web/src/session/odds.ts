import { effect, signal } from '@preact/signals';

import { ApiError } from '../protocol/api';
import type { Odds as OddsDocument } from '../protocol/types';
import type { Table } from './table';

type TurnOdds = OddsDocument['odds'][number];

/** While somebody else has the odds estimated, one asks again. */
const kRetryMs = 300;

/** How the chances to win have changed, in rooms that want to know. */
export class Odds {
  /** Turn by turn, as far as it is known. */
  readonly turns = signal<TurnOdds[]>([]);
  private asking = false;
  private again = false;

  constructor(
    private readonly table: Pick<Table, 'log'>,
    private readonly ask: () => Promise<TurnOdds[]>,
  ) {}

  /** Keeps them up to date while turns end. The value ends that. */
  follow(): () => void {
    let known = '';
    return effect(() => {
      const { room, now } = this.table.log.value;
      if (!room?.options.aids.odds || !room.game_id || !now.state) return;
      const moment = `${room.game_id} ${now.state.turn} ${now.state.outcome}`;
      if (moment === known) return;
      known = moment;
      void this.fetch();
    });
  }

  private async fetch(): Promise<void> {
    this.again = this.asking;
    if (this.asking) return;
    this.asking = true;
    try {
      this.turns.value = await this.ask();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'rate_limited') setTimeout(() => void this.fetch(), kRetryMs);
      // Whatever else it is, the line shows what it knew; the game needs it not.
    }
    this.asking = false;
    if (this.again) void this.fetch();
  }
}
