import { reasonsOf } from './reasons';
import type { Advice } from '../../protocol/types';
import type { Deciding, Parts } from '../../session/ports';
import { words } from '../../words';
import { Icon } from '../common/icon';

type Hinted = Deciding & Parts<'hints'>;

interface TurnProps {
  session: Hinted;
  turn: Advice;
  index: number;
}

function sayDecisions({ table }: Hinted, { decisions }: Advice): string {
  const said = decisions.filter(({ type }) => type !== 'pass').map((d) => words.team.advice(d, (at) => table.where(at)));
  return words.list(said.length > 0 ? said : [words.team.advice(decisions[0]!, (at) => table.where(at))]);
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
        <b>{chance}</b> <span>{sayDecisions(session, turn)}</span>
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
