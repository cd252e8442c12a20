import { isDeepStrictEqual } from 'node:util';
import jsonpatch from 'fast-json-patch';
import type { GameState, Update } from '../../e2e/harness/protocol.ts';

/** A state that somebody has at a seq: a client that applied patches, or the server. */
export interface Held {
  who: string;
  seq: number;
  state: GameState;
}

/** Plays the log from its start by its patches, and says who has another state than that leads to. */
export function replay(start: GameState, lines: string[], held: Held[]): string[] {
  const wrong: string[] = [];
  let state = structuredClone(start);
  const compare = (seq: number) => {
    for (const one of held.filter((other) => other.seq === seq)) {
      if (!isDeepStrictEqual(one.state, state)) wrong.push(`${one.who} has another state at ${seq} than the log leads to`);
    }
  };
  compare(0);
  lines.forEach((line, index) => {
    const operations = (JSON.parse(line) as Update).patch as jsonpatch.Operation[];
    state = jsonpatch.applyPatch(state, operations, true, true).newDocument;
    compare(index + 1);
  });
  for (const { who, seq } of held) if (seq > lines.length) wrong.push(`${who} is at ${seq}, and the log ends at ${lines.length}`);
  return wrong;
}
