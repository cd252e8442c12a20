import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { Arena, grown } from './frame/arena.ts';
import { closeBegins, continuation, frame, hello, noUtf8, ping, text, tooManyFaults } from './frame/frames.ts';
import { within } from './frame/metrics.ts';
import { makeRoom } from './frame/rooms.ts';
import { row } from './frame/row.ts';
import { Wire } from './frame/wire.ts';

const stranger = '127.0.0.66';
/** What address space may grow by for connections that are open at the same time; a length that is believed takes GiB. */
const spaceForAll = 256;

async function arenaWithRoom() {
  const arena = await Arena.open();
  const { room } = await makeRoom(arena.server, stranger);
  return { arena, open: () => Wire.upgrade(arena.server, room, stranger) };
}

/** Five seconds are promised for a close frame that is not answered, and two to read what was sent last; as much again for a loaded machine. */
const closed = (5 + 2) * 2;

/** Sends the bytes over a WebSocket of its own and waits until the server has ended it. */
async function refusedFor(open: () => Promise<Wire>, bytes: Buffer): Promise<void> {
  const wire = await open();
  wire.write(bytes);
  await within(closed, `the server has ended the connection after ${bytes.subarray(0, 80).toString('hex')}`, wire.closed);
}

row('3a. lengths that lie', 'frame headers that claim 2^31 to 2^63 bytes, of six kinds, 5 times each; six of 2 GiB held open', async (tell) => {
  const { arena, open } = await arenaWithRoom();
  const claims = [2n ** 31n, 2n ** 32n, 2n ** 36n, 2n ** 40n, 2n ** 62n, 2n ** 63n - 1n, 2n ** 63n, 2n ** 64n - 1n];
  const shapes = [{ opcode: text }, { opcode: 2 }, { opcode: text, fin: false }, { opcode: continuation }, { opcode: ping }, { opcode: text, reserved: 4 }];
  for (const claim of claims) {
    for (const shape of shapes) {
      for (let times = 0; times < 5; times += 1) await refusedFor(open, frame({ ...shape, claims: claim, payload: 'x' }));
    }
  }
  const held = await Promise.all(Array.from({ length: 6 }, open));
  for (const wire of held) wire.write(frame({ opcode: text, claims: 2n ** 31n - 1n, payload: 'x' }));
  await within(closed, 'the server has ended the connections', Promise.all(held.map((wire) => wire.closed)));
  await arena.answers();
  await arena.cleared(20);
  tell(`${claims.length * shapes.length * 5 + 6} frames`);
  tell(grown(arena.size, arena.before));
  expect(arena.size.space - arena.before.space).toBeLessThan(spaceForAll);
  await arena.close();
});

row('3b. frames that are none', 'reserved bits and opcodes, no mask, control frames too long or in parts, parts of nothing; after hello and before', async (tell) => {
  const { arena, open } = await arenaWithRoom();
  const wrong = [
    ...[1, 2, 4, 7].map((reserved) => frame({ opcode: text, reserved, payload: '{}' })),
    ...[3, 4, 5, 6, 7, 11, 12, 13, 14, 15].map((opcode) => frame({ opcode, payload: 'x' })),
    frame({ opcode: text, masked: false, payload: '{}' }),
    frame({ opcode: ping, payload: Buffer.alloc(126) }),
    frame({ opcode: ping, fin: false }),
    frame({ opcode: 8, payload: 'x' }),
    frame({ opcode: 8, payload: Buffer.from([0x03, 0xed]) }),
    frame({ opcode: continuation, payload: 'x' }),
    Buffer.concat([frame({ opcode: text, fin: false, payload: '{' }), frame({ opcode: text, payload: '}' })]),
    frame({ opcode: text, payload: Buffer.from([0xff, 0xfe]) }),
    Buffer.concat([frame({ opcode: text, fin: false, payload: Buffer.from([0xce]) }), frame({ opcode: continuation, payload: '{' })]),
    frame({ opcode: text, payload: Buffer.alloc(16 * 1024 + 1, 'x') }),
    frame({ opcode: 2, payload: 'x' }),
  ];
  // The last one is a right frame, which the session refuses: it asks for a close frame that does not come.
  await Promise.all(wrong.flatMap((bytes) => [bytes, Buffer.concat([hello, bytes])]).map((bytes) => refusedFor(open, bytes)));
  await arena.answers();
  await arena.cleared(20);
  tell(`${wrong.length * 2} connections, each ended by the server`);
  await arena.close();
});

row('3c. parts and control frames', 'a hello in 40 parts with pings between; 20,000 pings and empty parts at once', async (tell) => {
  const { arena, open } = await arenaWithRoom();
  const whole = Buffer.from(JSON.stringify({ type: 'hello', protocol: 1 }));
  const patient = await open();
  for (let at = 0; at < whole.length; at += 1) {
    const payload = whole.subarray(at, at + 1);
    patient.write(Buffer.concat([frame({ opcode: at === 0 ? text : continuation, fin: at === whole.length - 1, payload }), frame({ opcode: ping })]));
  }
  await patient.until('"type":"welcome"');
  const floods = [frame({ opcode: ping }), frame({ opcode: continuation, fin: false })];
  for (const part of floods) {
    const wire = await open();
    wire.write(Buffer.concat([hello, frame({ opcode: text, fin: false }), ...Array.from({ length: 20_000 }, () => part)]));
    await wire.until('"type":"welcome"');
    await within(closed, 'the server has closed who sends that many', wire.until(closeBegins));
    wire.destroy();
  }
  patient.destroy();
  await arena.cleared(20);
  await arena.answers();
  tell(grown(arena.size, arena.before));
  expect(arena.size.resident - arena.before.resident).toBeLessThan(32);
  await arena.close();
});

row('3d. sessions that never end', 'messages without sense until the server closes, in the midst of one that turns out to be no UTF-8, 200 times', async (tell) => {
  const { arena, open } = await arenaWithRoom();
  for (let tens = 0; tens < 20; tens += 1) {
    const wires = await Promise.all(Array.from({ length: 10 }, open));
    const ends = wires.map(async (wire, n) => {
      // As a spectator, and before anybody is anything.
      wire.write(Buffer.concat([...(n < 5 ? [hello] : []), tooManyFaults, noUtf8.subarray(0, n * 5)]));
      await Promise.race([wire.until(closeBegins), pause(1000)]);
      wire.write(noUtf8.subarray(n * 5));
      await Promise.race([wire.closed, pause(20)]);
      wire.destroy();
    });
    await Promise.all(ends);
  }
  // Five seconds is what a close may take.
  await arena.cleared(15);
  tell('200 closes, 0 connections and 0 sessions left');
  tell(`${arena.size.descriptors - arena.before.descriptors} descriptors more than before`);
  await arena.close();
});
