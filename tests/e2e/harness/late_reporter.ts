import { basename } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** Names what passed only the second time, with what was wrong the first time, so that it is mended. */
export class LateReporter implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    console.log(`# passed only the second time: ${basename(test.module.moduleId)} > ${test.name}`);
    for (const { message } of test.result().errors ?? []) console.log(message.replace(/^/gm, '#   '));
  }
}
