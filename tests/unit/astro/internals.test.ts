import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ASTRO_VERSION, checkAstroVersion } from '../../../src/astro/internals.ts';

describe("what the site uses of Astro's internals", () => {
  it('is meant for the Astro that is installed', () => {
    expect(() => {
      checkAstroVersion();
    }).not.toThrow();
  });

  it.each(['7.4.0', '7.30.1', '8.0.0'])('refuses to start with Astro %s, and says what to do', (version) => {
    expect(() => {
      checkAstroVersion(version);
    }).toThrow(
      `Astro ${version} is installed, and the site uses internals of Astro ${ASTRO_VERSION}: ` +
        `install ${ASTRO_VERSION} again, or follow the note at the top of src/astro/internals.ts.`,
    );
  });

  it('is used by one file alone', () => {
    const root = join(import.meta.dirname, '../../..');
    const files = ['src', 'scripts'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(?:ts|tsx|astro)$/.test(file))
        .map((file) => join(folder, file)),
    );
    const internals = /astro\/(?:runtime|dist|core)|prerender-entry|setPrerenderer|setInternals|astro:content-changed/;
    expect(files.filter((file) => internals.test(readFileSync(join(root, file), 'utf8')))).toEqual(['src/astro/internals.ts']);
  });
});
