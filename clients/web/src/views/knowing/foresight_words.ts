import { kindOf, parseFeature } from '../../board/segment';
import type { Foresight as Whole, State } from '../../protocol/types';
import { words } from '../../words';

type Foresight = Pick<Whole, 'events' | 'consequences'>;

/** The ghosts that banks send home. */
function freedByBanks({ events }: Foresight): number {
  const freed = events.map((event) => (event.type === 'ghosts_removed' && event.cause === 'bank' ? event.count : 0));
  return freed.reduce((sum, n) => sum + n, 0);
}

function scored({ consequences: { points, features_completed } }: Foresight, { tracks }: State, worth: number | null): string[] {
  const kinds = features_completed.map((feature) => kindOf(parseFeature(feature).segment));
  const completes = kinds.length > 0 ? [words.know.completes(kinds, worth)] : [];
  const gains = points.map((each) => words.know.scoresFor(tracks.length === 1 ? null : each.colour, each.points));
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

/** What decisions do at once that speaks for them, a sentence each. */
export function factsInWords({ consequences: c }: Pick<Foresight, 'consequences'>): string[] {
  const { know } = words;
  const kinds = c.features_completed.map((feature) => kindOf(parseFeature(feature).segment));
  const scored = c.points.reduce((sum, { points }) => sum + points, 0);
  return [
    ...(c.outcome === 'won' ? [know.wins] : []),
    ...(kinds.length > 0 ? [know.completes(kinds, null)] : []),
    ...(c.banks_completed.length > 0 ? [know.banks(c.banks_completed.length, c.ghosts_removed)] : []),
    ...(c.ghosts_removed > 0 ? [know.goHome(c.ghosts_removed)] : []),
    ...(scored > 0 ? [know.scoresFor(null, scored)] : []),
  ];
}

/** That decisions end the game, if they do. */
export function endInWords({ consequences: { outcome } }: Foresight): string | null {
  return outcome === 'won' ? words.know.wins : outcome === 'lost' ? words.know.loses : null;
}

/**
 * What decisions lead to, a sentence each; one that says so if it is nothing. `worth`: the points that can
 * then be chosen for what is completed, if they are known.
 */
export function foresightSentences(foresight: Foresight, state: State, worth: number | null = null): string[] {
  const all = [...scored(foresight, state, worth), ...moved(foresight), endInWords(foresight) ?? []].flat();
  return all.length > 0 ? all : [words.know.nothing];
}
