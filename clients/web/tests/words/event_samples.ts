import type { GameEvent, Scoring } from '../../src/protocol/types';

export const scoring: Scoring = {
  feature: 'city0@2,0',
  kind: 'city',
  complete: true,
  tiles: 3,
  coats: 1,
  misty: 0,
  cities: 0,
  colours: 2,
  value: 8,
  points: 16,
};

const at = { x: 3, y: 0 };
const on = { ...at, segment: 'road0' };

type Told = { [Type in GameEvent['type']]: Omit<Extract<GameEvent, { type: Type }>, 'type'>[] };

const told: Told = {
  turn_started: [{ player: 0, turn: 1 }],
  tile_drawn: [{ tile: 'm-01' }],
  decision_forced: [{ decision: { id: 'pass', type: 'pass' } }],
  tile_discarded: [{ tile: 'm-01' }],
  tile_placed: [{ tile: 'm-01', rotation: 0, ...at }],
  bank_completed: [{ feature: 'mist0@3,0', tiles: 4 }],
  cemetery_closed: [at],
  meeple_buried: [
    { colour: 'red', from: on, ...at },
    { colour: 'pink', from: null, ...at },
  ],
  ghosts_removed: (['bank', 'burial', 'scoring', 'hound'] as const).flatMap((cause) => [
    { cause, count: 1, ...at },
    { cause, count: 3, ...at },
  ]),
  ghosts_placed: (['symbols', 'cemetery', 'haunting'] as const).flatMap((cause) => [
    { cause, count: 1, ...at },
    { cause, count: 2, ...at },
  ]),
  ghosts_missing: [
    { needed: 1, supply: 0 },
    { needed: 3, supply: 1 },
    { needed: 3, supply: 2 },
  ],
  meeple_haunted: [
    { colour: 'red', ghosts: 1, ...on },
    { colour: 'pink', ghosts: 2, ...on },
  ],
  meeple_placed: [{ player: 0, colour: 'red', guard: true, ...on }],
  meeple_returned: [
    { colour: 'red', guard: false, ghosts: 3, cause: 'ghosts', ...on },
    ...(['scoring', 'dragon', 'princess', 'tower'] as const).map((cause) => ({ colour: 'red' as const, guard: false, ghosts: 0, cause, ...on })),
  ],
  feature_scored: [
    { scoring, for: 'points' },
    { scoring, for: 'ghosts' },
    { scoring: { ...scoring, complete: false }, for: 'points' },
    { scoring: { ...scoring, kind: 'monastery', complete: false }, for: 'points' },
    { scoring: { ...scoring, kind: 'cemetery' }, for: 'points' },
    { scoring: { ...scoring, kind: 'field', complete: false }, for: 'points' },
  ],
  score_changed: [
    { colour: 'red', points: 4, total: 20, ghosts: 0, feature: null },
    { colour: 'green', points: -2, total: 1, ghosts: 1, feature: null },
  ],
  second_part_started: [{ player: 0 }],
  goods_taken: (['wine', 'grain', 'cloth'] as const).flatMap((good) => [
    { player: 0, good, count: 1 },
    { player: 0, good, count: 2 },
  ]),
  goods_scored: (['wine', 'grain', 'cloth'] as const).map((good) => ({ good, colours: ['red', 'green'] })),
  dragon_moved: [at],
  fairy_placed: [{ player: 0, colour: 'red', guard: false, ...on }],
  fairy_scored: [{ player: 0 }],
  floor_placed: [
    { player: 0, floors: 1, ...at },
    { player: 0, floors: 3, ...at },
  ],
  meeple_captured: [{ player: 0, colour: 'red', guard: false }],
  prisoner_freed: (['ransom', 'exchange'] as const).map((cause) => ({ player: 0, colour: 'pink', guard: true, cause })),
  guard_gained: [{ player: 0, colour: 'pink' }],
  hound_reached: [{ hound: 'rufus' }, { hound: 'ronja' }],
  hound_placed: [{ hound: 'ronja', ...on }],
  hound_scored: [{ hound: 'rufus', colour: 'red', ghosts: 5 }],
  hound_left: (['burial', 'loss', 'scoring'] as const).map((cause) => ({ hound: 'rufus', cause })),
  piles_joined: [{ rest: 4, tiles: 24 }],
  face_down_placed: [at],
  token_drawn: [
    { player: 0, stream: 'die', value: 4 },
    { player: 0, stream: 'gifts', value: null },
  ],
  token_played: [{ player: 0, stream: 'gifts', value: 2 }],
  bid_made: [{ player: 0, points: 3 }],
  undone: [{ seq: 12 }],
  game_ended: [
    { outcome: 'won', reason: 'M-END-1', winners: [] },
    { outcome: 'lost', reason: 'M-END-2', winners: [] },
    { outcome: 'finished', reason: 'G-END-1', winners: ['red', 'green'] },
  ],
};

/** Every kind of event; one that is missing does not compile. */
export const events = Object.entries(told).flatMap(([type, all]) => all.map((e) => ({ type, ...e }) as GameEvent));
