import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import { meetingsOf, reachedFrom, sameMeeting, toggleJoin, type Meeting } from '../../game/tiles/meetings';
import type { Entry } from '../../game/tiles/draft';
import type { Point, Side } from '../../protocol/types';
import type { EditorWords } from '../../words/editor_words';
import type { PartProps } from './part';

/** Where the middle of a side is, a little inside of the tile, in hundredths of it. */
const kMiddles: Record<Side, Point> = { N: { x: 50, y: 11 }, E: { x: 89, y: 50 }, S: { x: 50, y: 89 }, W: { x: 11, y: 50 } };
/** A road and the mist over it stand beside each other. */
const kApart = 15;

function placeOf({ kind, side }: Meeting, meetings: readonly Meeting[]): Point {
  const { x, y } = kMiddles[side];
  if (meetings.filter((other) => other.side === side).length < 2) return { x, y };
  const by = kind === 'mist' ? kApart : -kApart;
  return side === 'N' || side === 'S' ? { x: x + by, y } : { x, y: y + by };
}

/** What pressing a meeting does, or what it is. */
function labelOf(entry: Entry, meeting: Meeting, picked: Meeting | null, say: EditorWords): string {
  const { kind, side } = meeting;
  if (picked?.kind === kind && picked.side !== side) {
    return reachedFrom(entry, picked).includes(side) ? say.joins.part(kind, side) : say.joins.join(kind, side);
  }
  const others = reachedFrom(entry, meeting);
  return others.length > 0 ? say.joins.atWith(kind, side, others) : say.joins.at(kind, side);
}

/** Lines from the meeting that was picked to where its segment goes. */
function Reach({ entry, picked, meetings }: { entry: Entry; picked: Meeting; meetings: Meeting[] }) {
  const from = placeOf(picked, meetings);
  return (
    <svg class="join-lines" viewBox="0 0 100 100" aria-hidden="true">
      {reachedFrom(entry, picked).map((side) => {
        const to = placeOf({ kind: picked.kind, side }, meetings);
        return <line key={side} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />;
      })}
    </svg>
  );
}

/** Where segments meet the sides, over the drawing: one that is pressed, and then another, are joined or parted. */
export function JoinLayer({ shop, say, entry }: PartProps & { entry: Entry }) {
  const chosen = useSignal<Meeting | null>(null);
  const done = useSignal('');
  useEffect(() => {
    chosen.value = null;
    done.value = '';
  }, [shop.chosen.value]);
  const meetings = meetingsOf(entry);
  const picked = meetings.find((meeting) => chosen.value && sameMeeting(meeting, chosen.value)) ?? null;
  const press = (meeting: Meeting) => {
    shop.side.value = meeting.side;
    if (picked?.kind === meeting.kind && picked.side !== meeting.side) {
      const joined = reachedFrom(entry, picked).includes(meeting.side);
      shop.edit((now) => toggleJoin(now, picked, meeting));
      done.value = joined ? say.joins.parted : say.joins.joined;
      chosen.value = null;
      return;
    }
    chosen.value = picked && sameMeeting(picked, meeting) ? null : meeting;
    done.value = chosen.value ? say.joins.picked(meeting.kind, meeting.side) : '';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !picked) return;
    event.preventDefault();
    chosen.value = null;
    done.value = '';
  };
  return (
    <div class="join-layer" onKeyDown={onKeyDown}>
      {picked && <Reach entry={entry} picked={picked} meetings={meetings} />}
      {meetings.map((meeting) => {
        const { x, y } = placeOf(meeting, meetings);
        const { kind, side } = meeting;
        const isTarget = picked?.kind === kind && picked.side !== side;
        const label = labelOf(entry, meeting, picked, say);
        return (
          <button
            key={`${kind} ${side}`}
            type="button"
            class={`join-handle ${kind}${isTarget ? ' target' : ''}`}
            style={{ left: `${x}%`, top: `${y}%` }}
            aria-label={label}
            title={label}
            aria-pressed={picked !== null && sameMeeting(picked, meeting)}
            onClick={() => press(meeting)}
          />
        );
      })}
      <p class="for-ears" role="status">
        {done.value}
      </p>
    </div>
  );
}
