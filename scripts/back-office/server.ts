/**
 * The embedded back office: the panel and the talent service of the contract on one loopback port, with a desk for people.
 * Implements the contract independently: it shares no code with the site.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { serve } from 'srvx';

import { downloadRoutes } from './api/downloads.ts';
import { entryRoutes } from './api/entries.ts';
import { panelRoutes } from './api/panel.ts';
import { SIGN_IN_PATHS, signInRoutes } from './api/sign-in.ts';
import { storageRoutes } from './api/storage.ts';
import { talentRoutes } from './api/talents.ts';
import { readCredentials, type Credentials } from './credentials.ts';
import { createPublisher, type PublishTarget } from './desk/publisher.ts';
import { deskRoutes } from './desk/routes.ts';
import { createDispatcher } from './http/dispatch.ts';
import { createFaults } from './http/faults.ts';
import { createRequestCounter } from './http/requests.ts';
import { createRouter } from './http/router.ts';
import { createTokens } from './http/tokens.ts';
import { openStorage } from './pictures/storage.ts';
import { seedAgency } from './seed/seed.ts';
import { createChanges } from './store/changes.ts';
import { createContentStore } from './store/content.ts';
import { openDatabase } from './store/database.ts';
import { createEditLog } from './store/edits.ts';
import { createEntryStore } from './store/entries.ts';
import { createTalentStore } from './store/talents.ts';

export const DEFAULT_DATA_DIR = path.resolve(import.meta.dirname, '../../.local/back-office');
const HOUR = 3_600_000;

export interface BackOfficeOptions {
  /** 0 (the default) takes a free one. */
  readonly port?: number;
  /** Default: `.local/back-office` in the project. */
  readonly dataDir?: string;
  /** How many talents a new data folder is seeded with; default: the demo agency's own. */
  readonly talents?: number;
  /** Milliseconds a bearer token is good for; default one hour. */
  readonly tokenLifetime?: number;
  /** Where the desk's Publish sends its signed webhook; it can be set later with `publishTo`. */
  readonly publish?: PublishTarget;
  /** Called after every Publish, whatever became of the webhook. */
  readonly onPublish?: () => void | Promise<void>;
  /** Credentials that win over those of the data folder. */
  readonly credentials?: Partial<Credentials>;
}

export type BackOffice = Awaited<ReturnType<typeof startBackOffice>>;

/** Starts the back office on 127.0.0.1, seeding its data folder first if it is new. Rejects when the port is taken. */
export async function startBackOffice(options: BackOfficeOptions = {}) {
  const { port = 0, dataDir = DEFAULT_DATA_DIR, tokenLifetime = HOUR } = options;
  mkdirSync(dataDir, { recursive: true });
  const credentials = readCredentials(dataDir, options.credentials);
  const database = openDatabase(dataDir);
  const faults = createFaults();
  const requests = createRequestCounter();
  const tokens = createTokens(tokenLifetime);
  const changes = createChanges(database);
  const talents = createTalentStore(database, changes);
  const content = createContentStore(database, changes);
  const entries = createEntryStore(database, dataDir);
  const edits = createEditLog(database, changes);
  const publisher = createPublisher(edits, options.publish, options.onPublish);
  const storage = openStorage(dataDir);

  const router = createRouter([
    ...signInRoutes(credentials, tokens),
    ...panelRoutes(content, changes),
    ...talentRoutes(talents, changes),
    ...entryRoutes(entries),
    ...downloadRoutes(talents, storage),
    ...storageRoutes(storage),
    ...deskRoutes({ talents, content, entries, edits, publisher, storage }),
  ]);
  const needsToken = (pathname: string): boolean => pathname.startsWith('/api/') && !SIGN_IN_PATHS.has(pathname);
  const server = serve({
    hostname: '127.0.0.1',
    port,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    node: { requestTimeout: 60_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
    fetch: createDispatcher({ router, tokens, faults, requests, needsToken }),
  });
  try {
    seedAgency(database, talents, content, options.talents);
    await server.serve();
  } catch (error) {
    database.sql.close();
    throw error;
  }
  const url = new URL(server.url ?? '').origin;
  return {
    /** Origin, without a trailing slash. */
    url,
    credentials,
    dataDir,
    faults,
    requests,
    /** What arrived, for tests and the desk. */
    entries,
    /** Changes where the desk's Publish sends its webhook. */
    publishTo: publisher.publishTo,
    /** Told by this machine's build hook: how a rebuild that began at a time ended, in the line of JSON that it prints. */
    rebuilt: publisher.rebuilt,
    /** Ends every connection and closes the database. */
    async close(): Promise<void> {
      publisher.close();
      await server.close(true);
      database.sql.close();
    },
  };
}
