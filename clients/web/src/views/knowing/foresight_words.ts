import { kindOf, parseFeature } from '../../board/segment';
import type { Foresight, State } from '../../protocol/types';
import { words } from '../../words';

/** The ghosts that banks send home. */
function freedByBanks({ events }: Foresight): number {
  const freed = events.map((event) => (event.type === 'ghosts_removed' && event.cause === 'bank' ? event.count : 0));
  return freed.reduce((sum, n) => sum + n, 0);
}

function scored({ consequences: { points, features_completed } }: Foresight, { tracks }: State, worth: number | null): string[] {
  const kinds = features_completed.map((feature) => kindOf(parseFeature(feature).segment));
  const completes = kinds.length > 0 ? [worth === null ? words.know.completes(kinds) : words.know.completesFor(kinds, worth)] : [];
  const gains = points.map((each) =>
    tracks.length === 1 ? words.know.scoresThen(each.points) : words.know.scoresFor(each.colour, each.points),
  );
  return [...completes, ...gains];
}

function moved(foresight: Foresight): string[] {
  const { banks_completed, ghosts_added, ghosts_removed } = foresight.consequences;
  const freed = freedByBanks(foresight);
  const closes = foresight.events.some(({ type }) => type === 'cemetery_closed');
  return [
    ...(banks_completed.length > 0 ? [words.know.banks(banks_completed.length, freed)] : []),
    ...(closes ? [words.know.cemeteryCloses] : []),
    ...(ghosts_removed > freed ? [words.know.goHome(ghosts_removed - freed)] : []),
    ...(ghosts_added > 0 ? [words.know.rise(ghosts_added)] : []),
  ];
}

/**
 * What decisions lead to, a sentence each; one that says so if it is nothing. `worth`: the points that can
 * then be chosen for what is completed, if they are known.
 */
export function foresightSentences(foresight: Foresight, state: State, worth: number | null = null): string[] {
  const { outcome } = foresight.consequences;
  const ends = outcome === 'won' ? [words.know.wins] : outcome === 'lost' ? [words.know.loses] : [];
  const all = [...scored(foresight, state, worth), ...moved(foresight), ...ends];
  return all.length > 0 ? all : [words.know.nothing];
}
