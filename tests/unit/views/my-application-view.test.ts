import { expect, it } from 'vitest';
import { myApplicationView } from '../../../src/views/my-application-view.ts';
import { aCatalogue } from '../../support/sample-catalogue.ts';

it('each request about an application is written into the message in its own word', () => {
  const { requests } = myApplicationView(aCatalogue(), 'en');
  expect(requests.map(({ label, line }) => [label, line])).toEqual([
    ['Withdraw the application', 'withdraw'],
    ['Correct something', 'correct'],
    ['Ask a question', 'ask'],
  ]);
});
