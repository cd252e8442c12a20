import type { Client } from './client.ts';
import type { Decision } from './protocol.ts';

/** Random numbers below `n`, the same again for the same seed. */
export type Random = (n: number) => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

export function pick(legal: Decision[], random: Random): Decision {
  const decision = legal[random(legal.length)];
  if (!decision) throw new Error('there is no legal decision to pick from');
  return decision;
}

/**
 * Decides at random whenever the client is to act, until the game is over or `stop` says so. `stop` is asked anew when
 * this client has been sent something, so it looks at nothing else.
 */
export async function play(
  client: Client,
  random: Random,
  stop: (client: Client) => boolean = () => false,
): Promise<void> {
  for (;;) {
    const turn = await client.until('a turn or the end', () => {
      if (client.ended || stop(client)) return 'over';
      return client.isToAct && 'decide';
    });
    if (turn === 'over') return;
    const reply = await client.decide(pick(client.legal, random).id);
    if (reply.type !== 'ok') throw new Error(`refused: ${JSON.stringify(reply)}`);
    await client.until(`update ${reply.seq}`, () => client.seq >= reply.seq);
  }
}
