import { expect, it } from 'vitest';
import { handleOptions } from '../../../src/gateway/handle-options.ts';

it('places that stand in for a failing service are soon asked for again', async () => {
  let isDown = false;
  const deps = {
    client: {
      ask: () =>
        isDown
          ? Promise.reject(new Error('down'))
          : Promise.resolve({ value: { countries: [], states: [], cities: [] } } as never),
    },
    places: new Map(),
    log: () => undefined,
  };
  const ask = () => handleOptions(new Request('https://amazing.example/api/options'), deps);
  const good = await ask();
  isDown = true;
  const old = await ask();
  expect(await old.json()).toEqual(await good.json());
  expect(
    ['Cache-Control', 'Netlify-CDN-Cache-Control', 'Netlify-Vary'].map((name) =>
      old.headers.get(name),
    ),
  ).toEqual(['public, max-age=30', 'public, max-age=60', 'query=language|country|state']);
});
