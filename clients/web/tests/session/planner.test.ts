import { signal } from '@preact/signals';
import { describe, expect, it, vi } from 'vitest';

import { emptyLog } from '../../src/game/log';
import { quiet } from '../../src/game/team';
import { kDaySeconds } from '../../src/game/setup';
import type { Foresight, Room, SeatCommand, SeatPlan } from '../../src/protocol/types';
import { Commands } from '../../src/session/commands';
import { Planner } from '../../src/session/planner';
import { Refusals } from '../../src/session/refusals';
import { Seat } from '../../src/session/seat';
import { Table } from '../../src/session/table';
import { recording } from '../fixtures';
import { roomOf } from '../fixtures/moments';

const kTile = '09.0';

const overDays = (room: Room): Room => ({ ...room, options: { ...room.options, timer: { per: 'turn', seconds: kDaySeconds } } });

/** A seat that waits for another's turn, and a server that says what a tile could do. */
function waiting(plans: SeatPlan[] = []) {
  const { welcome } = recording();
  const { seq, state } = welcome;
  const sent: SeatCommand[] = [];
  const refusals = new Refusals();
  const table = new Table(() => seat.begin());
  const send = async (command: SeatCommand) => {
    sent.push(command);
    return { type: 'ok' as const, id: '1', seq };
  };
  const commands = new Commands(table, { send }, refusals);
  const seat: Seat = new Seat(table, commands);
  const twoPlay = { ...state, players: 2, player: 0 };
  const now = { seq, state: twoPlay, next: { actor: 'player', player: 0, kind: 'place_tile' } as const, legal: [] };
  const room = overDays(roomOf(state));
  table.log.value = { ...emptyLog, room, seat: 1, now, base: now, team: { ...quiet, plans } };
  const answer = (decisions: string[]): Foresight => ({
    seq,
    decisions: [],
    events: [],
    consequences: { points: [], ghosts_added: 0, ghosts_removed: 0, features_completed: [], banks_completed: [], outcome: 'undecided' },
    next: { actor: 'player', player: 1, kind: decisions.length === 0 ? 'place_tile' : 'place_meeple' },
    legal:
      decisions.length === 0
        ? [{ id: 'place:0,-1,3', type: 'place_tile', x: 0, y: -1, rotation: 3 }]
        : [
            { id: 'meeple:road0:green', type: 'place_meeple', segment: 'road0', colour: 'green', guard: false },
            { id: 'pass', type: 'pass' },
          ],
  });
  const rehearse = vi.fn(async (_seq: number, _tile: string, decisions: string[]) => answer(decisions));
  const planner = new Planner(table, seat, rehearse, commands, { shared: signal(false) }, refusals);
  return { planner, seat, table, sent, rehearse };
}

describe('planning', () => {
  it('shows the tile in the hand of whoever plans, with the places where it could lie', async () => {
    const { planner, seat, table } = waiting();
    expect(planner.mayPlan.value).toBe(true);
    await planner.begin(kTile);
    expect(table.now.value.state).toMatchObject({ drawn: kTile, player: 1 });
    expect(seat.choosing.value).toBe(true);
    expect(seat.draft.value.kind).toBe('tile');
  });

  it('keeps the tile and its meeple as one plan beside the others', async () => {
    const other: SeatPlan = { tile: '14.3', decisions: ['place:9,9,0'], refusal: null };
    const { planner, seat, table, sent, rehearse } = waiting([other]);
    await planner.begin(kTile);
    await seat.decide('place:0,-1,3');
    expect(seat.draft.value.kind).toBe('pick');
    expect(rehearse).toHaveBeenLastCalledWith(table.log.value.now.seq, kTile, ['place:0,-1,3']);
    await seat.decide('meeple:road0:green');
    const made = { tile: kTile, decisions: ['place:0,-1,3', 'meeple:road0:green'] };
    expect(sent).toEqual([{ type: 'plan', plans: [{ tile: '14.3', decisions: ['place:9,9,0'] }, made] }]);
    expect(table.imagined.value).toBeNull();
    expect(seat.choosing.value).toBe(false);
    expect(planner.open.value).toBe(true);
  });

  it('says that no meeple is put, and takes a plan away', async () => {
    const { planner, seat, sent } = waiting([{ tile: '14.3', decisions: ['place:9,9,0'], refusal: null }]);
    await planner.begin(kTile);
    await seat.decide('place:0,-1,3');
    await seat.decide('pass');
    expect(sent[0]).toMatchObject({ plans: [{ tile: '14.3' }, { tile: kTile, decisions: ['place:0,-1,3', 'pass'] }] });
    await planner.remove('14.3');
    expect(sent[1]).toEqual({ type: 'plan', plans: [] });
  });

  it('ends with the moment that it was thought of, and is not for one who plays alone', async () => {
    const { planner, seat, table } = waiting();
    await planner.begin(kTile);
    planner.leave();
    expect(seat.choosing.value).toBe(false);
    const { now } = table.log.value;
    table.log.value = { ...table.log.value, now: { ...now, state: { ...now.state!, players: 1 } } };
    expect(planner.mayPlan.value).toBe(false);
  });

  it('tells of the plan for the tile that came, if it could not be made', () => {
    const plan: SeatPlan = { tile: kTile, decisions: ['place:9,9,0'], refusal: { code: 'tile_gone', message: 'no', params: { tile: kTile } } };
    const { planner, table } = waiting([plan]);
    expect(planner.failed.value).toBeNull();
    const { now } = table.log.value;
    const mine = { ...now, state: { ...now.state!, drawn: kTile }, next: { actor: 'player', player: 1, kind: 'place_tile' } as const };
    table.log.value = { ...table.log.value, now: mine };
    expect(planner.failed.value).toEqual(plan);
  });
});
