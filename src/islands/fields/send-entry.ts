/** By XMLHttpRequest: only that reports upload progress. */
import { entryPath, type Entry } from '../../contracts/entry-kinds.ts';
import { checkOnline } from '../../stores/online.ts';
import { toOutcome, type Outcome } from './outcome.ts';

const SILENCE_LIMIT = 30_000;

export interface Shipment {
  readonly entry: Entry;
  readonly body: FormData;
  readonly fields: readonly string[];
  readonly onProgress?: (sent: number, total: number) => void;
}

export function sendEntry({ entry, body, fields, onProgress }: Shipment): Promise<Outcome> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const fail = async () => {
      const reason = (await checkOnline()) ? 'network' : 'offline';
      resolve({ kind: 'failed', failure: { reason } });
    };
    let stalled: ReturnType<typeof setTimeout> | undefined;
    const restartTimeout = () => {
      clearTimeout(stalled);
      stalled = setTimeout(() => request.abort(), SILENCE_LIMIT);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimeout();
      onProgress?.(loaded, total);
    });
    request.addEventListener('error', () => void fail());
    request.addEventListener('abort', () => void fail());
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      resolve(
        toOutcome(
          { status, retryAfter: request.getResponseHeader('Retry-After'), body: responseText },
          fields,
        ),
      );
    });
    request.addEventListener('loadend', () => clearTimeout(stalled));
    request.open('POST', entryPath(entry));
    restartTimeout();
    request.send(body);
  });
}
