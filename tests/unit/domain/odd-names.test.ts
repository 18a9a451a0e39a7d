import { describe, expect, it } from 'vitest';
import { toPersonName } from '../../../src/domain/display-name.ts';
import { toSlug } from '../../../src/domain/names.ts';
import { createSiteFiles, handleProfileAddress } from '../../../src/gateway/profile-address.ts';
import { parsePath, toPath } from '../../../src/routes.ts';
import { oddNames } from '../../support/odd-names.ts';

/** As a catalogue holds them. */
const NAMES = oddNames(5_000).map(toPersonName);
const pathOf = (index: number, slug: string) => toPath({ page: 'profile', id: String(index + 1), slug }, 'pt');

describe('five thousand odd names', () => {
  it('have addresses of lower-case ASCII words, none of which a page may not have', () => {
    for (const name of NAMES) {
      const slug = toSlug(name);
      expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(90);
      expect(slug).not.toMatch(/^(?:index|404|500|con|prn|aux|nul|com\d|lpt\d)$/);
      expect(toSlug(toPersonName(name))).toBe(slug);
      expect(toSlug(name.normalize('NFD'))).toBe(slug);
    }
  });

  it('are read back from their addresses', () => {
    for (const [index, name] of NAMES.entries()) {
      const slug = toSlug(name);
      expect(parsePath(pathOf(index, slug))).toEqual({ locale: 'pt', route: { page: 'profile', id: String(index + 1), slug } });
    }
  });

  it('are found by their id alone', async () => {
    const talents = NAMES.map((name, index) => [String(index + 1), name]);
    const deps = { files: createSiteFiles(() => 0), readStatic: () => Promise.resolve(Response.json({ talents })) };
    for (const [index, name] of NAMES.entries()) {
      const answer = await handleProfileAddress(new Request(`https://site.example/modelos/${String(index + 1)}`), deps);
      expect(answer.headers.get('location')).toBe(pathOf(index, toSlug(name)));
    }
  });
});
