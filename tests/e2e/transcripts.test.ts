import { applyPatch } from 'fast-json-patch';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { holdAgainst } from './harness/schemas.ts';
import { Program, Server, ended, newFolder } from './harness/server.ts';

interface Line {
  request?: { method: string; target: string; token: string | null; body: unknown };
  answer?: { status: number; body: unknown };
  send?: { type: string };
  receive?: { type: string };
}

const folder = new URL('../../protocol/transcripts/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.ndjson'));
const linesOf = (text: string) => text.trimEnd().split('\n').map((line) => JSON.parse(line) as Line);
const recorded = (file: string) => linesOf(readFileSync(new URL(file, folder), 'utf8'));

/** The schemas of a call's body and answer. */
const schemas: [RegExp, string | null, string][] = [
  [/^POST \/api\/v1\/rooms$/, 'create_room', 'room_created'],
  [/^GET \/api\/v1\/rooms\/[a-z0-9]+$/, null, 'room_answer'],
  [/^POST \/api\/v1\/rooms\/[a-z0-9]+\/seats$/, 'take_seat', 'seat_taken'],
  [/^POST \/api\/v1\/rooms\/[a-z0-9]+\/start$/, null, 'room_answer'],
];

function holdLine({ request, answer, send, receive }: Line): void {
  if (request && answer) {
    const call = `${request.method} ${request.target}`;
    const [, body, said] = schemas.find(([target]) => target.test(call)) ?? [];
    if (said === undefined) throw new Error(`no schema is known for ${call}`);
    if (body) holdAgainst(body, request.body);
    else expect(request.body).toBeNull();
    holdAgainst(said, answer.body);
  } else if (send) {
    holdAgainst('client_message', send);
  } else if (receive) {
    holdAgainst('server_message', receive);
  } else {
    throw new Error('a line is a call, or a message');
  }
}

/** What patches make of the first state; fails where one does not apply, or an update is missing. */
function followed(lines: Line[]): { seq: number; state: unknown; outcome: string } {
  let state: { outcome: string } | undefined;
  let seq = 0;
  let outcome = '';
  for (const { receive } of lines) {
    const message = receive as { type: string; seq: number; state: typeof state; patch: never[]; outcome: string } | undefined;
    if (message?.type === 'welcome') ({ state, seq } = message);
    if (message?.type === 'update') {
      expect(message.seq).toBe(++seq);
      state = applyPatch(state, message.patch, true, false).newDocument;
    }
    if (message?.type === 'ended') outcome = message.outcome;
  }
  expect(state?.outcome).toBe(outcome);
  return { seq, state, outcome };
}

/** Every transcript, and how its game ended. */
const outcomes: Record<string, string> = { 'expansions.ndjson': 'finished', 'level-1.ndjson': 'lost' };

test('there are transcripts', () => expect(files).toEqual(Object.keys(outcomes)));

test.each(files)('every line of the transcript %s is as its schema says, and its patches can be followed', (file) => {
  const lines = recorded(file);
  lines.forEach(holdLine);
  const game = followed(lines);
  expect(game.seq).toBeGreaterThan(10);
  expect(game.outcome).toBe(outcomes[file]);
});

test('the bot writes down a game in this form', async () => {
  const server = await Server.start();
  const file = join(newFolder(), 'game.ndjson');
  const options = ['--url', server.url, '--create', '--level', '1', '--start', '--seed', '1', '--transcript', file];
  expect(await ended(new Program('mistward-bot', options))).toMatchObject({ code: 0 });
  const lines = linesOf(readFileSync(file, 'utf8'));
  lines.forEach(holdLine);
  followed(lines);
  const kinds = (all: Line[]) => [...new Set(all.map((line) => Object.keys(line).join()))];
  expect(kinds(lines)).toEqual(kinds(recorded('level-1.ndjson')));
});

test('a transcript that cannot be written is said before the game', async () => {
  const server = await Server.start();
  const options = ['--url', server.url, '--create', '--start', '--transcript', '/nowhere/game.ndjson'];
  const { code, output } = await ended(new Program('mistward-bot', options));
  expect(code).toBe(1);
  expect(output).toContain('/nowhere/game.ndjson cannot be written');
});
