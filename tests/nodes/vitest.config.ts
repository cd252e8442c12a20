import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    // Times are measured, so nothing runs beside them; and what fails once has failed.
    fileParallelism: false,
    retry: 0,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // The frames' own tables are read as they come.
    disableConsoleIntercept: true,
  },
});
