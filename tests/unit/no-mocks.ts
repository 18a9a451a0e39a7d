/** A worker runs one file of unit tests after another, and loads the code once. */
import { vi } from 'vitest';

vi.mock = () => {
  throw new Error('The mock would stay for other files: test this in tests/integration.');
};
