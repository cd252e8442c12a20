import type { Signal } from '@preact/signals';

import { words } from '../../words';
import type { Arrangement, Wording } from './arrangement';
import { Check } from '../common/check';
import { fieldOf } from './option_fields';
import { kLongest, written } from '../../session/written';

/** A word that opens the room, and what it is needed for. */
export function WordChoice({ arrangement }: { arrangement: Signal<Arrangement> }) {
  const { word } = arrangement.value;
  const { options, change } = fieldOf(arrangement);
  const set = (part: Partial<Wording>) => (arrangement.value = { ...arrangement.value, word: { ...word, ...part } });
  return (
    <div class="word-choice">
      <Check label={words.word.choose} checked={word.on} onChange={(on) => set({ on })} />
      {word.on && (
        <>
          <label class="labelled">
            <span>{words.word.word}</span>
            <input
              name="word"
              aria-required={!word.kept}
              data-field="word"
              autocomplete="off"
              placeholder={word.kept ? words.word.kept : undefined}
              value={word.text}
              onInput={(event) => set({ text: written(event, kLongest.name) })}
            />
          </label>
          <Check
            label={words.word.toWatch}
            checked={options.word_for === 'watch'}
            onChange={(on) => change({ word_for: on ? 'watch' : 'seat' })}
          />
        </>
      )}
    </div>
  );
}
