import { cpus, totalmem } from 'node:os';
import type { SerializedError, UserConsoleLog } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type {} from './told.ts';

function verdict(test: TestCase): string {
  if (test.result().state !== 'passed') return 'FAILED';
  return test.diagnostic()?.flaky ? 'passed only the second time' : 'ok';
}

function line(test: TestCase): string {
  const { row, did, figures } = test.meta().told ?? { row: test.name, did: '', figures: [] };
  return `| ${row} | ${did} | ${figures.join('; ')} | ${verdict(test)} |`;
}

/** Prints each row when it is there, what failed in it, and the whole table at the end. */
export class TableReporter implements Reporter {
  onTestCaseReady(test: TestCase): void {
    console.log(`... ${test.name}`);
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'skipped') return;
    const seconds = ((test.diagnostic()?.duration ?? 0) / 1000).toFixed(1);
    console.log(`    ${verdict(test)} after ${seconds} s  ${test.meta().told?.figures.join('; ') ?? ''}`);
    for (const error of errors ?? []) console.log(told(error));
  }

  onUserConsoleLog(log: UserConsoleLog): void {
    process.stdout.write(log.content);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const broken = [...unhandled, ...modules.flatMap((module) => module.errors())];
    for (const error of broken) console.log(told(error));
    const tests = modules
      .flatMap((module) => [...module.children.allTests()])
      .filter((test) => test.result().state !== 'skipped')
      .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }));
    const table = ['| row | what was done | figures | verdict |', '|---|---|---|---|', ...tests.map(line)].join('\n');
    const machine = `${cpus().length} processors, ${Math.round(totalmem() / 2 ** 30)} GiB`;
    console.log(`\n${table}\n\nOn a machine with ${machine}.`);
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    console.log(`${passed} passed, ${tests.length - passed + broken.length} failed`);
  }
}

/** What went wrong, and where in the rows. */
function told({ message, stack = '' }: { message: string; stack?: string }): string {
  const places = stack.split('\n').filter((place) => place.includes('/tests/fire/'));
  return [message, ...places].join('\n').replace(/^/gm, '    ');
}
