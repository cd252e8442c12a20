import type { Colour, HoundName, SegmentKind } from '../../protocol/types';
import { figure, kinds, segment, terms } from './terms';
import type { Named } from '../named';

const { colours, hounds, points } = terms;

/** What is asked of the player, and after it why. */
export const ask = {
  yourTurn: 'Your turn.',
  place: 'Place the tile on a glowing space.',
  placeConfirm: 'Turn it if you like, then place it.',
  meeple: 'Put a meeple on the new tile, or skip this.',
  noMeepleConfirm: 'The hint leaves this tile without a meeple.',
  score: (kind: SegmentKind) => `The ${kinds[kind]} is complete. Take the points, or send ghosts away?`,
  scoreMany: 'Several places are complete. Choose one, then points or ghosts.',
  bury: 'Choose the meeple to be buried.',
  buryWhy: 'The cemetery is closed: one meeple rests there for the rest of the game.',
  burySupply: 'Choose whose meeple is buried.',
  burySupplyWhy: 'The cemetery is closed and no meeple is on the board: one comes from a supply.',
  hauntCemetery: 'Choose a cemetery for one more ghost.',
  hauntCemeteryWhy: 'Ghosts rose from the mist, so one more goes to an open cemetery.',
  hauntOther: 'Put a ghost on another player’s meeple.',
  hauntOtherWhy: 'Mist met mist. A ghost costs 2 points when its meeple scores; a third ghost sends the meeple home.',
  hauntOwn: 'Put a ghost on one of your own meeples.',
  hauntOwnWhy: 'Mist met clear land. A ghost costs 2 points when its meeple scores; a third ghost sends the meeple home.',
  assign: (n: number) => `Choose the scoring meeple that moves ${n}.`,
  assignWhy: (colour: Colour, n: number) =>
    `There is no ${colours[colour]} scoring meeple: its ${points(n)} move one of the others.`,
  hound: (hound: HoundName) => `Put ${hounds[hound]} with a meeple.`,
  houndWhy: 'You have reached the hound. It chases ghosts near that meeple, and scores when that meeple does.',
  chase: (hound: HoundName) => `${hounds[hound]} may chase up to 3 ghosts from a tile.`,
  chaseWhy: 'From at most two tiles: its meeple’s or any of the 8 around it. Stop when you like.',
  faceDown: 'Choose where the next tile goes face down.',
  faceDownWhy: 'While a cemetery is open, each turn ends with an unseen tile laid beside it.',
  others: {
    place_tile: (name: Named) => `${name} places the tile.`,
    bury: (name: Named) => `${name} chooses the meeple to be buried.`,
    haunt_cemetery: (name: Named) => `${name} chooses a cemetery for one more ghost.`,
    haunt_meeple: (name: Named) => `${name} puts a ghost on a meeple.`,
    place_meeple: (name: Named) => `${name} may put a meeple on the new tile.`,
    score: (name: Named) => `${name} chooses between points and ghosts.`,
    assign_points: (name: Named) => `${name} chooses the scoring meeple that moves.`,
    place_hound: (name: Named) => `${name} puts the hound with a meeple.`,
    chase_ghosts: (name: Named) => `${name} may chase ghosts with the hound.`,
    place_face_down: (name: Named) => `${name} lays a tile face down.`,
  },
  drawing: 'The next tile is drawn.',
  over: 'The game is over.',
  sending: 'Sending …',
};

/** The labels of what can be pointed at; `where` is a place in words. */
export const pick = {
  bury_meeple: (colour: Colour, on: string, where: string) =>
    `Bury the ${figure(colour, false)} on the ${segment(on)}, ${where}`,
  haunt_meeple: (colour: Colour, on: string, where: string) =>
    `Put a ghost on the ${figure(colour, false)} on the ${segment(on)}, ${where}`,
  place_hound: (colour: Colour, on: string, where: string) =>
    `Put the hound by the ${figure(colour, false)} on the ${segment(on)}, ${where}`,
  haunt_cemetery: (where: string) => `Put the ghost on the cemetery ${where}`,
  place_face_down: (where: string) => `Lay the tile face down ${where}`,
  bury_from_supply: (colour: Colour) => `Bury a ${figure(colour, false)} from the supply`,
  assign_points: (colour: Colour) => `Move the ${colours[colour]} scoring meeple`,
};
