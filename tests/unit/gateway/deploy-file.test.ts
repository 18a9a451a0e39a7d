import { expect, it } from 'vitest';
import { createDeployFile, type ReadStatic } from '../../../src/gateway/deploy-file.ts';

it('a reading of the own file that has not changed is not sent again', async () => {
  let now = 0;
  const sent: number[] = [];
  const readStatic: ReadStatic = (_, { 'If-None-Match': etag }) => {
    const status = etag === '"1"' ? 304 : 200;
    sent.push(status);
    const body = status === 200 ? 'text' : null;
    return Promise.resolve(new Response(body, { status, headers: { ETag: '"1"' } }));
  };
  const file = createDeployFile(
    '/file',
    (answer) => answer.text(),
    () => now,
  );
  for (; now < 3_000; now += 1_000) expect(await file.load(readStatic)).toBe('text');
  expect(sent).toEqual([200, 304, 304]);
});
