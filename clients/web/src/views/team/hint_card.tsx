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

function Reasons({ session, turn }: { session: Hinted; turn: Advice }) {
  const reasons = reasonsOf(turn, (at) => session.table.where(at));
  if (reasons.length === 0) return null;
  return (
    <ul class="reasons">
      {reasons.map(({ text, good }) => (
        <li key={text} class={good ? 'good' : 'bad'}>
          {text}
        </li>
      ))}
    </ul>
  );
}

function Turn({ session, turn, index }: TurnProps) {
  const { hints } = session;
  const chosen = hints.chosen.value === index;
  const chance = words.advice.chance(turn.chance);
  return (
    <li>
      <button type="button" class="hinted-turn" aria-pressed={chosen} onClick={() => hints.choose(index)}>
        <b>{chance}</b> <span>{turnInWords(session.table, turn)}</span>
      </button>
      {chosen && <Reasons session={session} turn={turn} />}
    </li>
  );
}

/** The best turns by a companion's reckoning, and what speaks for them; pressed, one lies on the board. */
export function HintCard({ session }: { session: Hinted }) {
  const { hints } = session;
  const hint = hints.hint.value;
  if (!hint || session.table.rewind.at.value !== null) return null;
  const begun = hints.begun.value;
  return (
    <section class="hint-card card" aria-label={words.advice.title}>
      <header>
        <h2>{words.advice.turns}</h2>
        <button type="button" class="tool" aria-label={words.advice.close} onClick={() => hints.dismiss()}>
          <Icon name="back" />
        </button>
      </header>
      <ol aria-live="polite">
        {hint.turns.map((turn, index) =>
          begun && index !== hints.chosen.value ? null : (
            <Turn key={index} session={session} turn={turn} index={index} />
          ),
        )}
      </ol>
    </section>
  );
}
