import type { Colour, HoundName, Question, SegmentKind } from '../../protocol/types';
import { figure, kinds, segment, terms } from './terms';
import type { Named } from '../named';

const { colours, hounds } = terms;

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
};

/** What is asked of the player. */
export const ask = {
  yourTurn: 'Your turn.',
  place: 'Place the tile on a glowing space.',
  placeConfirm: 'Turn it if you like, then place it.',
  meeple: 'Put a meeple on the new tile?',
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

/** The labels of what can be pointed at; `where` is a place in words. */
export const pick = {
  bury_meeple: (colour: Colour, on: string, where: string) =>
    `Bury the ${figure(colour, 'meeple')} on the ${segment(on)}, ${where}`,
  haunt_meeple: (colour: Colour, on: string, where: string) =>
    `Put a ghost on the ${figure(colour, 'meeple')} on the ${segment(on)}, ${where}`,
  place_hound: (colour: Colour, on: string, where: string) =>
    `Put the hound by the ${figure(colour, 'meeple')} on the ${segment(on)}, ${where}`,
  haunt_cemetery: (where: string) => `Put the ghost on the cemetery ${where}`,
  place_face_down: (where: string) => `Lay the tile face down ${where}`,
  bury_from_supply: (colour: Colour) => `Bury a ${figure(colour, 'meeple')} from the supply`,
  assign_points: (colour: Colour) => `Move the ${colours[colour]} scoring meeple`,
};
