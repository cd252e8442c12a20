import { effect } from '@preact/signals';

import { player } from './player';
import { route } from './route';
import type { YourGames } from './your_games';

/** On the first page games are in sight; elsewhere only how many wait is. */
const areInSight = () => route.peek().page === 'start';

let games: Promise<YourGames | null> | null = null;

async function fetchGames(): Promise<YourGames | null> {
  try {
    const { YourGames } = await import('./your_games');
    const made = new YourGames(areInSight);
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
    const { page } = route.value;
    if (!player.value) return;
    games ??= fetchGames();
    void games.then((made) => made?.turned(page));
  });
}

/** Looks again because the player has just done something. */
export function lookAtYourGames(): void {
  void games?.then((made) => made?.lookSoon());
}
