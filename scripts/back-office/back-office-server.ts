/** It shares no rules with the site, so that it tests the contract. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { serve, type ServerRequest } from 'srvx';
import { entryRoutes } from './api/entries.ts';
import { fileRoutes } from './api/files.ts';
import { panelRoutes } from './api/panel.ts';
import { createSignIn } from './api/sign-in.ts';
import { talentRoutes } from './api/talents.ts';
import { readCredentials } from './demo-credentials.ts';
import { createPublisher } from './desk/publisher.ts';
import { deskRoutes } from './desk/desk.ts';
import { createRouter } from './http/router.ts';
import { openStorage } from './pictures/picture-storage.ts';
import { seedAgency } from './seed/seed.ts';
import { openDatabase } from './store/database.ts';
import { createEntryStore } from './store/entries-store.ts';
import { createRecordStore } from './store/records.ts';

export const DEFAULT_DATA_DIR = path.resolve(import.meta.dirname, '../../.local/back-office');

const MOST_BYTES = 80 * 2 ** 20;

export interface BackOfficeOptions {
  readonly port?: number;
  readonly dataDir?: string;
  readonly talents?: number;
  readonly wrap?: (request: ServerRequest, answer: () => Promise<Response>) => Promise<Response>;
}

export type BackOffice = Awaited<ReturnType<typeof startBackOffice>>;

export async function startBackOffice(options: BackOfficeOptions = {}) {
  const { port = 0, dataDir = DEFAULT_DATA_DIR } = options;
  const { wrap = (_request, answer) => answer() } = options;
  mkdirSync(dataDir, { recursive: true });
  const credentials = readCredentials(dataDir);
  const database = openDatabase(dataDir);
  const signIn = createSignIn(credentials);
  const records = createRecordStore(database);
  const entries = createEntryStore(database, dataDir);
  const storage = openStorage(dataDir);
  const publisher = createPublisher((readAt) => {
    // An upload that nothing names any more goes; one never named may belong to an open form.
    const namedUntilNow = storage.uploads().filter(records.isNamed);
    records.forgetPublished(readAt);
    storage.sweep(records.isNamed, namedUntilNow);
  });

  const answer = createRouter(
    [
      ...signIn.routes,
      ...panelRoutes(records),
      ...talentRoutes(records),
      ...entryRoutes(entries),
      ...fileRoutes(records, storage),
      ...deskRoutes({ records, entries, publisher, storage }),
    ],
    signIn.check,
  );
  const server = serve({
    hostname: '127.0.0.1',
    port,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: MOST_BYTES,
    node: { keepAliveTimeout: 65_000 },
    fetch: (request) => wrap(request, () => answer(request)),
  });
  try {
    seedAgency(database, records, options.talents);
    await server.serve();
  } catch (error) {
    database.sql.close();
    throw error;
  }
  return {
    url: new URL(server.url ?? '').origin,
    credentials,
    dataDir,
    entries,
    publishTo: publisher.publishTo,
    rebuilt: publisher.rebuilt,
    async close(): Promise<void> {
      await server.close(true);
      database.sql.close();
    },
  };
}
