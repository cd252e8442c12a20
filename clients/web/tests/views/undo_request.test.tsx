import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';

import { UndoRequest } from '../../src/views/team/undo_request';

/** A draw, and then a decision of each of these seats. */
const updates = (...seats: number[]) => [
  { seq: 1, actor: { kind: 'chance' }, decision: { type: 'draw' } },
  ...seats.map((player, index) => ({ seq: index + 2, actor: { kind: 'player', player }, decision: { type: 'pass' } })),
];

const shown = (seq: number, seat: number, known = updates(0, 0, 1, 1)) => {
  const log = { seat, team: { undo: { seat: 0, seq, agreed: [0] } }, earlier: [], updates: known };
  const session = { table: { log: { value: log }, nameOf: () => 'Ana' }, undo: { answer: async () => {} } };
  return renderToString(<UndoRequest session={session as never} />);
};

it('says how far a request to undo goes, to whoever asks and to the others', () => {
  expect(shown(4, 1)).toContain('Ana asks to undo the last step.');
  expect(shown(3, 1)).toContain('Ana asks to undo the last 2 steps.');
  expect(shown(1, 1)).toContain('Ana asks to undo everything.');
  expect(shown(1, 0)).toContain('You asked to undo everything. Agreed so far: 0.');
  expect(shown(1, 1, updates(0, 0, 1, 1).slice(2))).toContain('Ana asks to go back.');
});
