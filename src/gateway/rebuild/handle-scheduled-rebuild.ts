import { jsonAnswer } from '../answers.ts';

/** Asks for a build, because whoever edits may forget to: the build finds out what is new. 503 when
 * there is no hook, or it does not take the call. */
export async function handleScheduledRebuild(
  start: (() => Promise<boolean>) | null,
): Promise<Response> {
  if (start === null) return jsonAnswer(503, { error: 'unconfigured' });
  return (await start())
    ? jsonAnswer(200, { status: 'started' })
    : jsonAnswer(503, { error: 'unavailable' });
}
