import { hold } from './held.ts';
import { lockReleases, type Release, type Releases } from './releases.ts';
import { readCurrent } from './state.ts';

/** Publishes again what was published before the published release, and never what was taken back already. Throws an error whose message is the reason in one line. */
export function rollBack(releases: Releases): Release {
  const unlock = lockReleases(releases);
  try {
    const current = releases.current();
    const target = releases.list().findLast((release) => current !== null && release.name < current.name && releases.isProven(release));
    if (current === null || target === undefined) throw new Error('there is no earlier release to go back to');
    const taken = readCurrent(releases);
    if (taken !== null) hold(releases, taken.state);
    releases.takeBack(current);
    releases.publish(target);
    return target;
  } finally {
    unlock();
  }
}
