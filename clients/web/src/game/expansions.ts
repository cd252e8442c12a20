import { kOfferedParts, type Game, type Part } from '../protocol/types';

/** What was published together. */
export const expansions = ['abbot', 'inns', 'traders', 'dragon', 'tower', 'abbey'] as const;
export type Expansion = (typeof expansions)[number];

/** Its parts, and how many tiles it adds to the pile, whichever of them are played (E-SET-1, E-SET-2). */
export interface Box {
  name: Expansion;
  parts: readonly Part[];
  tiles: number;
}

export const kBoxes: readonly Box[] = [
  { name: 'abbot', parts: ['abbot'], tiles: 0 },
  { name: 'inns', parts: ['inns'], tiles: 18 },
  { name: 'traders', parts: ['builder', 'pig', 'goods'], tiles: 24 },
  { name: 'dragon', parts: ['dragon', 'fairy', 'princesses', 'portals'], tiles: 30 },
  { name: 'tower', parts: ['towers'], tiles: 18 },
  { name: 'abbey', parts: ['abbeys', 'mayor', 'wagon', 'barn'], tiles: 12 },
];

/** The boxes with what of them can be chosen now. */
export function offeredBoxes(offered: readonly Part[] = kOfferedParts): Box[] {
  return kBoxes
    .map((box) => ({ ...box, parts: box.parts.filter((part) => offered.includes(part)) }))
    .filter(({ parts }) => parts.length > 0);
}

/** The boxes of which a game has something, and what of each it leaves out. */
export function boxesOf(parts: readonly Part[]): { box: Box; without: Part[] }[] {
  return kBoxes
    .filter((box) => box.parts.some((part) => parts.includes(part)))
    .map((box) => ({ box, without: box.parts.filter((part) => !parts.includes(part)) }));
}

/** Puts a whole box into the game or, if anything of it is in the game, takes it out. */
export function toggledBox(chosen: readonly Part[], { parts }: Box): Part[] {
  const others = chosen.filter((part) => !parts.includes(part));
  return others.length < chosen.length ? others : [...others, ...parts];
}

export function toggledPart(chosen: readonly Part[], part: Part): Part[] {
  return chosen.includes(part) ? chosen.filter((other) => other !== part) : [...chosen, part];
}

export const sameParts = (a: readonly Part[], b: readonly Part[]): boolean => a.length === b.length && a.every((part) => b.includes(part));

const kTiles: Record<Exclude<Game, 'mists'>, number> = { base: 72, ghosts: 131 };

/** How many tiles these parts add to a game, and how much longer it becomes by that, as a part of 1. */
export function lengthOf(parts: readonly Part[], game: Game): { tiles: number; longer: number } {
  const tiles = boxesOf(parts).reduce((sum, { box }) => sum + box.tiles, 0);
  return { tiles, longer: game === 'mists' ? 0 : tiles / kTiles[game] };
}
