import { samePlace } from '../../board/geometry';
import { tellingSides } from '../../board/sight';
import type { Advice, PlaceTile, Rotation, State, TileFace } from '../../protocol/types';
import type { TableToRead } from '../../session/ports';
import { words } from '../../words';
import { partsInWords } from './in_words';

/** What may come last before the page asks for a meeple. */
const kBeforeMeeple = /^(place_tile|bury_|haunt_)/;

/** A decision of a turn that was advised, in words; `at` is its place among the decisions. */
export interface Step {
  at: number;
  text: string;
}

/** The tile that a turn is about, as it lies or would lie. */
export interface TurnTile {
  face: TileFace;
  rotation: Rotation;
}

const placed = ({ decisions }: Pick<Advice, 'decisions'>) => decisions.find((d): d is PlaceTile => d.type === 'place_tile');

/** The tile that a turn places in this state, or that was placed last if it begins after that. */
export function tileOfTurn(turn: Advice, state: State, faces: ReadonlyMap<string, TileFace>): TurnTile | null {
  const { last, drawn, tiles } = state;
  const lying = last && tiles.find((tile) => samePlace(tile, last));
  const face = faces.get(drawn ?? lying?.tile ?? '');
  const rotation = placed(turn)?.rotation ?? lying?.rotation;
  return face && rotation !== undefined ? { face, rotation } : null;
}

/** What lies otherwise than the other way round; the turn from there to here where that is not known or seen. */
function lies(tile: PlaceTile, others: readonly Pick<Advice, 'decisions'>[], known: TurnTile | null): string | null {
  const same = others.map(placed).filter((other) => other !== undefined && samePlace(other, tile));
  const turned = [...new Set(same.map((other) => other!.rotation))].filter((rotation) => rotation !== tile.rotation);
  if (turned.length === 0) return null;
  const otherwise = known ? turned.flatMap((rotation) => partsInWords(known.face, rotation)) : [];
  const own = known ? partsInWords(known.face, tile.rotation).find((part) => !otherwise.includes(part)) : undefined;
  return own ?? words.advice.turned(((tile.rotation - turned[0]! + 4) % 4) as Rotation);
}

/** What else there is to know where a turn is told. */
interface Telling {
  /** The turns that it must be told apart from. */
  others?: readonly Pick<Advice, 'decisions'>[];
  tile?: TurnTile | null;
}

/**
 * A turn that was advised, decision by decision. That no meeple is placed is said, since the page asks for one; that
 * anything else is not done is only said where there is nothing else.
 */
export function stepsInWords(
  table: Pick<TableToRead, 'where'>,
  { decisions }: Pick<Advice, 'decisions'>,
  { others = [], tile = null }: Telling = {},
): Step[] {
  const isNoMeeple = (i: number) => decisions[i]!.type === 'pass' && kBeforeMeeple.test(decisions[i - 1]?.type ?? '');
  const say = (d: Advice['decisions'][number], at: number): Step => {
    if (isNoMeeple(at)) return { at, text: words.advice.noMeeple };
    const sides = d.type === 'place_meeple' && tile ? tellingSides(tile.face, tile.rotation, d.segment) : [];
    const how = d.type === 'place_tile' ? lies(d, others, tile) : null;
    return { at, text: words.team.advice(d, (space) => table.where(space), { lies: how, sides }) };
  };
  const said = decisions.map(say).filter(({ at }) => decisions[at]!.type !== 'pass' || isNoMeeple(at));
  return said.length > 0 ? said : decisions.slice(0, 1).map(say);
}

/** The same as one sentence. */
export function turnInWords(table: Pick<TableToRead, 'where'>, turn: Pick<Advice, 'decisions'>, telling?: Telling): string {
  return words.list(stepsInWords(table, turn, telling).map(({ text }) => text));
}
