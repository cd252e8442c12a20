import { computed, signal } from '@preact/signals';

import { mine } from './mine';
import { route } from './route';

/** In how many games elsewhere than in the room that is shown it is the player's turn. */
export const waitingGames = computed(() => {
  const here = route.value;
  const shown = here.page === 'room' ? here.room : null;
  return (mine.value?.games ?? []).filter(({ my_turn, room }) => my_turn && room !== shown).length;
});

/** The name of the room that is shown. */
export const roomHere = signal<string | null>(null);

/** Whether it is the reader's turn in the room that is shown. */
export const turnHere = signal(false);
