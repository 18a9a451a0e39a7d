import type { Route } from '../http/router.ts';
import type { Storage } from '../pictures/picture-storage.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { EditLog } from '../store/edits.ts';
import type { EntryStore } from '../store/entries-store.ts';
import type { TalentStore } from '../store/talents-store.ts';
import type { Fragment } from './escape-html.ts';
import type { Publisher } from './publisher.ts';

export interface Desk {
  readonly talents: TalentStore;
  readonly content: ContentStore;
  readonly entries: EntryStore;
  readonly edits: EditLog;
  readonly publisher: Publisher;
  readonly storage: Storage;
}

export type DeskRoute = Route<Page | Response>;

export interface Page {
  readonly title: string;
  readonly content: Fragment;
  /** Why the form was not saved; shown first, in red. */
  readonly errors?: readonly string[];
  readonly status?: number;
  /** Path of the record's page on the site, if any. */
  readonly site?: string | null;
  readonly isWaiting?: boolean;
}
