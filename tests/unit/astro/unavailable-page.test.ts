import { expect, it } from 'vitest';
import { unavailablePage } from '../../../src/astro/unavailable-page.ts';

it('the page for content that cannot be read escapes whatever a service put into the reason', () => {
  const html = unavailablePage('pt', {
    code: '"><script>',
    reason: `<script>alert('1')</script> & "more"`,
  });
  expect(html).not.toContain('<script>');
  expect(html).toContain('&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt; &amp; &quot;more&quot;');
});
