import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Half as many more as there are cores: tests that build and serve wait for other processes, and
 * for each other not much longer. */
const WORKERS = { maxWorkers: Math.ceil(1.5 * availableParallelism()) };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...WORKERS,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // On a busy machine the tests of many chances take long.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...WORKERS,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        // Long rows of one rule's cases, and whole programs under way for long: the audit runs
        // them.
        test: {
          name: 'endurance',
          include: ['tests/endurance/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          // A third file beside them had visitors give up and send again, and a build of thousands
          // run into its limit.
          maxWorkers: 2,
        },
      },
    ],
  },
});
