import { actOf, tableKeys } from '../../board/keys';
import { useLayoutEffect, useRef } from 'preact/hooks';

import { extentOf } from '../../board/geometry';
import { figureOf } from '../../game/figure';
import type { BoardFeature, Point, State } from '../../protocol/types';
import type { Look } from '../../session/knowing';
import type { Reading, TableToRead } from '../../session/ports';
import { words, wordsForError } from '../../words';
import { Icon } from '../common/icon';
import { giveBack } from '../common/led';
import { MeeplePicture } from '../common/pieces';
import { nameOf, sentencesOf } from './feature_words';
import { lookOn } from './look_keys';

const kArrows: Record<string, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

function About({ table, feature }: { table: TableToRead; feature: BoardFeature }) {
  return (
    <>
      <h3>
        {nameOf(feature)}
        {feature.meeples.map((m) => (
          <MeeplePicture key={`${m.x},${m.y},${m.segment}`} {...figureOf(m)} />
        ))}
      </h3>
      {sentencesOf(feature, table).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}

function Content({ session }: { session: Reading }) {
  const looked = session.knowing.looked.value;
  if (looked === 'coming') return <p class="quiet">{words.know.looking}</p>;
  if (looked === 'missing') return <p class="quiet">{wordsForError('unreachable')}</p>;
  if (looked === null) return <p class="quiet">{words.know.nothingHere}</p>;
  return <About table={session.table} feature={looked} />;
}

/** Takes the focus while keys lead from place to place, and gives it back. */
function useKeys(byKey: boolean) {
  const card = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!byKey) return;
    const before = document.activeElement;
    card.current?.focus({ preventScroll: true });
    return () => giveBack(before);
  }, [byKey]);
  return card;
}

function keyOf(session: Reading, event: KeyboardEvent): void {
  const by = kArrows[event.key];
  if (by) lookOn(session, by);
  else if (['back', 'look'].includes(actOf(tableKeys, event) ?? '')) session.knowing.lookAway();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The corner of the board that is farther from what is looked at. */
function cornerFor({ at }: Look, state: State): string {
  const { left, top, right, bottom } = extentOf(state.tiles);
  return `${at.x < (left + right - 1) / 2 ? 'right' : 'left'} ${at.y < (top + bottom - 1) / 2 ? 'bottom' : 'top'}`;
}

function KeptCard({ session, look, corner }: { session: Reading; look: Look; corner: string }) {
  const card = useKeys(look.byKey);
  return (
    <dialog open ref={card} tabIndex={-1} class={`place-card card kept ${corner}`} aria-label={words.know.place} onKeyDown={(event) => keyOf(session, event)}>
      <button type="button" class="tool" aria-label={words.table.close} onClick={() => session.knowing.lookAway()}>
        <Icon name="back" />
      </button>
      <div aria-live="polite">
        <Content session={session} />
        <p class="for-ears">{session.table.where(look.at)}</p>
      </div>
    </dialog>
  );
}

/** What is looked at on the board, in words: how far it reaches, what it is worth, what it needs. */
export function PlaceCard({ session }: { session: Reading }) {
  const look = session.knowing.look.value;
  const { state } = session.table.now.value;
  if (!look || !state) return null;
  const corner = cornerFor(look, state);
  if (look.kept) return <KeptCard session={session} look={look} corner={corner} />;
  // Over what has no name of its own, such as plain grass, the pointer asks nothing.
  if (session.knowing.looked.value === null) return null;
  return (
    <div class={`place-card card ${corner}`}>
      <Content session={session} />
    </div>
  );
}
