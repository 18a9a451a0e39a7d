import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BackOffice } from '../../scripts/back-office/back-office-server.ts';
import { startPreview, type Preview } from '../../scripts/preview/preview-server.ts';
import { APPLICATION, MESSAGE } from './filled-forms.ts';
import { createSiteFolder } from './site-folder.ts';

export type LogLine = Readonly<Record<string, unknown>>;

const ANSWER_TIMEOUT = 20_000;

/** Moves the clock of this process, the gateway's too. */
export function letTimePass(milliseconds: number): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + milliseconds;
}

export async function listOutbox(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  return (
    names
      // Marks are no entries (src/gateway/outbox/record.ts).
      .filter((entry) => entry.isFile() && !/ran|told/.test(entry.parentPath))
      .map(({ name }) => name)
  );
}

export type RunningGateway = Awaited<ReturnType<typeof startGateway>>;

export function toServiceVariables(
  backOffice: Pick<BackOffice, 'url' | 'credentials'>,
): Readonly<Record<string, string>> {
  return { PANEL_URL: backOffice.url, ...backOffice.credentials };
}

export async function startGateway(
  backOffice: Pick<BackOffice, 'url' | 'credentials'>,
  options: { outboxDir?: string; env?: Readonly<Record<string, string>> } = {},
) {
  const site = await createSiteFolder({
    'index.html': '<h1>Amazing</h1>',
    '404.html': '<h1>404</h1>',
  });
  const outboxDir = options.outboxDir ?? (await createSiteFolder()).path;
  const log: LogLine[] = [];
  const env = { ...toServiceVariables(backOffice), OUTBOX_DIR: outboxDir, ...options.env };
  const preview: Preview = await startPreview({
    dist: site.path,
    env,
    imageCache: path.join(site.path, '.images'),
    runsSchedules: false,
    log: (line) => log.push(toLogLine(line)),
  });
  return {
    url: preview.url,
    outboxDir,
    async ask(address: string, init: RequestInit = {}, limit = ANSWER_TIMEOUT) {
      const answer = await fetch(`${preview.url}${address}`, {
        ...init,
        signal: AbortSignal.timeout(limit),
      });
      return {
        status: answer.status,
        headers: answer.headers,
        json: (await answer.json()) as unknown,
      };
    },
    log,
    deliverOutbox: async (): Promise<unknown> => {
      // A younger entry may still be under way.
      letTimePass(20_000);
      const answer = await fetch(`${preview.url}/.netlify/functions/deliver-outbox`, {
        method: 'POST',
      });
      return await answer.json();
    },
    async close() {
      await preview.close();
      await site.remove();
      if (options.outboxDir === undefined) await rm(outboxDir, { recursive: true, force: true });
    },
  };
}

function toLogLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return { text: line };
  }
}

export function contactForm(changes: Readonly<Record<string, string | null>> = {}): FormData {
  return toForm({
    submissionId: randomUUID(),
    elapsed: '9000',
    website: '',
    ...MESSAGE,
    ...changes,
  });
}

export function application(
  photo: Uint8Array<ArrayBuffer>,
  changes: Readonly<Record<string, string | Blob | null>> = {},
): FormData {
  const photos = [1, 2, 3, 4].map((number) => [
    `image_${number}`,
    new File([photo], `foto ${number}.jpg`, { type: 'image/jpeg' }),
  ]);
  return toForm({
    submissionId: randomUUID(),
    elapsed: '60000',
    website: '',
    ...APPLICATION,
    ...(Object.fromEntries(photos) as Record<string, File>),
    ...changes,
  });
}

function toForm(fields: Readonly<Record<string, string | Blob | null>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== null) form.append(name, value);
  return form;
}
