/** Compares this machine's clock with the services' by the `Date` of their answers: certificates and
 * the ages of copies depend on it. */
import { NOTHING, type Finding } from './finding.ts';

/** Milliseconds. */
const TOLERANCE = 2 * 60_000;

export function watchClock() {
  let difference: number | null = null;
  return {
    /** `fetch` that also reads each answer's date. */
    fetch: (async (...request) => {
      const answer = await fetch(...request);
      const date = Date.parse(answer.headers.get('date') ?? '');
      if (!Number.isNaN(date)) difference = Date.now() - date;
      return answer;
    }) satisfies typeof fetch,
    finding: (): Finding => {
      const isOff = difference !== null && Math.abs(difference) > TOLERANCE;
      const minutes = Math.round(Math.abs(difference ?? 0) / 60_000);
      const remark = `clock: this machine's is ${minutes} minutes ${(difference ?? 0) > 0 ? 'ahead of' : 'behind'} the services': set the one that is wrong`;
      const answered = difference === null ? 'none to compare' : isOff ? 'off' : 'yes';
      return {
        ...NOTHING,
        endpoint: 'clock',
        answered,
        seconds: 0,
        remarks: isOff ? [remark] : [],
      };
    },
  };
}
