import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['*.test.ts'],
    // Nothing here waits for time to pass; these only end a test that waits for what never comes.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
