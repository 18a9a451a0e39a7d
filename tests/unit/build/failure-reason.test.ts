import { expect, it } from 'vitest';
import { toReason } from '../../../scripts/build/failure-reason.ts';

const EMPTY_STATE = 'src/components/EmptyState.astro';
const root = new URL('../../../', import.meta.url).pathname;
const drawn = '\x1B[31m[vite] \x1B[0mUnexpected token\n ╭─[ src/domain/slides.ts:15:19 ]\n';

const loc = { file: root + EMPTY_STATE, line: 34 };
const PAGE = 'src/pages/[...blog].astro';

it.each<readonly [by: string, error: unknown, reason: string]>([
  ['the compiler', { errors: [{ message: 'No token', loc }] }, `${EMPTY_STATE}: No token`],
  ['the bundler', { errors: [{ message: drawn }] }, 'src/domain/slides.ts:15:19: Unexpected token'],
  ['code of a page', { message: 'boom', id: PAGE }, `${PAGE}: boom`],
  ['nobody who is known', 'no room', 'no room'],
])('a fault that %s found is told with its file', (_, error, reason) => {
  const thrown = typeof error === 'object' ? Object.assign(new Error(), error) : error;
  expect(toReason(thrown)).toBe(reason);
});
