import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';

import { storyOf, type TurnStory } from '../game/history';
import { entries, type Log } from '../game/log';
import type { Table } from './table';

/** More turns are not watched; the board itself shows what came of them. */
const kMost = 12;

/** The entry after the last one that this seat decided itself; null where that, or what came since, is not known. */
function sinceOwn(log: Log): number | null {
  const own = entries(log).filter(({ actor }) => actor.kind === 'player' && actor.player === log.seat && actor.companion !== true);
  return own.length > 0 ? own.at(-1)!.seq + 1 : null;
}

/** What happened while nobody looked at this page: since its seat last decided, or since the page was hidden. */
export class Missed {
  /** The first entry that was not seen; null where all was. */
  private readonly since = signal<number | null>(null);

  /** The turns in which somebody else, or a companion, laid a tile meanwhile. */
  readonly turns: ReadonlySignal<TurnStory[]> = computed(() => {
    const log = this.table.log.value;
    const since = log.team.away?.since_seq ?? this.since.value;
    if (since === null || log.seat === null || this.table.rewind.at.value !== null) return [];
    const turns = storyOf(entries(log)).flatMap((turn) => {
      const events = turn.events.filter(({ seq }) => seq >= since);
      return events.some(({ event }) => event.type === 'tile_placed') ? [{ ...turn, events }] : [];
    });
    return turns.slice(-kMost);
  });

  private opened = false;
  private left: number | null = null;

  constructor(private readonly table: Pick<Table, 'log' | 'rewind' | 'welcomeBack'>) {}

  /** All of it was seen. */
  seen(): void {
    this.since.value = null;
    this.table.welcomeBack();
  }

  /** Notices when the page is opened, hidden and shown again. The value ends that. */
  follow(): () => void {
    const turned = () => {
      const { seq } = this.table.log.peek().now;
      if (document.visibilityState === 'hidden') this.left ??= seq + 1;
      else if (this.left !== null) this.came(this.left);
    };
    document.addEventListener('visibilitychange', turned);
    const end = effect(() => this.open(this.table.log.value));
    return () => {
      document.removeEventListener('visibilitychange', turned);
      end();
    };
  }

  private came(from: number): void {
    this.left = null;
    this.since.value ??= from;
  }

  /** Once, as soon as it is known what happened before the page was opened. */
  private open(log: Log): void {
    const { base, now, seat, earlier } = log;
    if (this.opened || now.state === null || seat === null || (base.seq > 0 && earlier.length < base.seq)) return;
    this.opened = true;
    if (base.seq > 0) this.since.value = sinceOwn(log);
  }
}
