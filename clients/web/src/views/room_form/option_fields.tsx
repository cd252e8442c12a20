import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

import type { Options, Timer } from '../../protocol/types';
import { words } from '../../words';
import { Check } from '../common/check';

const kMinute = 60;
const kDay = 24 * 60 * kMinute;
const kTurnTimes = [1, 2, 5, 15].map((n) => n * kMinute);
const kTurnDays = [1, 3, 7].map((n) => n * kDay);
const kGameTimes = [10, 20, 30, 60].map((n) => n * kMinute);
const kGraceSeconds = [0, 30, 60, 180, 300];

type Field = { options: Options; change: (part: Partial<Options>) => void };

/** A choice of one among a few. */
function Select(props: { label: string; value: string; onChange: (value: string) => void; children: ComponentChildren }) {
  return (
    <label class="labelled">
      <span>{props.label}</span>
      <select value={props.value} onChange={(event) => props.onChange(event.currentTarget.value)}>
        {props.children}
      </select>
    </label>
  );
}

/** "turn 60": what is limited, and to how many seconds. */
const textOf = (timer: Timer | null) => (timer ? `${timer.per} ${timer.seconds}` : '');

function timerOf(text: string): Timer | null {
  const [per, seconds] = text.split(' ');
  return per === 'turn' || per === 'game' ? { per, seconds: Number(seconds) } : null;
}

/** The choices, and the one that was made elsewhere if it is none of them. */
function withOwn(choices: number[], own: number | undefined): number[] {
  return own === undefined || choices.includes(own) ? choices : [...choices, own].sort((a, b) => a - b);
}

/** Whether nobody is meant to sit there and wait for the others. */
const isInDays = (timer: Timer | null) => timer !== null && timer.seconds >= kDay;

function Times({ per, times, timer }: { per: Timer['per']; times: number[]; timer: Timer | null }) {
  const isOwn = timer?.per === per && isInDays(timer) === times[0]! >= kDay;
  const say = per === 'turn' ? words.team.perTurn : words.roomForm.perGame;
  return (
    <>
      {withOwn(times, isOwn ? timer.seconds : undefined).map((seconds) => (
        <option key={seconds} value={`${per} ${seconds}`}>
          {say(seconds)}
        </option>
      ))}
    </>
  );
}

/** What a chosen timer changes: in a game over days nobody is replaced for closing the page. */
export function withTimer({ timer: before }: Options, timer: Timer | null): Partial<Options> {
  return isInDays(timer) && !isInDays(before) ? { timer, absence: 'wait' } : { timer };
}

export function TimerChoice({ options, change }: Field) {
  const { timer } = options;
  const isLongGame = timer?.per === 'game' && isInDays(timer);
  return (
    <Select
      label={words.team.timer}
      value={textOf(timer)}
      onChange={(text) => change(withTimer(options, timerOf(text)))}
    >
      <option value="">{words.team.noTimer}</option>
      <optgroup label={words.team.live}>
        <Times per="turn" times={kTurnTimes} timer={timer} />
        <Times per="game" times={kGameTimes} timer={timer} />
      </optgroup>
      <optgroup label={words.team.overDays}>
        <Times per="turn" times={kTurnDays} timer={timer} />
        {isLongGame && <Times per="game" times={[timer.seconds]} timer={timer} />}
      </optgroup>
    </Select>
  );
}

export function UndoChoice({ options, change }: Field) {
  return (
    <Select
      label={words.team.undoPolicy}
      value={options.undo}
      onChange={(undo) => change({ undo: undo as Options['undo'] })}
    >
      <option value="consent">{words.team.undoConsent}</option>
      <option value="turn">{words.team.undoTurn}</option>
      <option value="never">{words.team.undoNever}</option>
    </Select>
  );
}

/** What happens while somebody is away: a companion decides after a while, or the game waits. */
export function AbsenceChoice({ options: { absence, grace_seconds: grace }, change }: Field) {
  const choose = (text: string) => {
    change(text === 'wait' ? { absence: 'wait' } : { absence: 'companion', grace_seconds: Number(text) });
  };
  return (
    <Select label={words.roomForm.absence} value={absence === 'wait' ? 'wait' : String(grace)} onChange={choose}>
      {withOwn(kGraceSeconds, grace).map((seconds) => (
        <option key={seconds} value={seconds}>
          {seconds === 0 ? words.roomForm.companionAtOnce : words.roomForm.companionAfter(seconds)}
        </option>
      ))}
      <option value="wait">{words.roomForm.wait}</option>
    </Select>
  );
}

const kSkills: readonly Options['skill'][] = ['novice', 'casual', 'keen', 'strong', 'best'];

/** How well companions play. */
export function SkillChoice({ options, change }: Field) {
  return (
    <Select
      label={words.roomForm.skill}
      value={options.skill}
      onChange={(skill) => change({ skill: skill as Options['skill'] })}
    >
      {kSkills.map((skill) => (
        <option key={skill} value={skill}>
          {words.roomForm.skills[skill]}
        </option>
      ))}
    </Select>
  );
}

/** What helps the players, and who may look on. */
export function AidChoice({ options: { spectators, aids }, change }: Field) {
  return (
    <div>
      <Check label={words.team.watchable} checked={spectators} onChange={(on) => change({ spectators: on })} />
      <Check
        label={words.team.councilAid}
        checked={aids.council}
        onChange={(council) => change({ aids: { ...aids, council } })}
      />
      <Check label={words.roomForm.oddsAid} checked={aids.odds} onChange={(odds) => change({ aids: { ...aids, odds } })} />
      <Check label={words.team.hintAid} checked={aids.hints} onChange={(hints) => change({ aids: { ...aids, hints } })} />
    </div>
  );
}

/** The field of an arrangement that its signal holds. */
export function fieldOf<T extends { options: Options }>(arrangement: Signal<T>): Field {
  const { options } = arrangement.value;
  const change = (part: Partial<Options>) => {
    arrangement.value = { ...arrangement.value, options: { ...arrangement.value.options, ...part } };
  };
  return { options, change };
}
