import { hold } from './held.ts';
import { lockReleases, type Release, type Releases } from './releases.ts';
import { readCurrent } from './state.ts';

/** Publishes the release before the published one. Throws an error whose message is the reason in one line. */
export function rollBack(releases: Releases): Release {
  const unlock = lockReleases(releases);
  try {
    const current = releases.current();
    const earlier = releases.list().filter(({ name }) => current !== null && name < current.name);
    const target = earlier.at(-1);
    if (target === undefined) throw new Error('there is no earlier release to go back to');
    const taken = readCurrent(releases);
    if (taken !== null) hold(releases, taken.state);
    releases.publish(target);
    return target;
  } finally {
    unlock();
  }
}
