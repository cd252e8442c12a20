import type { CommandRow } from './audit.ts';
import { GameRecord } from './ledger.ts';

const entry = (seq: number, actor: object, decision: string, patch: object[] = []) =>
  JSON.stringify({ type: 'update', seq, actor, decision: { id: decision }, events: [], patch, next: {}, legal: [] });

/** A small game with all that is known of it, in which everything is right. */
export function rightGame(): { record: GameRecord; lines: string[]; rows: CommandRow[] } {
  const lines = [
    entry(1, { kind: 'chance' }, 'draw:14.3', [{ op: 'replace', path: '/turn', value: 1 }]),
    entry(2, { kind: 'player', player: 0 }, 'place:0,1,0', [{ op: 'replace', path: '/turn', value: 2 }]),
    entry(3, { kind: 'player', player: 1, companion: true }, 'pass', [{ op: 'replace', path: '/turn', value: 3 }]),
    entry(4, { kind: 'player', player: 0 }, 'pass', [{ op: 'replace', path: '/turn', value: 4 }]),
  ];
  const record = new GameRecord('room.1', 'room');
  for (const seat of [0, 1]) record.seats.add(seat);
  record.send({ id: 'a1', seat: 0, expectSeq: 1, decision: 'place:0,1,0' });
  record.acknowledge('a1', 2);
  record.send({ id: 'b1', seat: 1, expectSeq: 2, decision: 'meeple:road0:red' });
  record.refuse('b1', 'stale_seq');
  record.send({ id: 'a2', seat: 0, expectSeq: 3, decision: 'pass' });
  record.acknowledge('a2', 4);
  lines.forEach((line, index) => record.show(index + 1, line));
  return { record, lines, rows: [{ seq: 2, id: 'a1' }, { seq: 4, id: 'a2' }] };
}
