import { defineConfig } from 'vitest/config';
import { TableReporter } from './frame/table_reporter.ts';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    reporters: [new TableReporter()],
    // Rows are measured, so nothing runs beside them.
    fileParallelism: false,
    // What else the machine does may come in between once; the table says so.
    retry: 1,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
