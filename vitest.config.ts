import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** By default a core is left free, of two one. */
const WORKERS = { maxWorkers: availableParallelism() };

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
