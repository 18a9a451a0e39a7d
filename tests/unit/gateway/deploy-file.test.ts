import { expect, it } from 'vitest';
import { createDeployFile, type DeployFile, type ReadStatic } from '../../../src/gateway/deploy-file.ts';

/** A file whose readings end when, and with what, the test says. */
function openFile(): { readonly file: DeployFile<string>; readonly readStatic: ReadStatic; readonly answers: ((text: string) => void)[] } {
  const answers: ((text: string) => void)[] = [];
  const readStatic: ReadStatic = () =>
    new Promise((resolve) => {
      answers.push((text) => {
        resolve(new Response(text));
      });
    });
  return {
    file: createDeployFile(
      '/file',
      (answer) => answer.text(),
      () => 0,
    ),
    readStatic,
    answers,
  };
}

it('a reading of the own file that took its time does not undo one that began after it', async () => {
  const { file, readStatic, answers } = openFile();
  const slow = file.load(readStatic);
  const anew = file.loadUncached(readStatic);
  answers[1]?.('new');
  expect(await anew).toBe('new');
  answers[0]?.('old');
  await slow;
  expect(await file.load(readStatic)).toBe('new');
  expect(answers).toHaveLength(2);
});

it('the own file is revalidated for the first requests only', async () => {
  const { file, readStatic, answers } = openFile();
  const looks = Array.from({ length: 30 }, () => file.loadUncached(readStatic));
  for (const answer of answers) answer('new');
  expect(answers).toHaveLength(10);
  expect((await Promise.all(looks)).filter((content) => content === null)).toHaveLength(20);
});
