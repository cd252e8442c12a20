import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

import type { Advice, Point } from '../../protocol/types';
import type { Deciding, Parts } from '../../session/ports';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { TilePicture } from '../common/pieces';
import { merit, reasonOf } from './reasons';
import { tileOfTurn, turnInWords, type TurnTile } from '../telling/turn_in_words';

type Hinted = Deciding & Parts<'hints' | 'knowing'>;

/** The spaces that a turn is about, each once. */
function spacesOf({ decisions }: Advice): Point[] {
  return decisions.flatMap((d) => ('x' in d ? [{ x: d.x, y: d.y }] : []));
}

/** A turn with its worth and what speaks for it; its places light up while it is pointed at, and pressed it lies on the board. */
function TurnButton({ session, turn, index, tile }: { session: Hinted; turn: Advice; index: number; tile: TurnTile | null }) {
  const { hints, knowing } = session;
  const atlas = session.table.atlas.value;
  const mark = () => (knowing.mark.value = { spaces: spacesOf(turn), feature: null });
  const unmark = () => (knowing.mark.value = null);
  return (
    <button
      type="button"
      class="hinted-turn"
      aria-pressed={hints.chosen.value === index}
      onClick={() => hints.choose(index)}
      onPointerEnter={mark}
      onPointerLeave={unmark}
      onFocus={mark}
      onBlur={unmark}
    >
      {atlas && tile && <TilePicture atlas={atlas} tile={tile.face.tile} rotation={tile.rotation} />}
      <span>
        <b>{words.advice.chance(turn.chance)}</b> {merit(turn)}
      </span>
    </button>
  );
}

/** What speaks for the turn that a hint has put on the board; the other turns where they are compared. */
export function HintCard({ session }: { session: Hinted }) {
  const { hints, knowing } = session;
  const hint = hints.hint.value;
  const comparing = useSignal(false);
  // What is marked for a turn goes with the card.
  useEffect(() => () => void (knowing.mark.value = null), [hint === null]);
  const turn = hint?.turns[hints.chosen.value];
  if (!hint || !turn || session.table.rewind.at.value !== null) return null;
  const { turns, considered } = hint;
  const { state } = session.table.now.value;
  const faces = session.table.atlas.value?.faces;
  const tile = (each: Advice) => (state && faces ? tileOfTurn(each, state, faces) : null);
  const others = turns.filter((other) => other !== turn);
  const open = comparing.value && !hints.begun.value;
  return (
    <section class="hint-card" aria-label={words.advice.title}>
      <p class="hinted-reason">{reasonOf(turn, considered)}</p>
      {turns.length > 1 && !hints.begun.value && (
        <button type="button" class="button small" aria-expanded={open} onClick={() => (comparing.value = !open)}>
          {words.advice.compare}
        </button>
      )}
      <button type="button" class="tool" aria-label={words.advice.close} onClick={() => hints.dismiss()}>
        <Icon name="back" />
      </button>
      {open && (
        <ol class="hinted-turns">
          {turns.map((each, index) => (
            <li key={index}>
              <TurnButton session={session} turn={each} index={index} tile={tile(each)} />
            </li>
          ))}
        </ol>
      )}
      <p class="for-ears" role="status">
        {turnInWords(session.table, turn, { others, tile: tile(turn) }).heard}
      </p>
    </section>
  );
}
