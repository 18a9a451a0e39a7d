import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { whyPlain } from '../../../scripts/build/renderer.ts';

it('the renderer is the fast one with any release of the Astro that it was made for', () => {
  expect([whyPlain('7.3', '7.3.0', false), whyPlain('7.3', '7.3.19', false)]).toEqual([null, null]);
});

it.each(['7.2.10', '7.4.0', '7.30.1', '8.0.0', '7.3'])(
  "the renderer is Astro's own with Astro %s, and the build says so",
  (version) => {
    const reason = `Astro ${version} is installed, and scripts/build/fast is made for 7.3`;
    expect(whyPlain('7.3', version, false)).toContain(reason);
  },
);

it("the renderer is Astro's own where that is asked for, and where the fast one is removed", () => {
  expect(whyPlain('7.3', '7.3.5', true)).toBe('RENDERER=astro is set.');
  expect(whyPlain(null, '7.3.5', false)).toBe('there is no scripts/build/fast.');
});

it('the renderer keeps what it uses of the internals of Astro in one file', () => {
  const root = join(import.meta.dirname, '../../..');
  const files = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|astro)$/.test(file))
      .map((file) => join(folder, file)),
  );
  const internals = /astro\/(?:runtime|dist|core)|prerender-entry|setPrerenderer|setInternals/;
  expect(files.filter((file) => internals.test(readFileSync(join(root, file), 'utf8')))).toEqual([
    'scripts/build/fast/internals.ts',
  ]);
});
