import { beforeEach, describe, expect, it } from 'vitest';

import type { SeatCommand, Telling } from '../../src/protocol/types';
import { Keys } from '../../src/session/keys';
import type { Line, Listener } from '../../src/session/line';
import { Refusals } from '../../src/session/refusals';
import { SharedScreen } from '../../src/session/shared_screen';
import { Table } from '../../src/session/table';
import { Undo } from '../../src/session/undo';
import { recording } from '../fixtures';

const { updates, welcome } = recording();
const ana = { name: 'Ana', token: 'a' };
const ben = { name: 'Ben', token: 'b' };

beforeEach(() => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  Object.assign(window, { localStorage: storage, sessionStorage: storage });
});

interface FakeLine {
  listener: Listener;
  token: string | null;
  closed: boolean;
  sent: SeatCommand[];
}

/** A page at which Ana and Ben play, with the lines of those who sit beside the first. */
function screenOf() {
  let turns = 0;
  const table = new Table(() => (turns += 1));
  const refusals = new Refusals();
  const keys = new Keys('r', refusals, () => {});
  const lines: FakeLine[] = [];
  const first: SeatCommand[] = [];
  const lineTo = (sent: SeatCommand[]): Pick<Line, 'send' | 'point'> => ({
    send: (command) => Promise.resolve(sent.push(command)).then(() => null),
    point: () => {},
  });
  const screen = new SharedScreen('r', table, keys, lineTo(first), (_, listener) => {
    const line: FakeLine = { listener, token: null, closed: false, sent: [] };
    lines.push(line);
    return { ...lineTo(line.sent), open: (token) => (line.token = token), close: () => (line.closed = true) };
  });
  const stop = screen.follow();
  keys.use(ana);
  table.receive({ ...welcome, you: { seat: 0 } });
  screen.welcomed(0);
  return { table, keys, refusals, screen, lines, first, stop, turns: () => turns };
}

/** As the server seats Ben beside Ana. */
function withBen() {
  const page = screenOf();
  page.keys.add(ben);
  page.lines[0]!.listener.hear({ ...welcome, you: { seat: 1 } } as Telling);
  return page;
}

/** Plays the recording on until that player is to decide. */
function untilTurnOf(table: Table, player: number) {
  for (const message of updates) {
    table.receive(message);
    const { next } = table.log.value.now;
    if (next?.actor === 'player' && next.player === player) return;
  }
  throw new Error(`nobody asked player ${player}`);
}

describe('one person at a screen', () => {
  it('shares it with nobody', () => {
    const { screen, table, keys } = screenOf();
    expect(screen.shared.value).toBe(false);
    expect([...screen.here.value]).toEqual([[0, ana]]);
    untilTurnOf(table, 1);
    expect(table.log.value.seat).toBe(0);
    expect(keys.seat.value).toEqual(ana);
  });
});

describe('two people at a screen', () => {
  it('have a line each', () => {
    const { screen, lines } = withBen();
    expect(screen.shared.value).toBe(true);
    expect(lines.map(({ token }) => token)).toEqual(['b']);
  });

  it('see the table as whoever is to decide, who acts by a line of their own', async () => {
    const { table, keys, screen, first, lines } = withBen();
    untilTurnOf(table, 1);
    expect(table.log.value.seat).toBe(1);
    expect(keys.seat.value).toEqual(ben);
    await screen.send({ type: 'say', text: 'Ben' });
    untilTurnOf(table, 0);
    expect(table.log.value.seat).toBe(0);
    await screen.send({ type: 'say', text: 'Ana' });
    expect(lines[0]!.sent).toEqual([{ type: 'say', text: 'Ben' }]);
    expect(first).toEqual([{ type: 'say', text: 'Ana' }]);
  });

  it('begin each turn with the choices that it has', () => {
    const { table, turns } = withBen();
    untilTurnOf(table, 0);
    const before = turns();
    untilTurnOf(table, 1);
    expect(turns()).toBeGreaterThan(before);
  });

  it('stay seated as whoever decides when the first line is welcomed anew', () => {
    const { table, screen } = withBen();
    untilTurnOf(table, 1);
    table.receive({ ...welcome, resumed: true, seq: table.log.value.now.seq, you: { seat: 0 } } as never);
    screen.welcomed(0);
    expect(table.log.value.seat).toBe(1);
  });

  it('have nobody to talk to but each other', () => {
    const { table } = withBen();
    const seats = welcome.room.seats.slice(0, 2).map((seat) => ({ ...seat, taken: true, kind: 'human' as const }));
    table.receive({ type: 'room', room: { ...welcome.room, seats, spectators: 0 } } as never);
    expect(table.peopleHere.value).toBe(2);
    expect(table.alone.value).toBe(true);
  });

  it('are one again when the other seat is lost, and its line ends', () => {
    const { keys, screen, lines, table } = withBen();
    untilTurnOf(table, 1);
    lines[0]!.listener.unauthorized();
    expect(screen.shared.value).toBe(false);
    expect(keys.seat.value).toEqual(ana);
    expect(table.log.value.seat).toBe(0);
    expect(lines[0]!.closed).toBe(true);
  });

  it('agree to what one of them takes back', async () => {
    const { table, screen, refusals, lines, first } = withBen();
    untilTurnOf(table, 1);
    const undo = new Undo(table, { give: () => Promise.resolve(true) }, screen, refusals);
    const stop = undo.follow();
    const asked = { type: 'undo_asked', undo: { seat: 0, seq: 1, agreed: [0] } };
    table.receive(asked as never);
    table.receive(asked as never);
    expect(lines[0]!.sent).toEqual([{ type: 'answer_undo', agree: true }]);
    expect(first).toEqual([]);
    stop();
  });

  it('end their lines with the page', () => {
    const { lines, stop } = withBen();
    stop();
    expect(lines[0]!.closed).toBe(true);
  });
});
