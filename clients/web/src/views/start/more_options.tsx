import type { Signal } from '@preact/signals';

import type { Options } from '../../protocol/types';
import { words } from '../../words';

export const usualOptions: Options = {
  timer: null,
  absence: 'companion',
  grace_seconds: 60,
  undo: 'consent',
  spectators: true,
  aids: { council: true, hints: true },
};

const kMinutes = [1, 2, 5, 15];

function Check({ label, checked, onChange }: { label: string; checked: boolean; onChange: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

function TimerChoice({ options }: { options: Signal<Options> }) {
  const choose = (minutes: number) => {
    const timer = minutes === 0 ? null : { per: 'turn' as const, seconds: minutes * 60 };
    options.value = { ...options.value, timer };
  };
  return (
    <label class="labelled">
      <span>{words.team.timer}</span>
      <select
        value={(options.value.timer?.seconds ?? 0) / 60}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      >
        <option value={0}>{words.team.noTimer}</option>
        {kMinutes.map((n) => (
          <option key={n} value={n}>
            {words.team.perTurn(n)}
          </option>
        ))}
      </select>
    </label>
  );
}

function UndoChoice({ options }: { options: Signal<Options> }) {
  return (
    <label class="labelled">
      <span>{words.team.undoPolicy}</span>
      <select
        value={options.value.undo}
        onChange={(event) => (options.value = { ...options.value, undo: event.currentTarget.value as Options['undo'] })}
      >
        <option value="consent">{words.team.undoConsent}</option>
        <option value="turn">{words.team.undoTurn}</option>
        <option value="never">{words.team.undoNever}</option>
      </select>
    </label>
  );
}

/** What may be agreed for a room beyond its game; folded away, because the usual is good. */
export function MoreOptions({ options }: { options: Signal<Options> }) {
  const { absence, spectators, aids } = options.value;
  const change = (part: Partial<Options>) => (options.value = { ...options.value, ...part });
  return (
    <details class="more-options">
      <summary>{words.team.options}</summary>
      <TimerChoice options={options} />
      <UndoChoice options={options} />
      <Check
        label={words.team.companionSteps}
        checked={absence === 'companion'}
        onChange={(on) => change({ absence: on ? 'companion' : 'wait' })}
      />
      <Check label={words.team.watchable} checked={spectators} onChange={(on) => change({ spectators: on })} />
      <Check
        label={words.team.councilAid}
        checked={aids.council}
        onChange={(council) => change({ aids: { ...aids, council } })}
      />
      <Check label={words.team.hintAid} checked={aids.hints} onChange={(hints) => change({ aids: { ...aids, hints } })} />
    </details>
  );
}
