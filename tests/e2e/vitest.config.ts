import { defineConfig } from 'vitest/config';
import { LateReporter } from './harness/late_reporter.ts';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    reporters: ['default', new LateReporter()],
    retry: 1,
    // What the files share, such as the schemas compiled, is made once for each worker.
    isolate: false,
    // Two files at a time even on two processors: mostly they wait for a server.
    minWorkers: 2,
    maxWorkers: 2,
    // Nothing here waits for time to pass; these only end a test that waits for what never comes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
