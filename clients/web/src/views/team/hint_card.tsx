import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';

import type { Advice, Point } from '../../protocol/types';
import type { Deciding, Parts } from '../../session/ports';
import { words } from '../../words';
import { Icon } from '../common/icon';
import { TilePicture } from '../common/pieces';
import { reasonsOf, type Considered } from './reasons';
import { stepsInWords, tileOfTurn, type Step, type TurnTile } from '../telling/turn_in_words';

type Hinted = Deciding & Parts<'hints' | 'knowing'>;

/** A line tells so many steps; the others are told once it is looked at. */
const kStepsOfLine = 2;

/** A turn of the hint with all that is told of it. */
interface Told {
  session: Hinted;
  turn: Advice;
  index: number;
  tile: TurnTile | null;
  steps: Step[];
}

function tell(session: Hinted, turns: readonly Advice[], index: number): Told {
  const turn = turns[index]!;
  const { state } = session.table.now.value;
  const atlas = session.table.atlas.value;
  const tile = state && atlas ? tileOfTurn(turn, state, atlas.faces) : null;
  const others = turns.filter((other) => other !== turn);
  return { session, turn, index, tile, steps: stepsInWords(session.table, turn, { others, tile }) };
}

/** The spaces that a turn is about, each once. */
function spacesOf({ decisions }: Advice): Point[] {
  return decisions.flatMap((d) => ('x' in d ? [{ x: d.x, y: d.y }] : []));
}

function inShort(steps: Step[]): string {
  const texts = steps.map(({ text }) => text);
  if (texts.length <= kStepsOfLine + 1) return words.list(texts);
  return words.list([...texts.slice(0, kStepsOfLine), words.advice.moreSteps(texts.length - kStepsOfLine)]);
}

/** A line of the card; where there is little room, its number and chance alone are seen. */
function TurnButton({ session, turn, index, tile, steps }: Told) {
  const { hints, knowing } = session;
  const mark = () => (knowing.mark.value = { spaces: spacesOf(turn), feature: null });
  const unmark = () => (knowing.mark.value = null);
  const atlas = session.table.atlas.value;
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
      <span class="hinted-rank" aria-hidden="true">
        <b>{index + 1}</b>
        {atlas && tile && <TilePicture atlas={atlas} tile={tile.face.tile} rotation={tile.rotation} />}
      </span>
      <span class="hinted-short" aria-hidden="true">
        {words.advice.chanceShort(turn.chance)}
      </span>
      <span class="hinted-full">
        <b>{words.advice.chance(turn.chance)}</b> {inShort(steps)}
      </span>
    </button>
  );
}

/** All steps of a turn that has several, those that were made marked; else one sentence. */
function Steps({ session, turn, steps }: Told) {
  const done = session.hints.done.value;
  const list = useRef<HTMLOListElement>(null);
  // The card has less room than a long turn takes: what is due now must not be below its edge.
  useEffect(() => list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }), [done]);
  if (steps.length <= kStepsOfLine) return <p class="hinted-what">{words.list(steps.map(({ text }) => text))}</p>;
  const next = steps.find(({ at }) => at >= done)?.at ?? turn.decisions.length;
  return (
    <ol class="hinted-steps" ref={list}>
      {steps.map(({ at, text }) => (
        <li key={at} class={at < done ? 'done' : undefined} {...(at === next && { 'aria-current': 'step' as const })}>
          {text}
        </li>
      ))}
    </ol>
  );
}

function Reasons({ session, turn, considered }: Told & { considered: Considered }) {
  return (
    <ul class="reasons">
      {reasonsOf(turn, considered, (at) => session.table.where(at)).map(({ text, good }) => (
        <li key={text} class={good ? 'good' : 'bad'}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** In a window that is so low reasons leave hardly any board to look at: they come when they are called, and cover it. */
const isLow = () => window.matchMedia('(max-width: 600px) and (max-height: 700px), (max-height: 480px)').matches;

function WhyButton({ open }: { open: Signal<boolean> }) {
  return (
    <button
      type="button"
      class="tool why-turn"
      aria-label={words.advice.why}
      aria-expanded={open.value}
      onClick={() => (open.value = !open.value)}
    >
      <Icon name="help" />
    </button>
  );
}

/** The best turns by a companion's reckoning, and what speaks for them; pressed, one lies on the board. */
export function HintCard({ session }: { session: Hinted }) {
  const { hints, knowing } = session;
  const hint = hints.hint.value;
  const open = useSignal(!isLow());
  // What is marked for a line goes with the card.
  useEffect(() => () => void (knowing.mark.value = null), [hint === null]);
  const chosen = hints.chosen.value;
  if (!hint?.turns[chosen] || session.table.rewind.at.value !== null) return null;
  const begun = hints.begun.value;
  const told = hint.turns.map((_, index) => tell(session, hint.turns, index));
  return (
    <section class={open.value && isLow() ? 'hint-card reading' : 'hint-card'} aria-label={words.advice.title}>
      <header>
        <h2>{words.advice.turns}</h2>
        <WhyButton open={open} />
        <button type="button" class="tool" aria-label={words.advice.close} onClick={() => hints.dismiss()}>
          <Icon name="back" />
        </button>
      </header>
      <ol class="hinted-turns">
        {told.map((each) =>
          begun && each.index !== chosen ? null : (
            <li key={each.index}>
              <TurnButton {...each} />
            </li>
          ),
        )}
      </ol>
      <div class="hinted-why" aria-live="polite">
        <p class="hinted-chance" aria-hidden="true">
          {words.advice.chance(hint.turns[chosen].chance)}
        </p>
        <Steps {...told[chosen]!} />
        {open.value && <Reasons {...told[chosen]!} considered={hint.considered} />}
      </div>
    </section>
  );
}
