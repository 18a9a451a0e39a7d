import { jsonAnswer } from '../answers.ts';

export async function handleScheduledRebuild(
  start: (() => Promise<boolean>) | null,
): Promise<Response> {
  if (start === null) return jsonAnswer(503, { error: 'unconfigured' });
  return (await start())
    ? jsonAnswer(200, { status: 'started' })
    : jsonAnswer(503, { error: 'unavailable' });
}
