/** Both services of the contract on one loopback port, and a desk for people. Shares no rules with
 * the site, to test the contract. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { serve } from 'srvx';

import { entryRoutes } from './api/entries-api.ts';
import { fileRoutes } from './api/files-api.ts';
import { panelRoutes } from './api/panel-api.ts';
import { SIGN_IN_PATHS, signInRoutes } from './api/sign-in-api.ts';
import { talentRoutes } from './api/talents-api.ts';
import { readCredentials } from './demo-credentials.ts';
import { createPublisher, type PublishTarget } from './desk/publisher.ts';
import { deskRoutes } from './desk/desk-routes.ts';
import { createDispatcher } from './http/dispatch.ts';
import { createFaults } from './http/injected-faults.ts';
import { createRouter } from './http/router.ts';
import { createTokens } from './http/bearer-tokens.ts';
import { openStorage } from './pictures/picture-storage.ts';
import { seedAgency } from './seed/seed.ts';
import { openDatabase } from './store/database.ts';
import { createEntryStore } from './store/entries-store.ts';
import { createRecordStore } from './store/records.ts';

export const DEFAULT_DATA_DIR = path.resolve(import.meta.dirname, '../../.local/back-office');
const HOUR = 3_600_000;

export interface BackOfficeOptions {
  /** Default 0: any free port. */
  readonly port?: number;
  /** Default: `.local/back-office` in the project. */
  readonly dataDir?: string;
  /** Talents of a new data folder; default: the demo's. */
  readonly talents?: number;
  /** Milliseconds; default one hour. */
  readonly tokenLifetime?: number;
  /** Target of the desk's Publish; `publishTo` can set it later. */
  readonly publish?: PublishTarget;
}

export type BackOffice = Awaited<ReturnType<typeof startBackOffice>>;

/** Starts on 127.0.0.1, seeding a new data folder. Rejects if the port is taken. */
export async function startBackOffice(options: BackOfficeOptions = {}) {
  const { port = 0, dataDir = DEFAULT_DATA_DIR, tokenLifetime = HOUR } = options;
  mkdirSync(dataDir, { recursive: true });
  const credentials = readCredentials(dataDir);
  const database = openDatabase(dataDir);
  const faults = createFaults();
  const requests = new Map<string, number>();
  const tokens = createTokens(tokenLifetime);
  const records = createRecordStore(database);
  const entries = createEntryStore(database, dataDir);
  const storage = openStorage(dataDir);
  const confirm = (readAt: number): void => {
    const named = storage.uploads().filter(records.names);
    records.confirm(readAt);
    storage.sweep(records.names, new Set(named));
  };
  const publisher = createPublisher({ ...records, confirm }, options.publish);

  const router = createRouter([
    ...signInRoutes(credentials, tokens),
    ...panelRoutes(records),
    ...talentRoutes(records),
    ...entryRoutes(entries),
    ...fileRoutes(records, storage),
    ...deskRoutes({ records, entries, publisher, storage }),
  ]);
  const needsToken = (pathname: string): boolean =>
    pathname.startsWith('/api/') && !SIGN_IN_PATHS.has(pathname);
  const server = serve({
    hostname: '127.0.0.1',
    port,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    node: { keepAliveTimeout: 65_000 },
    fetch: createDispatcher({ router, tokens, faults, requests, needsToken }),
  });
  try {
    seedAgency(database, records, options.talents);
    await server.serve();
  } catch (error) {
    database.sql.close();
    throw error;
  }
  const url = new URL(server.url ?? '').origin;
  return {
    /** Without a trailing slash. */
    url,
    credentials,
    dataDir,
    faults,
    requests,
    entries,
    publishTo: publisher.publishTo,
    /** Reports a rebuild's end: its start, and the line of JSON that it printed. */
    rebuilt: publisher.rebuilt,
    async close(): Promise<void> {
      await server.close(true);
      database.sql.close();
    },
  };
}
