import type { Colour } from '../../protocol/types';
import { words } from '../../words';
import { MeeplePicture } from '../common/pieces';
import { toggled } from './arrangement';

interface ColourChoiceProps {
  legend: string;
  /** Among which one chooses, and how many at most. */
  among: readonly Colour[];
  most: number;
  chosen: Colour[];
  /** What it is called by whoever leads there. */
  field?: string;
  /** Whether it matters which was chosen first. */
  ordered: boolean;
  onChange: (chosen: Colour[]) => void;
}

/** Colours to be pressed; those that are chosen bear their number where the order matters. */
export function ColourChoice({ legend, among, most, chosen, field, ordered, onChange }: ColourChoiceProps) {
  return (
    <fieldset class="labelled" tabIndex={field ? -1 : undefined} data-field={field}>
      <legend>{legend}</legend>
      <div class="swatches">
        {among.map((colour) => {
          const at = chosen.indexOf(colour);
          const place = ordered && at >= 0 ? words.roomForm.nth(at + 1) : null;
          return (
            <button
              key={colour}
              type="button"
              class="swatch"
              aria-pressed={at >= 0}
              aria-label={place ? `${words.colours[colour]}, ${place}` : words.colours[colour]}
              disabled={at < 0 && chosen.length >= most}
              onClick={() => onChange(toggled(chosen, colour, most))}
            >
              <MeeplePicture colour={colour} />
              {place}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
