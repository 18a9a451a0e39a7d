/** Switches for tests: inject faults, count requests. They ask for JSON or no body, and refuse browsers of other origins. */
import { jsonAnswer } from '../http/answer.ts';
import { readJson } from '../http/body.ts';
import { parseFaultRules, type Faults } from '../http/faults.ts';
import type { RequestCounter } from '../http/requests.ts';
import { get, post, type Handler, type Route } from '../http/router.ts';
import { checkSameOrigin } from '../http/same-origin.ts';

export function controlRoutes(faults: Faults, requests: RequestCounter): Route[] {
  const routes = [
    get('/__faults', () => jsonAnswer(200, faults.list())),
    post('/__faults', async ({ request }) => {
      faults.add(...parseFaultRules(await readJson(request, 256 * 1024)));
      return jsonAnswer(201, faults.list());
    }),
    clear('/__faults', () => {
      faults.clear();
      return jsonAnswer(200, []);
    }),
    get('/__requests', () => jsonAnswer(200, { total: requests.total(), paths: requests.entries() })),
    clear('/__requests', () => {
      requests.clear();
      return jsonAnswer(200, { total: 0, paths: {} });
    }),
  ];
  return routes.map(({ handler, ...route }) => ({
    ...route,
    handler: (call) => {
      checkSameOrigin(call.request);
      return handler(call);
    },
  }));
}

function clear(pattern: string, handler: Handler): Route {
  return { method: 'DELETE', pattern, handler };
}
