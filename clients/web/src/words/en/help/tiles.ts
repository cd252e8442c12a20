import type { Passages } from '../../help_words';

/** Tiles, mist and what is laid where: the clauses that all games share. */
export const tiles: Passages<'T' | 'P' | 'X'> = {
  'T-1': { title: 'Edges', text: 'Each edge of a tile is city, road or field. A road edge has field on both sides of the road.' },
  'T-2': { title: 'Where mist is', text: 'Mist covers road or field, never a city. Whether a tile fits does not depend on it.' },
  'T-3': {
    title: 'What is on a tile',
    text: 'Cities (some with a coat of arms), roads, fields and mist, and at most one castle, cemetery or monastery. A road ends at a village, a castle, a city wall, a monastery, a crossing or the ruin.',
  },
  'T-4': { title: 'Ghosts drawn on a tile', text: 'A misty tile shows 1, 2 or 3 ghosts: the number that may rise when it is placed.' },
  'T-5': { title: 'The start tile and its ruin', text: 'The start tile counts as four tiles. The ruin ends roads and divides fields, takes no meeple and never scores.' },
  'T-6': {
    title: 'Features and mist banks',
    text: 'What is connected across edges is one feature: one road, one city. Mist that is connected with mist is one mist bank.',
  },
  'T-7': {
    title: 'When something is complete',
    text: 'A road or city: when each of its edges meets a face-up tile. A castle or monastery: when face-up tiles lie on all 8 spaces around it.',
  },
  'T-8': {
    title: 'When a mist bank is complete',
    text: 'When each of its misty edges meets mist. If one meets a clear edge or a face-down tile, the bank can never be completed.',
  },
  'T-9': {
    title: 'What things are worth',
    text: 'A complete road: 1 for each tile. A complete city: 2 for each tile and each coat of arms. A complete castle: 2 for each misty tile among its own and the 8 around it. No tile counts twice.',
  },
  'P-1': {
    title: 'Placing the tile',
    text: 'Draw a tile and place it beside a face-up one. Every edge that meets one must match: city to city, road to road, field to field.',
  },
  'P-2': { title: 'Beside face-down tiles', text: 'Every edge fits a face-down tile, but your tile must also touch a face-up one.' },
  'P-3': { title: 'A tile that fits nowhere', text: 'It is shown and leaves the game; the next tile of the pile is drawn.' },
  'X-1': {
    title: 'Nobody swaps tiles',
    text: 'The order of the tiles is fixed before the first draw, and its fingerprint published. At the end the seed of the order is shown, and the page checks that both fit.',
  },
  'X-2': {
    title: 'What nobody can know',
    text: 'Before the end nobody learns the order of the tiles, or what lies face down. Which tiles are still to come is no secret.',
  },
};
