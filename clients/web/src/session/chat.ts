import { computed, signal } from '@preact/signals';

import { getChat } from '../protocol/api';
import type { Keys } from './keys';
import type { Line } from './line';
import type { Muting } from './muting';
import type { Refusals } from './refusals';
import type { Table } from './table';

/** What happened to a line that was to be said; after `tooFast` it may be said again in some seconds. */
export type Said = { kind: 'said' } | { kind: 'tooFast'; seconds: number } | { kind: 'refused'; code: string };

const kPage = 100;

/** This page's side of the room's chat: what was read, and what is said. */
export class Chat {
  readonly open = signal(false);
  readonly lines = computed(() => this.table.log.value.team.chat);
  /** Whether lines older than the first one known may be had. */
  readonly hasEarlier = computed(() => !this.atStart.value && (this.lines.value[0]?.number ?? 1) > 1);
  private readonly readUpTo = signal<number | null>(null);
  readonly unread = computed(() => {
    const { seat } = this.table.log.value;
    const isNews = (line: { number: number; seat: number }) => line.number > (this.readUpTo.value ?? 0) && line.seat !== seat;
    return this.lines.value.filter((line) => isNews(line) && !this.muting.hides(line));
  });
  private readonly atStart = signal(false);

  constructor(
    private readonly room: string,
    private readonly table: Pick<Table, 'log' | 'addEarlierLines'>,
    private readonly line: Pick<Line, 'send'>,
    private readonly keys: Pick<Keys, 'any'>,
    private readonly refusals: Refusals,
    readonly muting: Muting,
  ) {}

  /** What was said before this page came is not news. */
  opened(): void {
    if (this.readUpTo.value === null) this.read();
  }

  /** Everything that is there has been seen. */
  read(): void {
    const newest = this.lines.peek().at(-1)?.number ?? 0;
    if (newest !== this.readUpTo.peek()) this.readUpTo.value = newest;
  }

  async say(text: string): Promise<Said> {
    const reply = await this.line.send({ type: 'say', text });
    if (reply?.type === 'ok') return { kind: 'said' };
    if (reply?.code !== 'rate_limited') return { kind: 'refused', code: reply?.code ?? 'unreachable' };
    return { kind: 'tooFast', seconds: Math.ceil(Number(reply.params.retry_after_ms) / 1000) };
  }

  /** Fetches the page of lines before those that are shown. */
  async fetchEarlier(): Promise<void> {
    const first = this.lines.value[0]?.number;
    if (first === undefined) return;
    await this.refusals.tell(async () => {
      const lines = await getChat(this.room, first, this.keys.any ?? undefined);
      this.table.addEarlierLines(lines);
      this.atStart.value = lines.length < kPage;
    });
  }
}
