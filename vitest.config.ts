import { defineConfig } from 'vitest/config';

/** A busy machine may hold a process up for longer than a test waits; what fails twice is broken. */
const RETRIES = { retry: 1 };

export default defineConfig({
  test: {
    projects: [
      { test: { ...RETRIES, name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 10_000 } },
      { test: { ...RETRIES, name: 'architecture', include: ['tests/architecture/**/*.test.ts'], testTimeout: 30_000 } },
      {
        test: {
          ...RETRIES,
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Builds and servers share two cores: more at once would only wait for each other.
          maxWorkers: 2,
        },
      },
      {
        // Long rows of one rule's cases: the audit runs them.
        test: {
          ...RETRIES,
          name: 'endurance',
          include: ['tests/endurance/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
        },
      },
      {
        // The real Netlify CLI, which nobody has by installing this: the workflow runs them.
        test: {
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          globalSetup: 'tests/deploy/setup.ts',
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
