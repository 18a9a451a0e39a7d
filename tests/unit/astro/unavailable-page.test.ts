import { expect, it } from 'vitest';
import { unavailablePage } from '../../../src/astro/unavailable-page.ts';

it('the page for content that cannot be read escapes whatever a service put into the reason', () => {
  const html = unavailablePage('pt', {
    code: '"><script>',
    reason: `<b>'1'</b> & "more"`,
  });
  expect(html).not.toMatch(/<(?:script|b)>/);
  expect(html).toContain('&#60;b&#62;&#39;1&#39;&#60;/b&#62; &#38; &#34;more&#34;');
});
