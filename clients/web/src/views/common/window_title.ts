import { useSignalEffect } from '@preact/signals';

import { roomHere, turnHere, waitingGames } from '../../session/waiting';
import { words } from '../../words';
import { named } from '../../words/named';

/** The mark on the icon of the installed page. What the system does not show is no trouble. */
function markIcon(turns: number): void {
  if (!('setAppBadge' in navigator)) return;
  void (turns > 0 ? navigator.setAppBadge(turns) : navigator.clearAppBadge()).catch(() => {});
}

function title(here: boolean, elsewhere: number, room: string | null): string {
  if (here) return words.titleYourTurn;
  if (elsewhere > 0) return words.titleWaiting(elsewhere);
  return room === null ? words.title : `${named(room)} · ${words.title}`;
}

/** Says in the title of the window, and on the icon of the page, where the reader is to decide. */
export function useWindowTitle(): void {
  useSignalEffect(() => {
    const here = turnHere.value;
    const elsewhere = waitingGames.value;
    document.title = title(here, elsewhere, roomHere.value);
    markIcon(elsewhere + Number(here));
  });
}
