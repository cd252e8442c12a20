import type { Signal } from '@preact/signals';

import { kColours, type Game, type Level } from '../../protocol/types';
import { words } from '../../words';
import { kScorers, type Arrangement } from './arrangement';
import { ColourChoice } from './colour_choice';
import { Check } from '../common/check';
import { AbsenceChoice, AidChoice, fieldOf, SkillChoice, TimerChoice, UndoChoice } from './option_fields';
import { WordChoice } from './word_choice';

interface ArrangingProps {
  arrangement: Signal<Arrangement>;
  game: Game;
  level: Level;
  seats: number;
  /** While a game runs its colours stay as they are. */
  running?: boolean;
}

/** The colours in the order in which they are dealt, and in level 6 those that score. */
function Colours({ arrangement, game, level }: ArrangingProps) {
  const { colours, scoring } = arrangement.value;
  const change = (part: Partial<Arrangement>) => (arrangement.value = { ...arrangement.value, ...part });
  return (
    <>
      <ColourChoice
        legend={words.roomForm.colours}
        among={kColours}
        most={kColours.length}
        chosen={colours}
        ordered
        onChange={(chosen) => change({ colours: chosen })}
      />
      {game === 'mists' && level === 6 && (
        <ColourChoice
          legend={words.roomForm.scoring}
          among={kColours}
          most={kScorers}
          chosen={scoring}
          field="scoring"
          ordered={false}
          onChange={(chosen) => change({ scoring: chosen })}
        />
      )}
    </>
  );
}

/** Every field of an arrangement. */
export function Arranging(props: ArrangingProps) {
  const { arrangement, seats, running } = props;
  const field = fieldOf(arrangement);
  return (
    <div class="arranging">
      <TimerChoice {...field} />
      <UndoChoice {...field} />
      <AbsenceChoice {...field} />
      <SkillChoice {...field} />
      {!running && <Colours {...props} />}
      <AidChoice {...field} />
      {seats > 1 && <WordChoice arrangement={arrangement} />}
      {seats > 1 && (
        <Check
          label={words.roomForm.companionsYield}
          checked={field.options.companions_yield}
          onChange={(yields) => field.change({ companions_yield: yields })}
        />
      )}
      {seats > 1 && (
        <Check label={words.roomForm.chat} checked={field.options.chat} onChange={(chat) => field.change({ chat })} />
      )}
      <Check
        label={words.start.listed}
        checked={arrangement.value.listed}
        onChange={(listed) => (arrangement.value = { ...arrangement.value, listed })}
      />
    </div>
  );
}
