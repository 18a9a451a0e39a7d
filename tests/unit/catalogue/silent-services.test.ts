import { expect, it } from 'vitest';
import { loadFrom, reasonOf } from '../../support/load-stage.ts';
import { moveClock, seconds, untilAborted } from '../../support/moved-clock.ts';

const ENV = {
  PANEL_URL: 'https://panel.example',
  PANEL_SALT: 's',
  PANEL_API_TOKEN: 't',
  TALENT_URL: 'https://talent.example',
  TALENT_SALT: 's',
  TALENT_API_KEY: 'k',
  SITE_URL: 'https://site.example',
};

const sleep = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

it.each([
  ['are silent', /./, false, 40],
  ['are silent after the sign-ins', /^(?!.*(?:login|signin)$)/, false, 110],
  ['stop in the middle of each answer', /^(?!.*(?:login|signin)$)/, true, 110],
])(
  'A build is over in less than two minutes where the services %s',
  async (_, silent, stops, most) => {
    moveClock(Date.UTC(2026, 10, 21));
    const answer = (address: string, signal: AbortSignal | null | undefined) => {
      if (!silent.test(address))
        return Promise.resolve(Response.json({ token: 't', access_token: 't' }));
      const never = () => untilAborted(signal);
      return stops ? Promise.resolve(new Response(new ReadableStream({ pull: never }))) : never();
    };
    const tools = {
      fetch: ((address: string, init?: RequestInit) =>
        answer(address, init?.signal)) as typeof fetch,
      sleep,
      now: Date.now,
      random: () => 1,
      limit: <T>(task: () => Promise<T>) => task(),
    };
    const reason = reasonOf(loadFrom(ENV, { tools }));
    expect(await seconds(reason)).toBeLessThan(most);
    expect(await reason).toMatch(/did not answer within (?:10|30) s/);
  },
);
