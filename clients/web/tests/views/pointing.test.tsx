import { signal } from '@preact/signals';

import { renderToString } from '../rendered';
import { describe, expect, it } from 'vitest';

import { Board } from '../../src/board/geometry';
import type { RoomSession } from '../../src/session/room_session';
import { ActionBar } from '../../src/views/table/action_bar';
import { SpotRing, SpotsAbove, SpotsBelow } from '../../src/views/table/spot_layer';
import { HauntedTiles } from '../../src/views/table/ghost_choice';
import type { LegalDecision } from '../../src/protocol/types';
import { meeple, pointing, rivalry, sessionAt, stateOf } from '../fixtures/moments';

function boardAndBar(session: RoomSession, scale = 1): string {
  const atlas = session.table.atlas.value!;
  const board = new Board(session.table.now.value.state!.tiles, atlas.faces);
  const sight = { camera: signal({ x: 0, y: 0, scale }), free: signal({ left: 0, top: 0, right: 1000, bottom: 800 }) };
  return renderToString(
    <div>
      <svg>
        <HauntedTiles session={session} />
        <SpotsBelow {...{ session, atlas, board, sight }} />
        <SpotsAbove {...{ session, atlas, board, sight }} />
        <SpotRing {...{ session, atlas, board, sight }} />
      </svg>
      <ActionBar session={session} />
    </div>,
  );
}

const labels = (html: string) => [...html.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label);

describe.each(pointing)('asked "$asks"', ({ kind, state, legal, asks, labels: expected }) => {
  it('the player reads what is asked, and finds every choice by name', () => {
    const html = boardAndBar(sessionAt(kind, state, legal));
    expect(html).toContain(asks);
    const named = expected.map((label) => expect.stringContaining(label) as unknown);
    expect(labels(html)).toEqual(expect.arrayContaining(named));
    expect(html).not.toMatch(/NaN|undefined/);
  });

  it('the choice in mind, as a hint has it, is told from the others', () => {
    const session = sessionAt(kind, state, legal);
    session.seat.draft.value = { kind: 'pick', id: legal[0]!.id, open: null };
    expect(boardAndBar(session).match(/aria-pressed="true"/g)).toHaveLength(1);
  });

  it('the others read who decides, and can press nothing', () => {
    const html = boardAndBar(sessionAt(kind, state, legal, 1));
    expect(html).toMatch(/Ana (chooses|puts|lays)/);
    expect(html).not.toContain('role="button"');
    expect(html).not.toContain('<button');
  });
});

it('a finger has 24 pixels around a meeple, but not the middle of another', () => {
  const state = rivalry({ meeples: [meeple({ x: 2, y: 0, segment: 'road0' }), meeple({ x: 2, y: 0, segment: 'city0' })] });
  const legal: LegalDecision[] = [
    { id: 'haunt:road0', type: 'haunt_meeple', x: 2, y: 0, segment: 'road0', colour: 'red' },
    { id: 'haunt:city0', type: 'haunt_meeple', x: 2, y: 0, segment: 'city0', colour: 'red' },
  ];
  const fingers = (scale: number) =>
    [...boardAndBar(sessionAt('haunt_meeple', state, legal), scale).matchAll(/pick-finger" r="([\d.]+)"/g)].map(([, r]) => Number(r));
  expect(fingers(100)).toEqual([24, 24]);
  const [near, other] = fingers(4);
  expect(near).toBe(other);
  expect(near).toBe(fingers(8)[0]! / 2);
  expect(near).toBeLessThan(24);
});

describe('asked to chase ghosts', () => {
  const legal: LegalDecision[] = [
    { id: 'pass', type: 'pass' },
    { id: 'chase:0,1:1', type: 'chase_ghosts', x: 0, y: 1, count: 1 },
    { id: 'chase:0,1:2', type: 'chase_ghosts', x: 0, y: 1, count: 2 },
  ];
  const state = stateOf({
    meeples: [meeple()],
    hounds: [{ hound: 'rufus', total: 10, place: 'with_meeple', meeple: { x: 2, y: 0, segment: 'road0' } }],
  });

  it('the player can choose a tile or stop', () => {
    const html = boardAndBar(sessionAt('chase_ghosts', state, legal));
    expect(html).toContain('Rufus chases up to 3 ghosts from each of two tiles.');
    expect(labels(html)).toContain('Take up to 2 ghosts from the tile 1 west, 1 south of the ruin');
    expect(html).toContain('Drive 2 ghosts away');
    expect(html).toContain('That is enough');
  });

  it('the player sees how many go', () => {
    const session = sessionAt('chase_ghosts', state, legal);
    session.seat.draft.value = { kind: 'chase', choice: { x: 0, y: 1, count: 2 } };
    const html = boardAndBar(session);
    expect(html).toContain('−2');
    expect(html).toContain('Drive 2 ghosts away');
  });
});

describe('asked what to do with several figures', () => {
  const put = (segment: string, kind: string): LegalDecision => ({
    id: `meeple:${segment}:red${kind && `:${kind}`}`,
    type: 'place_meeple',
    segment,
    colour: 'red',
    guard: kind === 'guard',
    ...(kind === 'large' && { figure: 'large' }),
  });
  const home: LegalDecision = { id: 'take:road0@3,0', type: 'take_meeple', x: 3, y: 0, segment: 'monastery', colour: 'red', figure: 'abbot' };
  const legal: LegalDecision[] = [{ id: 'pass', type: 'pass' }, put('road0', ''), put('road0', 'guard'), put('road0', 'large'), put('city0', ''), home];

  it('each place is named once, with how much can be done there', () => {
    const html = boardAndBar(sessionAt('place_meeple', rivalry(), legal));
    expect(html).toContain('Choose on the board what to do.');
    expect(labels(html)).toEqual(
      expect.arrayContaining([
        'Choose among 3 on the road, 2 east, 1 north of the ruin',
        'Put the red meeple on the city',
        'Take the red abbot off the monastery, 3 east, 1 north of the ruin',
      ]),
    );
    expect(labels(html)).not.toContain('Put the red guard on the road');
    expect(html).toContain('>Do nothing<');
  });

  it('an open place shows a ring of what can be done there, and keys stay in it', () => {
    const session = sessionAt('place_meeple', rivalry(), legal);
    session.seat.draft.value = { kind: 'pick', id: null, open: '2,0:road0' };
    const html = boardAndBar(session);
    const figures = ['Put the red meeple on the road', 'Put the red guard on the road', 'Put the large red meeple on the road'];
    expect(labels(html)).toEqual(expect.arrayContaining(figures));
    expect(html.match(/data-place/g)).toHaveLength(3);
    expect(html).toMatch(/aria-expanded(="true")?/);
  });
});

describe('asked where three scoring meeples are', () => {
  it('the player reads what all of them score', () => {
    const scoring = {
      feature: 'road0@2,0', kind: 'road', complete: true, tiles: 4, coats: 0, misty: 0, cities: 0, colours: 2, value: 4, points: 8,
    } as const;
    const legal: LegalDecision[] = [{ id: 'points:road0@2,0', type: 'take_points', feature: 'road0@2,0' }];
    const session = sessionAt('score', stateOf({ pending: [scoring] }), legal);
    session.seat.draft.value = { kind: 'scoring', feature: 'road0@2,0', choice: { take: 'points' } };
    expect(boardAndBar(session)).toContain('>8 points<');
  });
});
