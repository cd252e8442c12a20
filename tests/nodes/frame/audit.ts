import type { Update } from '../../e2e/harness/protocol.ts';
import { digestOf, type GameRecord } from './ledger.ts';

/** A row of the database that a command has made. */
export interface CommandRow {
  seq: number;
  id: string;
}

export type Kind = 'lost' | 'doubled' | 'gap' | 'changed' | 'unasked' | 'contradiction';

export interface Violation {
  kind: Kind;
  game: string;
  what: string;
}

/**
 * Holds what the clients of a game were told against its log, as it was sent, and against the ids of commands in the
 * database. Both are read after the record was copied, so all that the record has must be there.
 */
export function audit(record: GameRecord, lines: string[], rows: CommandRow[]): Violation[] {
  const log = lines.map((line) => JSON.parse(line) as Update);
  const found: Violation[] = [];
  const violate = (kind: Kind, what: string) => found.push({ kind, game: record.game, what });

  log.forEach(({ seq }, index) => {
    if (seq !== index + 1) violate('gap', `line ${index + 1} of the log is entry ${seq}`);
  });

  const seqsOf = new Map<string, number[]>();
  for (const { id, seq } of rows) seqsOf.set(id, [...(seqsOf.get(id) ?? []), seq]);
  for (const [id, seqs] of seqsOf) {
    if (seqs.length > 1) violate('doubled', `${id} is in the database as ${seqs.join(' and ')}`);
    if (record.refused.has(id)) violate('doubled', `${id} was refused (${record.refused.get(id)}), and is entry ${seqs[0]}`);
  }

  for (const [id, seq] of record.acknowledged) {
    const { decision } = record.sent.get(id)!;
    const there = log[seq - 1]?.decision.id;
    if (there !== decision) violate('lost', `${id}, acknowledged as ${seq} ${decision}: the log has ${there ?? 'nothing'}`);
    if (!seqsOf.get(id)?.includes(seq)) violate('lost', `${id}, acknowledged as ${seq}: the database has ${seqsOf.get(id)?.join() ?? 'nothing'}`);
  }

  for (const [seq, digest] of record.shown) {
    const line = lines[seq - 1];
    if (line === undefined) violate('lost', `update ${seq} was shown, and the log ends at ${log.length}`);
    else if (digestOf(line) !== digest) violate('changed', `update ${seq} was shown otherwise than as ${line.slice(0, 300)}`);
  }

  const asked = new Set([...record.sent.values()].map(({ seat, expectSeq, decision }) => `${seat} ${expectSeq + 1} ${decision}`));
  for (const { seq, actor, decision } of log) {
    // What was sent after the record was copied is looked at the next time.
    if (actor.kind !== 'player' || actor.companion || !record.seats.has(actor.player) || seq > Math.max(0, ...record.shown.keys())) continue;
    if (!asked.has(`${actor.player} ${seq} ${decision.id}`)) violate('unasked', `nobody sent entry ${seq}, ${decision.id} of seat ${actor.player}`);
  }

  for (const what of record.contradictions) violate('contradiction', what);
  return found;
}
