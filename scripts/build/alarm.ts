/** Tells the operator once that the site shows something from before, and once that it no longer does. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { toErrorMessage } from '../../src/lib/error-message.ts';
import { jsonOrNull } from '../../src/lib/json-or-null.ts';

const toldSchema = v.fallback(v.array(v.string()), []);

export interface Alarm {
  /** What is kept from before: names of collections, `doubts`. */
  readonly kept: readonly string[];
  /** Why, a line each. */
  readonly reasons: readonly string[];
  /** Holds what has been told. */
  readonly folder: string;
  readonly alert: (text: string) => Promise<void>;
  readonly say: (line: string) => void;
}

export async function tellKept({ kept, reasons, folder, alert, say }: Alarm): Promise<void> {
  const file = join(folder, 'told.json');
  const told = v.parse(toldSchema, existsSync(file) ? jsonOrNull(readFileSync(file, 'utf8')) : []);
  const isNew = kept.some((name) => !told.includes(name));
  if (kept.length > 0 ? !isNew : told.length === 0) return;
  const text =
    kept.length > 0
      ? ['The site shows something from before.', ...reasons].join('\n')
      : 'The site shows everything as the services have it again.';
  say(`ALARM: ${text}`);
  try {
    await alert(text);
  } catch (error) {
    // The next build tells it.
    say(`ALERT_WEBHOOK_URL did not take the message (${toErrorMessage(error)})`);
    return;
  }
  if (kept.length === 0) rmSync(file, { force: true });
  else writeFileSync(file, JSON.stringify(Array.from(new Set([...told, ...kept]))));
}
