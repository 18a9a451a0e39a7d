import { expect, it } from 'vitest';
import { unavailablePage } from '../../../src/astro/unavailable-page.ts';

it('the page for content that cannot be read shows the code and the reason in the language of the path', () => {
  const html = unavailablePage('en', {
    code: 'HTTP_503',
    reason: 'talents: POST https://talent.example/api/talents answered 503',
  });
  expect(html).toContain('<html lang="en">');
  expect(html).toContain('<strong>HTTP_503</strong>');
  expect(html).toContain('talents: POST https://talent.example/api/talents answered 503');
});

it('the page for content that cannot be read escapes whatever a service put into the reason', () => {
  const html = unavailablePage('pt', {
    code: '"><script>',
    reason: `<script>alert('1')</script> & "more"`,
  });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;more&quot;');
});
