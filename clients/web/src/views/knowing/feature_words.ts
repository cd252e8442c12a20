import { placeKey } from '../../board/geometry';
import { isCentre } from '../../board/segment';
import { figureKind } from '../../game/figure';
import type { BoardFeature } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';

/** How many tiles a feature is on. */
function tilesOf({ segments }: BoardFeature): number {
  return new Set(segments.map(placeKey)).size;
}

/** "City, 3 tiles"; of what stands on one tile alone only what it is. */
export function nameOf(feature: BoardFeature): string {
  return words.know.kind(feature.kind, isCentre(feature.kind) ? 0 : tilesOf(feature));
}

function completion({ kind, complete, closable, needs }: BoardFeature): string[] {
  if (kind === 'field') return [];
  if (complete) return [words.know.complete];
  if (!closable) return [words.know.never];
  return needs.length > 0 ? [words.know.needs(needs.length)] : [];
}

function worthOf({ scoring, meeples }: BoardFeature): string[] {
  if (!scoring || scoring.value === 0) return [];
  const value = words.know.value(scoring);
  return meeples.length > 0 && scoring.colours > 1 && scoring.points > scoring.value
    ? [value, words.know.scores(scoring.points, scoring.colours)]
    : [value];
}

/** Who stands there, with what haunts them. */
function standing({ kind, meeples }: BoardFeature): string[] {
  if (meeples.length === 0) return kind === 'mist' ? [] : [words.know.free];
  const names = meeples.map(({ colour, guard, figure, ghosts }) => {
    const name = words.figures(colour, figureKind({ guard, figure }), 1);
    return ghosts > 0 ? `${name} (${words.know.haunted(ghosts)})` : name;
  });
  return [words.know.occupied(names)];
}

function ghostsOf({ kind, ghosts, scoring }: BoardFeature, together: boolean): string[] {
  if (ghosts === 0 || !together) return [];
  if (kind === 'mist' || kind === 'cemetery') return [words.know.ghostsOn(ghosts)];
  return scoring ? [words.know.instead(ghosts)] : [];
}

/** Everything there is to say of a feature, a sentence each. */
export function sentencesOf(feature: BoardFeature, table: TableToRead): string[] {
  const together = table.now.value.state?.goal !== null;
  const rivals = !together && feature.colours.length > 0 ? [words.know.leads(feature.colours)] : [];
  return [
    ...standing(feature),
    ...worthOf(feature),
    ...rivals,
    ...completion(feature),
    ...ghostsOf(feature, together),
  ];
}
