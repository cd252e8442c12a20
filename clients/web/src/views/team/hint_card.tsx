import { useSignal, type Signal } from '@preact/signals';

import type { Advice } from '../../protocol/types';
import type { Deciding, Parts } from '../../session/ports';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { reasonsOf } from './reasons';
import { turnInWords } from './turn_in_words';

type Hinted = Deciding & Parts<'hints'>;

interface TurnProps {
  session: Hinted;
  turn: Advice;
  index: number;
}

/** A line of the card; where there is little room, its number and chance alone are seen. */
function TurnButton({ session, turn, index }: TurnProps) {
  const { hints } = session;
  return (
    <button
      type="button"
      class="hinted-turn"
      aria-pressed={hints.chosen.value === index}
      onClick={() => hints.choose(index)}
    >
      <b class="hinted-rank" aria-hidden="true">
        {index + 1}
      </b>
      <span class="hinted-short" aria-hidden="true">
        {words.percent(turn.chance)}
      </span>
      <span class="hinted-full">
        <b>{words.advice.chance(turn.chance)}</b> {turnInWords(session.table, turn)}
      </span>
    </button>
  );
}

/** What is to be said of the turn that is looked at. */
function Chosen({ session, turn, open }: { session: Hinted; turn: Advice; open: Signal<boolean> }) {
  const reasons = reasonsOf(turn, (at) => session.table.where(at));
  return (
    <div class="hinted-why">
      <p class="hinted-what">{turnInWords(session.table, turn)}</p>
      {reasons.length > 0 && (
        <details open={open.value} onToggle={(event) => (open.value = event.currentTarget.open)}>
          <summary>{words.advice.why}</summary>
          <ul class="reasons">
            {reasons.map(({ text, good }) => (
              <li key={text} class={good ? 'good' : 'bad'}>
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** In a window that is so low the reasons would leave hardly any board to look at. */
const low = () => window.matchMedia('(max-width: 860px) and (max-height: 700px)').matches;

/** The best turns by a companion's reckoning, and what speaks for them; pressed, one lies on the board. */
export function HintCard({ session }: { session: Hinted }) {
  const { hints } = session;
  const hint = hints.hint.value;
  const open = useSignal(!low());
  const chosen = hint?.turns[hints.chosen.value];
  if (!hint || !chosen || session.table.rewind.at.value !== null) return null;
  const begun = hints.begun.value;
  return (
    <section class="hint-card" aria-label={words.advice.title}>
      <header>
        <h2>{words.advice.turns}</h2>
        <button type="button" class="tool" aria-label={words.advice.close} onClick={() => hints.dismiss()}>
          <Icon name="back" />
        </button>
      </header>
      <ol class="hinted-turns">
        {hint.turns.map((turn, index) =>
          begun && index !== hints.chosen.value ? null : (
            <li key={index}>
              <TurnButton session={session} turn={turn} index={index} />
            </li>
          ),
        )}
      </ol>
      <Chosen session={session} turn={chosen} open={open} />
    </section>
  );
}
