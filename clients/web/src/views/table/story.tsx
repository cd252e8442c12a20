import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';

import { memo } from '../../art/memo';
import { entries } from '../../game/log';
import { storyOf, type TurnStory } from '../../game/history';
import { placesOfAll } from '../../game/places';
import type { GameEvent } from '../../protocol/types';
import type { Reading, TableToRead } from '../../session/ports';
import { language, words } from '../../words';
import { tell, tellAll } from '../telling/happenings';

/** What one entry of the log brought about. */
interface Told {
  seq: number;
  lines: string[];
  events: GameEvent[];
}

/** A turn in words, entry by entry; entries that tell nothing are left out. */
function tellTurn(table: TableToRead, { events, player }: TurnStory): Told[] {
  const entries = new Map<number, { events: GameEvent[]; how: string[] }>();
  for (const { seq, event, planned } of events) {
    if (tell(table, event) === null) continue;
    const entry = entries.get(seq) ?? { events: [], how: planned ? [words.plan.made(table.nameOf(player))] : [] };
    entry.events.push(event);
    entries.set(seq, entry);
  }
  return [...entries].map(([seq, { events, how }]) => ({ seq, events, lines: [...how, ...tellAll(table, events)] }));
}

/** Scrolls a box, and nothing around it, by as much as brings what is in it to sight. */
function bringToSight(box: Element, element: Element): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const above = inner.top - outer.top;
  const below = inner.bottom - outer.bottom;
  if (above < 0 || below > 0) box.scrollTop += above < 0 ? above : below;
}

/** The entry that is shown is kept in sight. */
function useInSight(shown: boolean) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const box = element.current?.closest('.story');
    if (shown && box) bringToSight(box, element.current!);
  }, [shown]);
  return element;
}

interface EntryProps {
  session: Reading;
  told: Told;
  shown: boolean;
}

/** One entry; its places light up while it is pointed at. Pressed, it shows the board as it was then. */
function Entry({ session, told: { seq, lines, events }, shown }: EntryProps) {
  const show = () => (session.knowing.mark.value = placesOfAll(events));
  const hide = () => (session.knowing.mark.value = null);
  return (
    <button
      type="button"
      ref={useInSight(shown)}
      class={shown ? 'story-entry shown' : 'story-entry'}
      tabIndex={-1}
      aria-current={shown}
      onClick={() => session.table.rewind.to(seq)}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
    >
      {lines.map((line, i) => (
        <span key={i}>{line}</span>
      ))}
    </button>
  );
}

interface TurnProps {
  session: Reading;
  turn: TurnStory;
  told: Told[];
  shown: number | undefined;
}

const Turn = memo(({ session, turn, told, shown }: TurnProps) => {
  const title = words.status.turnOf(turn.turn, session.table.nameOf(turn.player));
  return (
    <li>
      <h3>
        <button
          type="button"
          class="story-turn"
          title={words.replay.showTurn}
          onClick={() => session.table.rewind.to(told[0]!.seq)}
        >
          {title}
        </button>
      </h3>
      {told.map((entry) => (
        <Entry key={entry.seq} session={session} told={entry} shown={entry.seq === shown} />
      ))}
    </li>
  );
});

/** The turns of which there is something to tell, the newest first. Told anew only when they or the words change. */
function useTurns(table: TableToRead, until: number): { turn: TurnStory; told: Told[] }[] {
  const known = useComputed(() => entries(table.log.value)).value;
  const header = table.header.value;
  return useMemo(() => {
    const turns = storyOf(known.filter(({ seq }) => seq <= until)).reverse();
    return turns.map((turn) => ({ turn, told: tellTurn(table, turn) })).filter(({ told }) => told.length > 0);
  }, [table, known, header, until, language()]);
}

/** The last of the entries told that the moment looked back at knows of. */
function shownEntry(table: TableToRead, told: Told[]): number | undefined {
  const at = table.rewind.at.value;
  if (at === null) return undefined;
  const past = told.map(({ seq }) => seq).filter((seq) => seq <= at);
  return past.length > 0 ? Math.max(...past) : undefined;
}

/** Up and down lead from entry to entry, so that the Tab key has only the turns to pass. */
function walk(event: KeyboardEvent): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const story = event.currentTarget as HTMLElement;
  const stops = [...story.querySelectorAll<HTMLElement>('.story-turn, .story-entry')];
  const next = stops[stops.findIndex((stop) => stop === document.activeElement) + by];
  event.preventDefault();
  next?.focus();
}

/** The game so far in words, the newest turn first; nothing that came after `until`. */
export function Story({ session, until = Infinity }: { session: Reading; until?: number }) {
  const turns = useTurns(session.table, until);
  const shown = shownEntry(session.table, turns.flatMap(({ told }) => told));
  return (
    <section class="card story" tabIndex={0} aria-label={words.status.story} onKeyDown={walk}>
      <h2>{words.status.story}</h2>
      {turns.length === 0 && <p class="quiet">{words.status.nothing}</p>}
      <ol reversed>
        {turns.map(({ turn, told }) => (
          <Turn
            key={turn.turn}
            session={session}
            turn={turn}
            told={told}
            shown={told.some(({ seq }) => seq === shown) ? shown : undefined}
          />
        ))}
      </ol>
    </section>
  );
}

/** The same, told only where it is asked for: to look back, or for ears. */
export function FoldedStory({ session }: { session: Reading }) {
  const open = useSignal(false);
  return (
    <details class="folded-story" onToggle={(event) => (open.value = event.currentTarget.open)}>
      <summary>{words.status.story}</summary>
      {open.value && <Story session={session} />}
    </details>
  );
}
