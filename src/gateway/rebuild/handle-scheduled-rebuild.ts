/** Calls the build hook if the services and the site differ: whoever edits may forget to. */
import * as v from 'valibot';
import { BUILD_INFO_PATH, buildInfoSchema, type BuildInfo } from '../../contracts/build-info.ts';
import { jsonAnswer } from '../answers.ts';
import { toErrorCode, type Log } from '../log.ts';
import { compareContent, type CompareDeps, type Comparison } from './compare-content.ts';

export interface ScheduledRebuildDeps extends CompareDeps {
  readonly siteUrl: string;
  readonly start: (() => Promise<boolean>) | null;
  readonly log: Log;
}

/** Milliseconds after which no profile is read: the platform ends a scheduled run after 30 s. */
const COMPARING_LIMIT = 18_000;
const INFO_TIMEOUT = 5_000;

/** 200 with `same` or `started`; 503 when a service, the site or the hook fails. */
export async function handleScheduledRebuild({
  siteUrl,
  start,
  log,
  ...deps
}: ScheduledRebuildDeps): Promise<Response> {
  if (start === null) return jsonAnswer(503, { error: 'unconfigured' });
  let comparison: Comparison;
  try {
    const deadline = Date.now() + COMPARING_LIMIT;
    const info = await loadBuildInfo(siteUrl);
    comparison =
      info === null
        ? { kind: 'different', part: 'build' }
        : await compareContent(info, deadline, deps);
  } catch (error) {
    log({ level: 'warn', event: 'rebuild.unknown', code: toErrorCode(error) });
    return jsonAnswer(503, { error: 'unavailable' });
  }
  log({ level: 'info', event: 'rebuild.compared', ...comparison });
  if (comparison.kind === 'same') return jsonAnswer(200, { status: 'same' });
  return (await start())
    ? jsonAnswer(200, { status: 'started' })
    : jsonAnswer(503, { error: 'unavailable' });
}

/** `null` if the site's build wrote no info. Throws when the site does not answer. */
async function loadBuildInfo(siteUrl: string): Promise<BuildInfo | null> {
  const answer = await fetch(new URL(BUILD_INFO_PATH, siteUrl), {
    signal: AbortSignal.timeout(INFO_TIMEOUT),
  });
  if (answer.status !== 200) await answer.body?.cancel();
  if (answer.status === 404) return null;
  if (answer.status !== 200) throw new Error(`the site answered ${answer.status}`);
  const info = v.safeParse(buildInfoSchema, await answer.json().catch(() => null));
  return info.success ? info.output : null;
}
