/** Compares the published site with the services: by the list's ETags, else by groups of profiles
 * until the deadline, in turn. */
import type { BuildInfo } from '../../contracts/build-info.ts';
import { HttpError, MALFORMED } from '../../lib/http.ts';
import { mapConcurrently } from '../../lib/map-concurrently.ts';
import {
  dayPart,
  groupProfiles,
  isIncomplete,
  sealPart,
  toPart,
  toProfilesPart,
  unfitProfiles,
} from '../../sources/content-parts.ts';
import * as panel from '../../sources/panel/panel-reads.ts';
import type { ServiceClient } from '../../sources/service-client.ts';
import type { SourceRead } from '../../sources/source-read.ts';
import type { ListedTalent, Profile } from '../../sources/talent/to-talent.ts';
import { profileRead, TALENTS } from '../../sources/talent/talent-reads.ts';
import { toCodedError } from '../log.ts';
import { readLive } from '../read-live.ts';

export type Comparison =
  | { readonly kind: 'same'; readonly profilesRead: number }
  /** `part` names the first difference. */
  | { readonly kind: 'different'; readonly part: string };

export interface CompareDeps {
  readonly client: Pick<ServiceClient, 'ask'>;
  /** Of the published digests. */
  readonly key: string;
}

const PANEL_READS: readonly SourceRead<unknown>[] = [
  panel.SLIDES,
  panel.STAFF,
  panel.SOCIAL,
  panel.POSTS,
  panel.TEXTS,
  panel.IMAGES,
  panel.CUSTOMIZATIONS,
];
/** Older forms of the application page, compared only if the build read them. */
const OLDER_READS: readonly SourceRead<unknown>[] = [panel.SCOUTED_OWNER, panel.SCOUTED_IMAGES];
const HOUR = 60 * 60 * 1000;
const CONCURRENCY = 16;
const LIST_TIMEOUT = 15_000;
const READ_TIMEOUT = 6_000;

/** Compares until `deadline` (ms since 1970). Throws when a service fails. */
export async function compareContent(
  info: BuildInfo,
  deadline: number,
  deps: CompareDeps,
): Promise<Comparison> {
  const { parts } = info;
  const isShown = (name: string, part: string): boolean => parts[name] === sealPart(part, deps.key);
  if (isIncomplete(parts) && isDue(Date.parse(info.time), Date.now()))
    return { kind: 'different', part: 'unread' };
  if (!isShown('day', dayPart(Date.now()).day)) return { kind: 'different', part: 'day' };

  const reads = [
    ...PANEL_READS,
    ...OLDER_READS.filter(({ collection }) => parts[collection] !== undefined),
  ];
  const [listed, ...differing] = await Promise.all([
    readLive(deps.client, TALENTS, LIST_TIMEOUT).then(({ value }) => value),
    ...reads.map(async (read) => {
      const part = toPart((await readLive(deps.client, read, READ_TIMEOUT)).value);
      return isShown(read.collection, part) ? null : read.collection;
    }),
  ]);
  const [part] = differing.filter((name) => name !== null);
  if (part !== undefined) return { kind: 'different', part };
  // A build would reject an empty list.
  if (listed.length === 0 && (info.counts['talents'] ?? 0) > 0)
    throw toCodedError('EMPTY_LIST', 'an empty list of talents');
  if (!isShown(TALENTS.collection, toPart(listed)))
    return { kind: 'different', part: TALENTS.collection };
  return await compareProfiles(info, listed, deadline, deps);
}

/** Whether to ask again for unreadable content: in the first hour, after four hours, then daily.
 * The schedule runs hourly. */
function isDue(builtAt: number, now: number): boolean {
  const age = Math.floor(now / HOUR) - Math.floor(builtAt / HOUR);
  return age === 1 || age % 24 === 5;
}

async function compareProfiles(
  { parts }: BuildInfo,
  listed: readonly ListedTalent[],
  deadline: number,
  deps: CompareDeps,
): Promise<Comparison> {
  const groups = Array.from(groupProfiles(listed, unfitProfiles(parts)));
  const first = Math.floor(Math.random() * groups.length);
  let profilesRead = 0;
  const failures: unknown[] = [];
  for (const [name, talents] of [...groups.slice(first), ...groups.slice(0, first)]) {
    if (Date.now() >= deadline) break;
    try {
      const profiles = await mapConcurrently(
        talents,
        CONCURRENCY,
        async ({ id }) => [id, await readProfile(id, deps)] as const,
      );
      profilesRead += profiles.length;
      if (sealPart(toProfilesPart(profiles), deps.key) !== parts[name])
        return { kind: 'different', part: name };
    } catch (error) {
      // A part that cannot be read must not hide another part's change.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return { kind: 'same', profilesRead };
}

/** `null` if the profile does not exist; throws when the failure may pass. */
async function readProfile(id: string, deps: CompareDeps): Promise<Profile | null> {
  try {
    return (await readLive(deps.client, profileRead(id), READ_TIMEOUT)).value;
  } catch (error) {
    if (error instanceof HttpError && (error.status === 404 || error.code === MALFORMED))
      return null;
    throw error;
  }
}
