import { computed, signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';

import type { Reply } from '../../src/connection/connection';
import type { LegalDecision, SeatCommand, Update } from '../../src/protocol/types';
import { Commands } from '../../src/session/commands';
import { Refusals } from '../../src/session/refusals';
import { Seat } from '../../src/session/seat';
import { Table } from '../../src/session/table';
import { recording } from '../fixtures';

const game = recording();

/** The entries up to the first tile that somebody has to lay. */
function beginning(): Update[] {
  return game.updates.slice(0, game.updates.findIndex(({ next }) => next.kind === 'place_tile') + 1);
}

/** The seat whose turn it is at the beginning of a game, and a line that keeps what is sent until it is answered. */
function seated() {
  const sent: SeatCommand[] = [];
  const answers: ((reply: Reply | null) => void)[] = [];
  const send = (command: SeatCommand) => {
    sent.push(command);
    return new Promise<Reply | null>((answer) => answers.push(answer));
  };
  const refusals = new Refusals();
  const table: Table = new Table(() => seat.begin());
  const seat: Seat = new Seat(table, new Commands(table, { send }, refusals));
  const { next } = beginning().at(-1)!;
  table.receive({ ...game.welcome, you: { seat: next.player! } });
  for (const update of beginning()) table.receive(update);
  const goOn = () => table.receive(game.updates[beginning().length]!);
  return { table, seat, refusals, sent, goOn, answer: (reply: Reply | null) => answers.shift()!(reply) };
}

const refused: Reply = { type: 'error', id: '1', code: 'illegal_decision', message: '', params: { decision: 'pass', reason: 'not_legal', clause: 'P-4' } };

describe('a seat', () => {
  it('may choose on its turn, and has a draft of what is asked', () => {
    const { seat } = seated();
    expect(seat.myTurn.value).toBe(true);
    expect(seat.choosing.value).toBe(true);
    expect(seat.draft.value.kind).toBe('tile');
  });

  it('sends one decision for a moment, until the log goes on', () => {
    const { seat, sent, goOn } = seated();
    const [first, second] = seat.legal.value;
    void seat.decide(first!.id);
    void seat.decide(second!.id);
    expect(sent).toEqual([{ type: 'decide', expect_seq: beginning().at(-1)!.seq, decision: first!.id }]);
    expect(seat.sending.value).toBe(true);
    goOn();
    expect(seat.sending.value).toBe(false);
  });

  it('changes nothing that is in mind while it is sent, and may again after a refusal, of which it tells', async () => {
    const { seat, refusals, answer } = seated();
    const decided = seat.decide(seat.legal.value[0]!.id);
    const before = seat.draft.value;
    seat.edit(() => ({ kind: 'none' }));
    expect(seat.draft.value).toBe(before);
    answer(refused);
    await decided;
    expect(refusals.code.value).toBe('illegal_decision');
    expect(seat.sending.value).toBe(false);
    seat.edit(() => ({ kind: 'none' }));
    expect(seat.draft.value.kind).toBe('none');
  });

  it('hands what is chosen to a proposal, and decides again when the log goes on', () => {
    const { seat, table, sent, goOn } = seated();
    const proposed: string[] = [];
    seat.propose(async (decision) => void proposed.push(decision));
    table.imagined.value = { ...table.now.value, legal: [] };
    const { id } = table.log.value.now.legal[0]!;
    void seat.decide(id);
    expect(proposed).toEqual([id]);
    expect(sent).toEqual([]);
    goOn();
    expect(seat.proposing.value).toBe(false);
    expect(table.now.value).toBe(table.log.value.now);
  });

  it('follows a leader, who narrows what is offered now and leaves the past as it was', () => {
    const { seat, table } = seated();
    const [only] = seat.legal.value;
    const asked = signal<string[]>([]);
    const lead = {
      mark: null,
      offered: (legal: LegalDecision[]) => legal.filter(({ id }) => id === only!.id),
      accepts: (decision: string) => (asked.value = [decision]).length === 0,
    };
    seat.follow({ lead: computed(() => lead) });
    expect(seat.legal.value).toEqual([only]);
    void seat.decide(only!.id);
    expect(asked.value).toEqual([only!.id]);
    expect(seat.sending.value).toBe(false);
    table.rewind.toFirst();
    expect(seat.legal.value).toBe(table.now.value.legal);
  });

  it('may not choose while it looks back', () => {
    const { seat, table } = seated();
    table.rewind.step(-1);
    expect(seat.choosing.value).toBe(false);
    expect(seat.draft.value.kind).toBe('none');
    table.rewind.toNewest();
    expect(seat.draft.value.kind).toBe('tile');
  });
});
