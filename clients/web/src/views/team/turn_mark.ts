import { useSignalEffect } from '@preact/signals';

import type { Seat } from '../../session/seat';
import { turnHere } from '../../session/waiting';

/** Says in the title of the window, and on the icon of the page, that one is to decide. */
export function useTurnMark(seat: Seat): void {
  useSignalEffect(() => {
    turnHere.value = seat.myTurn.value;
    return () => (turnHere.value = false);
  });
}
