/** `docs/promises.md` has a line for each promise that is made to visitors, and none that is made
 * no more. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dictionary } from '../../i18n/dictionary.ts';

const { application, privacy, safety, scouted } = dictionary('pt');
const { review } = scouted.form.guardianStep;
const { receipt, tooYoung } = scouted.form;

const told = Array.from(
  readFileSync(join(import.meta.dirname, '../../docs/promises.md'), 'utf8').matchAll(
    /^\| (?!Promise|-)([^|]+?) +\|/gm,
  ),
  ([, words = '']) => words,
);

/** Paragraphs that each have a line of their own. */
const paragraphs = [
  ...privacy.sections.flatMap((section) => section.paragraphs),
  review.lead,
  review.purposeText,
  review.retentionText,
  review.withdrawalText,
  review.declineHint,
  receipt.lead,
  receipt.leadBoth,
  receipt.free,
  receipt.keep,
  receipt.withdraw,
  receipt.own.text,
  tooYoung.file,
  tooYoung.held,
  ...Object.values(application.requests).map(({ then }) => then),
  ...application.how,
  safety.local,
  safety.withoutScript,
  safety.ours.still,
  safety.unsure.sender,
  safety.unsure.still,
  ...safety.rules.list.map(({ text }) => text),
  // The others are advice.
  ...safety.parents.list.slice(1, 2),
  ...safety.help.list.slice(-1).map(({ text }) => text),
];

it.each(paragraphs)('the promises %s has a line', (paragraph) => {
  expect(told.filter((words) => paragraph.includes(words)).length).toBeGreaterThan(0);
});

it('the promises are all made somewhere', () => {
  const texts = JSON.stringify(dictionary('pt'));
  expect(told.filter((words) => !texts.includes(words))).toEqual([]);
});
