import { effect, signal } from '@preact/signals';

import { changePerson, getMutes, muteSpeaker } from '../protocol/people';
import type { Line } from '../protocol/types';
import { player } from './player';
import { ofThisTab, read, write } from './storage';
import type { Table } from './table';

/** What the server says of a room: `upTo` is the newest line of which it spoke. */
interface Told {
  seats: ReadonlySet<number>;
  lines: ReadonlySet<number>;
  upTo: number;
}

const kNothing: Told = { seats: new Set(), lines: new Set(), upTo: 0 };
/** So many people of a room without a player of their own can be muted in a tab. */
const kMostOfTab = 50;

/** Somebody of whom the server knows no more than where they sat and how they were called. */
const speakerOf = ({ seat, name }: Line) => `${seat} ${name}`;

/**
 * Whose lines somebody does not want to read in a room. Of players the server keeps it, for all rooms and devices of who
 * mutes them; of others, and for those who are no player themselves, this tab does.
 */
export class Muting {
  private readonly told = signal<Told>(kNothing);
  private readonly ofTab = signal<readonly string[]>([]);
  private readonly key: string;
  /** Answers to questions before the last are late, and say nothing. */
  private round = 0;

  constructor(
    private readonly room: string,
    private readonly table: Pick<Table, 'log'>,
  ) {
    this.key = `mistward.muted.${room}`;
    this.ofTab.value = read<string[]>(ofThisTab, this.key) ?? [];
  }

  /** Asks the server whenever somebody else may sit here, or play in this browser. The value ends that. */
  follow(): () => void {
    let before = '';
    return effect(() => {
      const { room, seat } = this.table.log.value;
      if (!room) return;
      // Of those who only watch, a room that wants a word lets in whoever shows its pass, and no player.
      const isLetIn = seat !== null || !room.has_word || room.options.word_for !== 'watch';
      const token = (isLetIn && player.value?.token) || null;
      const now = JSON.stringify([token, room.seats.map(({ name, taken }) => taken && name)]);
      if (now === before) return;
      before = now;
      void this.look(token);
    });
  }

  hides(line: Line): boolean {
    const { seats, lines, upTo } = this.told.value;
    return this.ofTab.value.includes(speakerOf(line)) || lines.has(line.number) || (line.number > upTo && seats.has(line.seat));
  }

  /** Whoever said the line is muted: as a player `everywhere`, else in this `tab`. Throws an `ApiError`. */
  async mute(line: Line): Promise<'everywhere' | 'tab'> {
    const me = player.peek();
    const person = me && (await muteSpeaker(me.token, this.room, line.number));
    if (person) {
      await this.look(me.token);
      return 'everywhere';
    }
    this.keep([...this.ofTab.peek(), speakerOf(line)].slice(-kMostOfTab));
    return 'tab';
  }

  /** What they say is shown again. Throws an `ApiError`. */
  async unmute(line: Line): Promise<void> {
    if (this.ofTab.peek().includes(speakerOf(line))) {
      this.keep(this.ofTab.peek().filter((speaker) => speaker !== speakerOf(line)));
    }
    const me = player.peek();
    if (!me || !this.hides(line)) return;
    // Only so is it known which person said it.
    const person = await muteSpeaker(me.token, this.room, line.number);
    if (person) await changePerson(me.token, person.person, { muted: false, blocked: false });
    await this.look(me.token);
  }

  private keep(speakers: readonly string[]): void {
    this.ofTab.value = speakers;
    write(ofThisTab, this.key, speakers.length > 0 ? speakers : null);
  }

  private async look(token: string | null): Promise<void> {
    this.round += 1;
    const { round } = this;
    if (token === null) return void (this.told.value = kNothing);
    const upTo = this.table.log.peek().team.chat.at(-1)?.number ?? 0;
    try {
      const { seats, lines } = await getMutes(token, this.room);
      if (round === this.round) this.told.value = { seats: new Set(seats), lines: new Set(lines), upTo };
    } catch {
      // What was known stays; where somebody may not read the chat, there is nothing to hide.
    }
  }
}
