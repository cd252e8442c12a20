import { Prisoner } from '../../art/pieces';
import type { Figure } from '../../game/figure';

/** A figure that a tower has captured, behind its bars. */
export function PrisonerPicture(figure: Figure) {
  return (
    <svg class="prisoner-picture" viewBox="-16 -20 32 36" aria-hidden="true">
      <Prisoner {...figure} />
    </svg>
  );
}
