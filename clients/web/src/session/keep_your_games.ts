import { effect } from '@preact/signals';

import { player } from './player';
import { route } from './route';
import { heldSeats } from './seats';
import type { YourGames } from './your_games';

/** On the first page games are in sight; elsewhere only how many wait is. */
const areInSight = () => route.peek().page === 'start';

/** A room with a seat of theirs has a connection of its own. */
function isAtTable(): boolean {
  const here = route.peek();
  return here.page === 'room' && heldSeats(here.room).length > 0;
}

let games: Promise<YourGames | null> | null = null;

async function fetchGames(): Promise<YourGames | null> {
  try {
    const { YourGames } = await import('./your_games');
    const made = new YourGames(areInSight, isAtTable);
    made.open();
    return made;
  } catch {
    // Asked for anew when another view is shown.
    games = null;
    return null;
  }
}

/** Keeps fresh what the player of this browser has, whichever view is shown; what does so is fetched with the first player. */
export function keepYourGames(): () => void {
  return effect(() => {
    const { page, ...rest } = route.value;
    if (!player.value) return;
    games ??= fetchGames();
    void games.then((made) => made?.turned('room' in rest ? `${page} ${rest.room}` : page));
  });
}

/** Looks again because the player has just done something. */
export function lookAtYourGames(): void {
  void games?.then((made) => made?.lookSoon());
}
