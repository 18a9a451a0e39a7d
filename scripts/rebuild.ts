/**
 * `npm run rebuild`: publishes a new release when content or code changed. Messages go to standard
 * error, one line of JSON to standard output:
 *
 * {"result":"published","release":"000007","pages":194,"rendered":9,"changed":4,"fingerprint":"…","stale":[],"reading":0.2,"seconds":2.1,"memory":350}
 * {"result":"unchanged","release":"000007","fingerprint":"…","stale":[],"seconds":0.4,"memory":110}
 * {"result":"failed","reason":"talents: POST https://… answered 503","seconds":4.2,"memory":110}
 *
 * `reading` is the part of `seconds` that reading the content took, `memory` the peak in MB;
 * `stale` names collections from last good copies. Exit codes: `published` and `unchanged` 0,
 * `failed` 1, `usage` 2, `refused` (by the verification) 3, `locked` (another build) 4.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { isDebugging } from '../src/config/build-config.ts';
import { START_UP } from '../src/gateway/rebuild/coalesce.ts';
import type { BuildOutcome } from './build/build-site.ts';
import { LockedError } from './build/releases.ts';
import { toReason } from './build/failure-reason.ts';
import { BUILD_FLAGS, runBuild } from './run-build.ts';

const startedAt = performance.now();
const FLAGS = { ...BUILD_FLAGS, force: { type: 'boolean', default: false } } as const;

type Flags = ReturnType<typeof parseArgs<{ options: typeof FLAGS }>>['values'];

let flags: Flags;
try {
  flags = parseArgs({ options: FLAGS }).values;
} catch (error) {
  end(2, { result: 'usage', reason: toReason(error) });
}
try {
  end(0, toResult(await rebuild(flags)));
} catch (error) {
  if (isDebugging(process.env)) console.error(error);
  if (error instanceof LockedError) end(4, { result: 'locked', reason: error.message });
  const isRefused = error instanceof Error && error.name === 'RefusedError';
  end(isRefused ? 3 : 1, { result: isRefused ? 'refused' : 'failed', reason: toReason(error) });
}

async function rebuild(flags: Flags): Promise<BuildOutcome> {
  // Calls for a rebuild join this one until now; loading the code has taken most of that time.
  await sleep(Math.max(0, START_UP - performance.now()));
  return runBuild(flags, {
    onlyIfChanged: !flags.force && !flags.clean,
    say: (line) => {
      console.error(line);
    },
    progress: process.stderr,
  });
}

function toResult(outcome: BuildOutcome): object {
  const { kind, release, info } = outcome;
  const known = {
    fingerprint: info.fingerprint,
    stale: kind === 'published' ? info.stale : outcome.stale,
  };
  if (kind !== 'published') return { result: kind, release, ...known };
  const { rendered, changed, reading } = outcome;
  return {
    result: kind,
    release,
    pages: info.counts['pages'],
    rendered,
    changed,
    ...known,
    reading: toTenths(reading),
  };
}

function end(code: number, result: object): never {
  const memory = Math.round(process.resourceUsage().maxRSS / 1024);
  console.log(
    JSON.stringify({
      ...result,
      seconds: toTenths((performance.now() - startedAt) / 1000),
      memory,
    }),
  );
  // A build that broke off leaves workers of its tools, which would keep this process alive.
  process.exit(code);
}

function toTenths(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
