import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { holdAgainst } from './harness/schemas.ts';

const folder = new URL('../protocol/fixtures/', import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith('.ndjson'));

test('there are fixtures', () => expect(files.length).toBeGreaterThan(0));

test.each(files)('every message of the fixture %s is as its schema says', (file) => {
  const lines = readFileSync(new URL(file, folder), 'utf8').trimEnd().split('\n');
  for (const line of lines) {
    const message = JSON.parse(line) as { type: string };
    holdAgainst('server_message', message);
    holdAgainst(message.type === 'room' ? 'room_message' : message.type, message);
  }
});
