/** A worker runs one file of tests after another, and loads the code once: each test leaves the
 * world as it was. */
import { afterEach, vi } from 'vitest';

vi.mock = () => {
  throw new Error('The mock would stay for other files: test this in tests/integration.');
};

afterEach(() => void vi.useRealTimers().unstubAllGlobals().unstubAllEnvs().restoreAllMocks());
