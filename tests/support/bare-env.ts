import { join } from 'node:path';

/** Loading compiled code anew is most of what a small command does. */
export const COMPILED = join(import.meta.dirname, '../../.local/compiled');

export const BARE_ENV = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_COMPILE_CACHE: COMPILED,
};
