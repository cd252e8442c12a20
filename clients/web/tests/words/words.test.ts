import { describe, expect, it } from 'vitest';

import type { GameEvent } from '../../src/protocol/types';
import { words, wordsForError } from '../../src/words';
import type { Telling } from '../../src/words/telling';
import { recordings } from '../fixtures';
import { scoring as city } from './event_samples';
import { ownName } from '../../src/words/named';

const together: Telling = {
  player: (index) => ownName(`Player ${index + 1}`),
  place: (at) => ` ${words.place(at, 'mists')}`,
  rival: () => null,
  oneTrack: true,
};
const rivals: Telling = { ...together, rival: (colour) => ownName(colour === 'red' ? 'Ana' : 'Ben'), oneTrack: false };

const on = { x: 2, y: 0, segment: 'road0' };

describe('the words', () => {
  it('say places from the ruin, where four tiles meet', () => {
    expect(words.place({ x: 2, y: 0 }, 'mists')).toBe('2 east, 1 north of the ruin');
    expect(words.place({ x: -1, y: 3 }, 'ghosts')).toBe('2 west, 3 south of the ruin');
  });

  it('tell that decisions were taken back', () => {
    expect(words.event({ type: 'undone', seq: 12 }, together)).toBe('A decision was taken back.');
  });

  it('say places from the first tile in the base game', () => {
    expect(words.place({ x: 2, y: -1 }, 'base')).toBe('2 east, 1 north of the first tile');
    expect(words.place({ x: 0, y: 3 }, 'base')).toBe('3 south of the first tile');
    expect(words.place({ x: 0, y: 0 }, 'base')).toBe('at the first tile');
  });

  it('count in the singular and the plural', () => {
    expect(words.ghosts(1)).toBe('1 ghost');
    expect(words.ghosts(3)).toBe('3 ghosts');
  });

  it.each(recordings())('tell every event of a recorded game of $name that matters, and no raw names', ({ updates }) => {
    const said = updates.flatMap((u) => u.events.flatMap((e) => words.event(e, together) ?? []));
    expect(said.length).toBeGreaterThan(updates.length / 3);
    for (const line of said) expect(line).not.toMatch(/undefined|NaN|null|_|road\d|city\d|field\d/);
  });

  it('have a sentence for each refusal, also for ones that are new', () => {
    expect(wordsForError('room_full')).toBe('Every seat is taken.');
    expect(wordsForError('brand_new')).toContain('brand_new');
  });

  it('say that the project is unofficial and its tiles a reconstruction', () => {
    expect(words.unofficial).toMatch(/not affiliated with the publisher/);
    expect(words.layouts).toMatch(/reconstruction/);
  });
});

describe('a story told together', () => {
  const tales: [GameEvent, string | null][] = [
    [{ type: 'cemetery_closed', x: 3, y: 0 }, 'The cemetery 3 east, 1 north of the ruin closed.'],
    [{ type: 'meeple_buried', x: 3, y: 0, colour: 'red', from: on }, 'A red meeple from the road was buried there.'],
    [{ type: 'meeple_buried', x: 3, y: 0, colour: 'red', from: null }, 'A red meeple from the supply was buried there.'],
    [{ type: 'ghosts_removed', x: 3, y: 0, count: 2, cause: 'burial' }, '2 ghosts went home.'],
    [
      { type: 'ghosts_removed', x: 3, y: 0, count: 1, cause: 'hound' },
      '1 ghost went home.',
    ],
    [
      { type: 'ghosts_placed', x: 3, y: 0, count: 1, cause: 'cemetery' },
      '1 ghost rose 3 east, 1 north of the ruin.',
    ],
    [
      { type: 'ghosts_placed', x: 1, y: 1, count: 1, cause: 'haunting' },
      '1 ghost rose 1 east, 1 south of the ruin.',
    ],
    [{ type: 'hound_reached', hound: 'rufus' }, 'Rufus has been reached!'],
    [{ type: 'hound_placed', hound: 'ronja', ...on }, 'Ronja is by the meeple on the road.'],
    [{ type: 'hound_scored', hound: 'rufus', colour: 'red', ghosts: 5 }, 'Rufus scored 5 points for the ghosts on the board.'],
    [{ type: 'hound_left', hound: 'rufus', cause: 'burial' }, 'Rufus left unscored.'],
    [{ type: 'hound_left', hound: 'ronja', cause: 'loss' }, 'Ronja left unscored.'],
    [{ type: 'piles_joined', rest: 4, tiles: 24 }, 'The rest of the pile went onto the next one: 24 tiles.'],
    [{ type: 'face_down_placed', x: 4, y: 1 }, 'A tile was laid face down 4 east, 1 south of the ruin.'],
    [
      { type: 'feature_scored', scoring: city, for: 'points' },
      'The city scored 16 points (3 tiles and 1 coat of arms: 8 × 2 colours = 16).',
    ],
    [
      { type: 'feature_scored', scoring: { ...city, kind: 'castle', misty: 1, colours: 1, value: 2, points: 2 }, for: 'points' },
      'The castle scored 2 points (1 misty tile).',
    ],
    [{ type: 'score_changed', colour: 'pink', points: 16, total: 20, ghosts: 0, feature: null }, null],
  ];

  it.each(tales)('%o', (event, line) => {
    expect(words.event(event, together)).toBe(line);
  });

  it('says which of three scoring meeples moved', () => {
    const moved: GameEvent = { type: 'score_changed', colour: 'blue', points: 8, total: 20, ghosts: 0, feature: null };
    expect(words.event(moved, { ...together, oneTrack: false })).toBe('The blue scoring meeple moved 8 to 20.');
  });
});

describe('a story of rivals', () => {
  const tales: [GameEvent, string | null][] = [
    [{ type: 'meeple_placed', player: 0, colour: 'red', guard: true, ...on }, 'Player 1 put the red guard on the road.'],
    [{ type: 'meeple_haunted', colour: 'red', ghosts: 2, ...on }, 'The red meeple on the road is haunted by 2 ghosts.'],
    [
      { type: 'meeple_returned', colour: 'red', guard: false, ghosts: 3, cause: 'ghosts', ...on },
      'A third ghost drove the red meeple home.',
    ],
    [{ type: 'meeple_returned', colour: 'red', guard: false, ghosts: 0, cause: 'scoring', ...on }, null],
    [{ type: 'guard_gained', player: 1, colour: 'green' }, 'Player 2 got a green guard.'],
    [
      { type: 'score_changed', colour: 'red', points: 4, total: 20, ghosts: 2, feature: 'city0@2,0' },
      'Ana: +4 after paying for 2 ghosts, 20 in all.',
    ],
    [
      { type: 'score_changed', colour: 'green', points: -2, total: 0, ghosts: 1, feature: 'cemetery@2,0' },
      'Ben: -2 after paying for 1 ghost, 0 in all.',
    ],
    [
      { type: 'feature_scored', scoring: { ...city, complete: false, value: 4, points: 4 }, for: 'points' },
      'The unfinished city counts 4 points (3 tiles and 1 coat of arms).',
    ],
    [
      {
        type: 'feature_scored',
        scoring: { ...city, kind: 'field', complete: false, cities: 2, value: 6, points: 6 },
        for: 'points',
      },
      'The field counts 6 points (2 complete cities).',
    ],
    [
      { type: 'game_ended', outcome: 'finished', reason: 'G-END-1', winners: ['red', 'green'] },
      'Most points: Ana and Ben.',
    ],
  ];

  it.each(tales)('%o', (event, line) => {
    expect(words.event(event, rivals)).toBe(line);
  });
});
