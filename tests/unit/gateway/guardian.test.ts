/** Who may apply, and who needs a guardian: attempts at the gateway, around the midnight in Recife at which an age rises. */
import { describe, expect, it } from 'vitest';
import { readEntry } from '../../../src/gateway/entry/read-entry.ts';
import { application } from '../../support/gateway.ts';
import { ALL, ATTEMPTS, CASES, expectedAt, GUARDIAN, read, required, type Changes, type Errors } from '../../support/guardian-attempts.ts';
import { plainPhoto } from '../../support/photos.ts';

const photo = await plainPhoto('jpeg');

async function attempt(birthdate: string, fields: Changes, moment: string): Promise<Errors> {
  const entry = await read(birthdate, fields, moment);
  return entry.ok ? {} : entry.errors;
}

describe.each(CASES)('at $age (born $birthdate, asked at $moment)', ({ age, birthdate, moment }) => {
  it.each(ATTEMPTS.map(([what, fields, toMinor]) => ({ what, fields, expected: expectedAt(age, toMinor) })))(
    '$what: $expected',
    async ({ fields, expected }) => {
      expect(await attempt(birthdate, fields, moment)).toEqual(expected);
    },
  );
});

describe('somebody born on 29 February', () => {
  it('needs a guardian until 1 March of a common year', async () => {
    expect(await attempt('2008-02-29', {}, '2026-03-01T02:59:59.999Z')).toEqual(required(...ALL));
    expect(await attempt('2008-02-29', {}, '2026-03-01T03:00:00.000Z')).toEqual({});
  });
});

describe('a minor', () => {
  it.each(['2009-11-22\u200B', '\u202E2009-11-22', '2009-11-22\u0000 ', '\t2009-11-22\n'])(
    'needs a guardian however the date is written: %j',
    async (birthdate) => {
      expect(await attempt(birthdate, {}, '2026-11-22T12:00:00Z')).toEqual(required(...ALL));
    },
  );
});

describe('Instagram and TikTok', () => {
  const none = { instagr: null, tiktok: ' ' };

  it('are optional under 18, and required from then on', async () => {
    expect(await attempt('2009-11-22', { ...GUARDIAN, ...none }, '2026-11-22T12:00:00Z')).toEqual({});
    expect(await attempt('2008-11-22', none, '2026-11-22T12:00:00Z')).toEqual({ instagr: 'required', tiktok: 'required' });
  });
});

describe("a guardian's field", () => {
  it('is named when it comes twice, whatever the age', async () => {
    const body = application(photo, { birthdate: '2009-11-22', ...GUARDIAN });
    body.append('guardian_consent', '1');
    const request = new Request('https://amazing.example/api/entry/getScouted', { method: 'POST', body });
    expect(await readEntry(request, 'getScouted', Date.parse('2026-11-22T12:00:00Z'))).toMatchObject({
      errors: { guardian_consent: 'repeated' },
    });
  });

  it('of an adult is left out: nothing of a guardian is kept that was not asked for', async () => {
    const body = application(photo, { birthdate: '2000-01-01', ...GUARDIAN });
    const request = new Request('https://amazing.example/api/entry/getScouted', { method: 'POST', body });
    const read = await readEntry(request, 'getScouted', Date.parse('2026-11-22T12:00:00Z'));
    expect(read.ok && Object.keys(read.form).filter((name) => name.startsWith('guardian'))).toEqual([]);
  });
});
