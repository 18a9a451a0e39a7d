import { join } from 'node:path';
import { split } from './rows.ts';

/** Loading compiled code anew is most of what a small command does. */
export const COMPILED = join(import.meta.dirname, '../../.local/compiled');

export const BARE_ENV = {
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  NODE_COMPILE_CACHE: COMPILED,
};

/** Any values, for services that check none. */
export const CREDENTIALS: Readonly<Record<string, string>> = Object.fromEntries(
  split('PANEL_SALT PANEL_API_TOKEN TALENT_SALT TALENT_API_KEY').map((name) => [name, 'secret']),
);
