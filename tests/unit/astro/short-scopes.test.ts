import { expect, it } from 'vitest';
import { shortScopes } from '../../../src/astro/short-scopes.ts';

it('The attributes that tie styles to a component are short, the same in its markup and in its style sheet', () => {
  const { handler } = shortScopes().transform;
  expect(
    handler('`<p data-astro-cid-3gharnpj>${part("a-b", { "data-astro-cid-3gharnpj": true })}`'),
  ).toBe('`<p data-03gha>${part("a-b", { "data-03gha": "" })}`');
  expect(handler('p[data-astro-cid-3gharnpj]{}a[data-astro-cid-lqrywuai]{}')).toBe(
    'p[data-03gha]{}a[data-0lqry]{}',
  );
});

it('Two components never share a short attribute', () => {
  const { handler } = shortScopes().transform;
  handler('<p data-astro-cid-3gharnpj>');
  expect(() => handler('<p data-astro-cid-3ghaaaaa>')).toThrow('data-03gha');
});
