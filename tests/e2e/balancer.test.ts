import { expect, test } from 'vitest';
import { startBalancer } from './harness/proxy.ts';
import { Server } from './harness/server.ts';

test('behind the balancer of compose.yaml no request fails when a node is killed', async () => {
  const nodes = [await Server.start(), await Server.start()];
  const balancer = await startBalancer(nodes);
  const create = async () =>
    (await fetch(`${balancer}/api/v1/rooms`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ana","game":"mists"}' })).status;
  const read = async () => (await fetch(`${balancer}/api/v1/rooms`)).status;
  expect([await create(), await read()]).toEqual([201, 200]);

  nodes[0]!.program.signal('SIGKILL');
  await nodes[0]!.program.exited;
  const answers: number[] = [];
  let longest = 0;
  for (let i = 0; i < 60; ++i) {
    const asked = performance.now();
    answers.push(await (i % 2 === 0 ? create() : read()));
    longest = Math.max(longest, performance.now() - asked);
  }
  expect(longest).toBeLessThan(3000);
  expect(answers).toEqual(Array.from({ length: 60 }, (_, i) => (i % 2 === 0 ? 201 : 200)));
});
