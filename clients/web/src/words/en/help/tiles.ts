import type { Passages } from '../../help_words';

/** Tiles, mist and what is laid where: the clauses that all games share. */
export const tiles: Passages<'T' | 'P' | 'X'> = {
  'T-1': {
    title: 'Edges',
    text: ['Each of the four edges of a tile is city, road or field. A road edge has field on both sides of the road.'],
  },
  'T-2': {
    title: 'Where mist is',
    text: [
      'An edge that is not city can be misty. Mist covers road or field, never a city.',
      'Mist never decides whether a tile fits: a misty edge may touch a clear one.',
    ],
  },
  'T-3': {
    title: 'What is on a tile',
    text: [
      'A tile shows parts of cities (some with a coat of arms), roads, fields and mist, and at most one castle, cemetery or monastery.',
      'A road continues across the edge, or ends on the tile: at a village, a castle, a city wall, a monastery, a crossing or the ruin.',
    ],
  },
  'T-4': {
    title: 'Ghosts drawn on a tile',
    text: ['A misty tile shows 1, 2 or 3 ghosts: this is how many may rise when it is placed. A tile without mist shows none.'],
  },
  'T-5': {
    title: 'The start tile and its ruin',
    text: [
      'The start tile is as large as four tiles, and counts as four wherever tiles are counted, surrounded or chosen.',
      'The ruin in its middle ends roads and divides fields. No meeple can go there, and it never scores.',
    ],
  },
  'T-6': {
    title: 'Features and mist banks',
    text: [
      'Everything of one kind that is connected across touching edges is one feature: one road, one city.',
      'In the same way, mist that touches mist across an edge forms one mist bank. A misty edge against a clear one joins nothing.',
    ],
  },
  'T-7': {
    title: 'When something is complete',
    text: [
      'A road or city is complete when none of its edges is open any more.',
      'A castle or monastery is complete when there are tiles on all 8 spaces around it.',
      'Face-down tiles do not count for either.',
    ],
  },
  'T-8': {
    title: 'When a mist bank is complete',
    text: [
      'A mist bank is complete when each of its misty edges touches a misty edge.',
      'One misty edge against a clear edge, and that bank can never be completed. The same goes for a face-down tile.',
    ],
  },
  'T-9': {
    title: 'What things are worth',
    text: [
      'A complete road: 1 for each tile.',
      'A complete city: 2 for each tile and 2 for each coat of arms.',
      'A complete castle: 2 for each misty tile among its own and the 8 around it.',
      'A tile counts once, however many of its parts belong to the feature.',
    ],
  },
  'P-1': {
    title: 'Placing the tile',
    text: [
      'The player whose turn it is draws one tile, and everybody sees it.',
      'It goes on an empty space beside a face-up tile. Every edge that touches one must match: city to city, road to road, field to field.',
      'The page shows every space where it fits; turn it as you like.',
    ],
  },
  'P-2': {
    title: 'Beside face-down tiles',
    text: ['An edge towards a face-down tile always fits. But the tile must also touch a face-up one.'],
  },
  'P-3': {
    title: 'A tile that fits nowhere',
    text: ['It is shown, leaves the game, and the next tile of the same pile is drawn instead.'],
  },
  'X-1': {
    title: 'Nobody swaps tiles',
    text: [
      'The order of the tiles is fixed before the first draw. The server then publishes a fingerprint of it, the commitment.',
      'At the end it shows the seed from which the order comes. The end screen checks that both fit; anybody can check it again.',
    ],
  },
  'X-2': {
    title: 'What nobody can know',
    text: [
      'Before the end, no page and no program learns the order of the tiles, or what a face-down tile shows.',
      'Everybody can see which tiles are still to come, but not their order.',
    ],
  },
};
