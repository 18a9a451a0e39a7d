/** Switches for tests: inject faults, count requests. They ask for JSON or no body, and refuse browsers of other origins. */
import { jsonAnswer } from '../http/answer.ts';
import { readJson } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { parseFaultRules, type Faults } from '../http/faults.ts';
import type { RequestCounter } from '../http/requests.ts';
import type { Handler, Route } from '../http/router.ts';
import { checkSameOrigin } from '../http/same-origin.ts';

export interface ControlParts {
  readonly faults: Faults;
  readonly requests: RequestCounter;
}

export function controlRoutes({ faults, requests }: ControlParts): Route[] {
  const route = (method: Route['method'], pattern: string, handler: Handler): Route => ({
    method,
    pattern,
    handler: (call: Call) => {
      checkSameOrigin(call.request);
      return handler(call);
    },
  });
  return [
    route('GET', '/__faults', () => jsonAnswer(200, faults.list())),
    route('POST', '/__faults', async ({ request }) => {
      faults.add(...parseFaultRules(await readJson(request, 256 * 1024)));
      return jsonAnswer(201, faults.list());
    }),
    route('DELETE', '/__faults', () => {
      faults.clear();
      return jsonAnswer(200, []);
    }),
    route('GET', '/__requests', () => jsonAnswer(200, { total: requests.total(), paths: requests.entries() })),
    route('DELETE', '/__requests', () => {
      requests.clear();
      return jsonAnswer(200, { total: 0, paths: {} });
    }),
  ];
}
