/** A worker runs one file of tests after another: each gets the world as it was. */
import { afterAll, vi } from 'vitest';

afterAll(() => void vi.useRealTimers().unstubAllGlobals().unstubAllEnvs().restoreAllMocks());
