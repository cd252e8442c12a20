import { expect, test } from 'vitest';
import { seededRandom } from '../e2e/harness/play.ts';
import { faults } from './frame/faults.ts';
import { boundSeconds, chosenFaults, nodeCount, rounds, seed } from './frame/flags.ts';
import { Hall } from './frame/hall.ts';
import { type Round, seconds, table, told } from './frame/report.ts';

/** Nodes wait up to 25 s for a machine that does not answer, which leaves the bound too little for a busy machine. */
const kOnlyByName = ['vanish', 'heap'];
const choice = faults.filter(({ name }) => (chosenFaults.length === 0 ? !kOnlyByName.includes(name) : chosenFaults.includes(name)));

test(
  `${rounds} rounds of faults in ${nodeCount} nodes (seed ${seed}): nothing is lost or doubled, and everybody plays on`,
  { timeout: (120 + rounds * (nodeCount + 3) * boundSeconds) * 1000 },
  async () => {
    const random = seededRandom(seed);
    const hall = await Hall.open(nodeCount, random(2 ** 30));
    const done: Round[] = [];
    const record = async (fault: string, did: string, happen: () => Promise<number[]>, which: 'new' | 'all' = 'new') => {
      const before = hall.ledger.acknowledged;
      const times = await happen();
      const violations = await hall.inspector.inspect(hall.clients, which);
      done.push({ fault, did, times, acknowledged: hall.ledger.acknowledged - before, violations });
      return violations;
    };
    try {
      expect(told(await record('none', 'everybody plays', async () => [await hall.playOn(performance.now(), 'nothing has happened')]))).toEqual([]);
      // Each fault comes before any comes again.
      let left: typeof faults = [];
      for (let round = 1; round <= rounds; round += 1) {
        if (left.length === 0) left = [...choice];
        const [{ name, did, happen }] = left.splice(random(left.length), 1) as [(typeof faults)[number]];
        const violations = await record(name, did, () => happen(hall));
        console.log(`${round}. ${name}: played on after ${done.at(-1)!.times.map(seconds).join(', ')}`);
        expect(told(violations), `round ${round}, ${name}, seed ${seed}`).toEqual([]);
      }
      await hall.close();
      expect(hall.hostile.tried, 'what the hostile client has tried').toBeGreaterThan(0);
      expect(hall.hostile.refused, 'connections that it was refused').toBeGreaterThan(0);
      expect(told(await record('none', 'everybody plays', () => Promise.resolve([]), 'all'))).toEqual([]);
    } finally {
      console.log(`\n${table(done)}\n\n${hall.ledger.games.size} games; a hostile client tried ${hall.hostile.tried} tricks and was refused ${hall.hostile.refused} connections; seed ${seed}`);
    }
  },
);
