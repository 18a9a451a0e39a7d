/** The environment of a command that a test runs: nothing of the caller's settings. */
import { join } from 'node:path';

/** Where compiled code is kept between processes, as the local hook keeps it: loading is most of
 * what a small command does. */
export const COMPILED = join(import.meta.dirname, '../../.local/compiled');

export const BARE_ENV = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_COMPILE_CACHE: COMPILED,
};
