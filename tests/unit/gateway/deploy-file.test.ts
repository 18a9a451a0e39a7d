import { expect, it } from 'vitest';
import { createDeployFile, type ReadStatic } from '../../../src/gateway/deploy-file.ts';

it('a reading of the own file that took its time does not undo one that began after it', async () => {
  const answers: ((answer: Response) => void)[] = [];
  const readStatic: ReadStatic = () => new Promise((resolve) => answers.push(resolve));
  const file = createDeployFile(
    '/file',
    (answer) => answer.text(),
    () => 0,
  );
  const slow = file.load(readStatic);
  const anew = file.loadUncached(readStatic);
  answers[1]?.(new Response('new'));
  expect(await anew).toBe('new');
  answers[0]?.(new Response('old'));
  await slow;
  expect(await file.load(readStatic)).toBe('new');
  expect(answers).toHaveLength(2);
});
