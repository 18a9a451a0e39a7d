/** A worker runs one file of tests after another, and loads the code once: each file gets the world
 * as it was. */
import { afterAll, vi } from 'vitest';

vi.mock = () => {
  throw new Error('The mock would stay for other files: test this in tests/integration.');
};

afterAll(() => void vi.useRealTimers().unstubAllGlobals().unstubAllEnvs().restoreAllMocks());
