import type { Passages } from '../../help_words';

/** Tiles, mist and what is laid where: the clauses that all games share. */
export const tiles: Passages<'T' | 'P' | 'X'> = {
  'T-1': ['Edges', 'Each edge of a tile is city, road or field, with field on both sides of a road.'],
  'T-2': ['Where mist is', 'Mist covers road or field, never a city. Whether a tile fits does not depend on it.'],
  'T-3': [
    'What is on a tile',
    'Cities (some with a coat of arms), roads, fields and mist, and at most one castle, cemetery or monastery. A road ends at a village, a castle, a city wall, a monastery, a crossing or the ruin.',
  ],
  'T-4': ['Ghosts drawn on a tile', 'A misty tile shows 1, 2 or 3 ghosts: the number that may rise when it is placed.'],
  'T-5': ['The start tile and its ruin', 'The start tile counts as four tiles. The ruin ends roads and divides fields, takes no meeple and never scores.'],
  'T-6': [
    'Features and mist banks',
    'What is connected across edges is one feature: one road, one city. Mist that is connected with mist is one mist bank.',
  ],
  'T-7': [
    'When something is complete',
    'A road or city: when each of its edges meets a face-up tile. A castle or monastery: when face-up tiles lie on all 8 spaces around it.',
  ],
  'T-8': [
    'When a mist bank is complete',
    'When each of its misty edges meets mist. If one meets a clear edge or a face-down tile, the bank can never be completed.',
  ],
  'T-9': [
    'What things are worth',
    'A complete road: 1 for each tile. A complete city: 2 for each tile and each coat of arms. A complete castle: 2 for each misty tile among its own and the 8 around it. No tile counts twice.',
  ],
  'P-1': [
    'Placing the tile',
    'Draw a tile and place it beside a face-up one. Every edge that meets one must match: city to city, road to road, field to field.',
  ],
  'P-2': ['Beside face-down tiles', 'Every edge fits a face-down tile, but your tile must also touch a face-up one.'],
  'P-3': ['A tile that fits nowhere', 'It is shown and leaves the game; the next tile of the pile is drawn.'],
  'X-1': [
    'Nobody swaps tiles',
    'The order of the tiles is fixed before the first draw, and its fingerprint published. At the end the page checks that the order fits it.',
  ],
  'X-2': ['What nobody can know', 'Before the end nobody learns the order of the tiles, or what lies face down.'],
};
