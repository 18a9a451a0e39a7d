import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LoadReport } from '../../src/catalogue/load-report.ts';
import { toErrorMessage } from '../../src/lib/errors.ts';
import { jsonOrNull } from '../../src/lib/or-null.ts';
import { readText } from './published.ts';

const namesSchema = v.fallback(v.array(v.string()), []);

export interface Alarm {
  readonly report: Pick<LoadReport, 'collections' | 'doubts' | 'undecided'>;
  readonly folder: string;
  readonly alert: (text: string) => Promise<void>;
  readonly say: (line: string) => void;
}

export async function tellOfOldContent({ report, folder, alert, say }: Alarm): Promise<void> {
  const { doubts, collections, undecided } = report;
  const stale = collections.filter(({ staleNote }) => staleNote !== null);
  // Names are remembered, because words change; a doubt (`?`) is news of its own.
  const names = stale.map(({ collection, doubt }) => `${collection}${doubt === null ? '' : '?'}`);
  const fromBefore = [...names, ...undecided];
  const file = join(folder, 'told.json');
  const known = v.parse(namesSchema, jsonOrNull(readText(file)));
  const isNew = fromBefore.some((name) => !known.includes(name));
  const isOver = fromBefore.length === 0 && known.length > 0;
  const remember = (): void => writeFileSync(file, JSON.stringify(fromBefore));
  if (!isNew && !isOver) return remember();
  const reasons = stale
    .filter(({ doubt }) => doubt === null)
    .map(({ collection, staleNote }) => `${collection}: ${staleNote ?? ''}`);
  const text = isOver
    ? 'The site shows everything as the services have it again.'
    : ['The site shows something from before.', ...doubts, ...reasons].join('\n');
  say(isOver ? text : `ALARM: ${text}`);
  try {
    await alert(text);
  } catch (error) {
    say(`ALERT_WEBHOOK_URL did not take the message (${toErrorMessage(error)})`);
    return;
  }
  remember();
}
