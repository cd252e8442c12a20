import { useSignalEffect } from '@preact/signals';

import type { Seat } from '../../session/seat';
import { words } from '../../words';

/** The mark on the icon of the installed page. What the system does not show is no trouble. */
function markIcon(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  void (on ? navigator.setAppBadge(1) : navigator.clearAppBadge()).catch(() => {});
}

/** Says in the title of the window, and on the icon of the page, that one is to decide. */
export function useTurnMark(seat: Seat): void {
  useSignalEffect(() => {
    const mine = seat.myTurn.value;
    document.title = mine ? words.titleYourTurn : words.title;
    markIcon(mine);
    return () => {
      document.title = words.title;
      markIcon(false);
    };
  });
}
