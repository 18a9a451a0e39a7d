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
          // Loading is dear, and none of them mocks a module.
          isolate: false,
          setupFiles: ['tests/support/leave-no-trace.ts', 'tests/unit/no-mocks.ts'],
          // On a busy machine the tests of many chances take long.
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...WORKERS,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          setupFiles: 'tests/support/leave-no-trace.ts',
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
