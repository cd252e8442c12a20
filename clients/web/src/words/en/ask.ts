import type { Figure, FigureKind } from '../../game/figure';
import type { Colour, HoundName, Question, SegmentKind } from '../../protocol/types';
import { bareFigure, figure, kinds, segment, terms } from './terms';
import type { Named } from '../named';

const { colours, figures, hounds, list } = terms;

const others: Record<Question, (name: Named) => string> = {
  place_tile: (name) => `${name} places the tile.`,
  bury: (name) => `${name} chooses the meeple to be buried.`,
  haunt_cemetery: (name) => `${name} chooses a cemetery for one more ghost.`,
  haunt_meeple: (name) => `${name} puts a ghost on a meeple.`,
  place_meeple: (name) => `${name} may put a meeple on the new tile.`,
  score: (name) => `${name} chooses between points and ghosts.`,
  assign_points: (name) => `${name} chooses the scoring meeple that moves.`,
  place_hound: (name) => `${name} puts the hound with a meeple.`,
  chase_ghosts: (name) => `${name} may chase ghosts with the hound.`,
  place_face_down: (name) => `${name} lays a tile face down.`,
  play_token: (name) => `${name} plays a token.`,
  bid: (name) => `${name} bids points.`,
  capture_meeple: (name) => `${name} may capture a meeple.`,
  exchange_prisoner: (name) => `${name} chooses who comes home in exchange.`,
  move_dragon: (name) => `${name} moves the dragon.`,
  move_wagon: (name) => `${name} may move the wagon on.`,
  place_abbey: (name) => `${name} may place an abbey.`,
};

/** What is asked of the player. */
export const ask = {
  yourTurn: 'Your turn.',
  place: 'Place the tile on a glowing space.',
  placeConfirm: 'Turn it if you like, then place it.',
  meeple: 'Put a meeple on the new tile?',
  act: 'Choose on the board what to do.',
  capture: 'Capture a meeple within reach of the tower?',
  exchange: 'Who comes home in exchange?',
  dragon: (step: number, of: number) => `Move the dragon: step ${step} of ${of}.`,
  wagon: 'Move the wagon on?',
  abbey: 'Place your abbey instead of drawing a tile?',
  noMeepleConfirm: 'The hint: no meeple here.',
  score: (kind: SegmentKind) => `The ${kinds[kind]} is complete: points, or ghosts?`,
  scoreMany: 'Several places are complete: choose one.',
  bury: 'Choose the meeple to be buried.',
  burySupply: 'Choose whose meeple is buried.',
  hauntCemetery: 'Choose a cemetery for one more ghost.',
  hauntOther: 'Mist met mist: put a ghost on another player’s meeple.',
  hauntOwn: 'Mist met clear land: put a ghost on one of your own meeples.',
  assign: (colour: Colour, n: number) => `Choose the scoring meeple that moves ${n} for ${colours[colour]}.`,
  hound: (hound: HoundName) => `Put ${hounds[hound]} with a meeple.`,
  chase: (hound: HoundName) => `${hounds[hound]} chases up to 3 ghosts from each of two tiles.`,
  faceDown: 'Choose where the next tile goes face down.',
  token: 'Choose a token.',
  bid: 'How many points?',
  others,
  drawing: 'The next tile is drawn.',
  over: 'The game is over.',
  sending: 'Sending …',
};

/** What it is to do nothing, where that is no question of meeples alone. */
export const pass: Partial<Record<Question, string>> & { other: string } = {
  chase_ghosts: 'That is enough',
  capture_meeple: 'Capture nobody',
  move_wagon: 'Take it home',
  place_abbey: 'Draw a tile',
  other: 'Do nothing',
};

/** A figure on the board: its colour, kind, and what it stands on. */
export interface Standing {
  colour: Colour;
  kind: FigureKind;
  on: string;
}

const standing = ({ colour, kind, on }: Standing) => `the ${figure(colour, kind)} on the ${segment(on)}`;

const named = (of: readonly Figure[]) => list(of.map(({ colour, kind }) => figures(colour, kind, 1)));

/** The labels of what can be pointed at; `where` is a place in words. */
export const pick = {
  bury_meeple: (of: Standing, where: string) => `Bury ${standing(of)}, ${where}`,
  haunt_meeple: (of: Standing, where: string) => `Put a ghost on ${standing(of)}, ${where}`,
  place_hound: (of: Standing, where: string) => `Put the hound by ${standing(of)}, ${where}`,
  take_meeple: ({ on, ...of }: Standing, where: string) => `Take the ${figure(of.colour, of.kind)} off the ${segment(on)}, ${where}`,
  place_fairy: (of: Standing, where: string) => `Put the fairy beside ${standing(of)}, ${where}`,
  place_meeple_at: (of: Standing, where: string) => `Put ${standing(of)}, ${where}`,
  place_meeple: ({ on, ...of }: Standing) => `Put the ${figure(of.colour, of.kind)} on the ${segment(on)}`,
  several: (n: number, on: string | null, where: string) => `Choose among ${n}${on === null ? '' : ` on the ${segment(on)}`}, ${where}`,
  move_dragon: (where: string) => `Move the dragon to the tile ${where}`,
  place_floor: (where: string) => `Build the tower higher, ${where}`,
  eats: (of: readonly Figure[]) => `it eats: ${named(of)}`,
  reaches: (of: readonly Figure[]) => `within reach: ${named(of)}`,
  place_abbey: (where: string) => `Place the abbey ${where}`,
  place_barn: (where: string) => `Put the barn on the south-east corner of the tile ${where}`,
  pay_ransom: (captor: Colour, kind: FigureKind) => `Pay ${colours[captor]} 3 points for your ${bareFigure(kind)}`,
  exchange_prisoner: (kind: FigureKind) => `Take your ${bareFigure(kind)} home`,
  haunt_cemetery: (where: string) => `Put the ghost on the cemetery ${where}`,
  place_face_down: (where: string) => `Lay the tile face down ${where}`,
  bury_from_supply: (colour: Colour) => `Bury a ${figure(colour, 'meeple')} from the supply`,
  assign_points: (colour: Colour) => `Move the ${colours[colour]} scoring meeple`,
};
