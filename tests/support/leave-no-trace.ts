/** Each test leaves clock, globals, environment and spies as they were. */
import { afterEach, vi } from 'vitest';

afterEach(() => void vi.useRealTimers().unstubAllGlobals().unstubAllEnvs().restoreAllMocks());
