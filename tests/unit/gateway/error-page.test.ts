import { expect, it } from 'vitest';
import { dictionary } from '../../../i18n/dictionary.ts';
import { jsonAnswer, wrongMethod } from '../../../src/gateway/answers.ts';
import { withErrorPage } from '../../../src/gateway/error-page.ts';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';
const ask = (headers: Readonly<Record<string, string>>) =>
  new Request('https://amazing.example/api/composite/7', { headers });

it('what a function refuses is told in words to somebody who opened its address', async () => {
  const answer = await withErrorPage(
    ask({ Accept: BROWSER }),
    Promise.resolve(jsonAnswer(404, { error: 'unknown' })),
  );
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('Vary')).toBe('Accept, Accept-Language');
  const page = await answer.text();
  expect(page).toContain('<html lang="pt-BR">');
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain('Não há nada neste endereço.');
  expect(page).toContain('<a href="/">Ir para a Home</a>');
  const posted = await withErrorPage(ask({ Accept: BROWSER }), Promise.resolve(wrongMethod('GET')));
  expect(await posted.text()).toContain(dictionary('pt').errors.gateway.method);
});

it('what a function refuses is told in the language of the page before, else in the browser’s', async () => {
  const refused = () => Promise.resolve(jsonAnswer(503, { error: 'unavailable' }));
  const read = async (Referer: string, language: string) => {
    const request = ask({ Accept: BROWSER, Referer, 'Accept-Language': language });
    return (await withErrorPage(request, refused())).text();
  };
  expect(await read('https://amazing.example/en/models/7/ana', 'pt-BR,pt')).toContain(
    'Our system isn’t answering right now.',
  );
  expect(await read('https://elsewhere.example/pt', 'fr, EN-us;q=0.8')).toContain(
    '<a href="/en">Go to Home</a>',
  );
});

it('what a function refuses stays in codes for scripts, and what is no refusal stays as it is', async () => {
  const refusal = jsonAnswer(404, { error: 'unknown' });
  expect(await withErrorPage(ask({ Accept: '*/*' }), Promise.resolve(refusal))).toBe(refusal);
  const good = jsonAnswer(200, {});
  expect(await withErrorPage(ask({ Accept: BROWSER }), Promise.resolve(good))).toBe(good);
});
