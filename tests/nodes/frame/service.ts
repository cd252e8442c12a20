import { setTimeout as pause } from 'node:timers/promises';
import { type Answered, ask, type Ask } from '../../fire/frame/requests.ts';
import { boundSeconds } from './flags.ts';
import type { Fleet } from './fleet.ts';

const patience = 3000;

/** Asks one node after the other until one answers for good. */
export async function askAny(fleet: Fleet, path: string, call: Ask = {}): Promise<Answered> {
  const failures: string[] = [];
  for (const end = performance.now() + boundSeconds * 1000; performance.now() < end; await pause(200)) {
    const node = fleet.any();
    try {
      const answer = await ask(node.server, path, { ...call, signal: AbortSignal.timeout(patience) });
      if (answer.status < 500) return answer;
      failures.push(`${node.name}: ${answer.status} ${answer.text}`);
    } catch (error) {
      failures.push(`${node.name}: ${(error as Error).message}`);
    }
  }
  throw new Error(`${path}: nobody answers within ${boundSeconds} s\n${failures.slice(-10).join('\n')}`);
}

/** The same, for an answer that has to be there: its text. */
export async function demandAny(fleet: Fleet, path: string, call: Ask = {}): Promise<string> {
  const { status, text } = await askAny(fleet, path, call);
  if (status >= 300) throw new Error(`${path}: ${status} ${text}`);
  return text;
}
