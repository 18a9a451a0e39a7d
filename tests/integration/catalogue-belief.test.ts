/** Which talent lists are believed, in every form in which a service may answer a bad one: none of them is published unasked. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCopies } from '../../src/catalogue/copies.ts';
import type { LoadParts } from '../../src/catalogue/load.ts';
import { staleCollections } from '../../src/catalogue/report.ts';
import type { TalentRecord } from '../../src/catalogue/talent-record.ts';
import { startForEachTest } from '../support/agencies.ts';
import { BAD_LISTS, listOf, range, TALENTS } from '../support/bad-lists.ts';
import { briskTools, loadFrom, reasonOf } from '../support/load.ts';
import { startOtherAgency, type OtherAgency } from '../support/other-agency.ts';

const start = startForEachTest();

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 22, 12);

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

interface Stand {
  readonly agency: OtherAgency;
  readonly file: string;
  /** Loads as a build would, at some hours from the first one, and saves as one that was published. */
  readonly load: (hours: number, parts?: Partial<LoadParts>) => ReturnType<typeof loadFrom>;
  readonly answer: (body: unknown) => void;
}

async function open(talents = TALENTS): Promise<Stand> {
  return standBefore(await start({ talents }));
}

function standBefore(agency: OtherAgency): Stand {
  const folder = mkdtempSync(join(tmpdir(), 'belief-'));
  folders.push(folder);
  const file = join(folder, 'copies.sqlite');
  const load: Stand['load'] = async (hours, parts = {}) => {
    const copies = openCopies(file, () => undefined);
    try {
      return await loadFrom(agency.env, { copies, tools: briskTools({ now: () => NOW + hours * HOUR }), ...parts });
    } finally {
      copies.close();
    }
  };
  const answer = (body: unknown) => {
    agency.clearFaults();
    agency.addFault({ path: '/api/talents', fault: { kind: 'answer', body } });
  };
  return { agency, file, load, answer };
}

const namesOf = ({ catalogue }: Awaited<ReturnType<typeof loadFrom>>) => catalogue.talents.map(({ name }) => name);

describe('a talent list', () => {
  describe('after a good one', () => {
    let agency: OtherAgency;
    let stand: Stand;
    let names: readonly string[];
    let hours = 0;
    const loadNext = () => stand.load((hours += 1));

    beforeAll(async () => {
      agency = await startOtherAgency({ talents: TALENTS });
      stand = standBefore(agency);
      names = namesOf(await stand.load(0));
    });
    afterAll(() => agency.close());

    // One after another: none of them is worn down by those before.
    it.each(BAD_LISTS)('%s is a failed read: the copy is used, and the load says why', async (_, body, reason) => {
      stand.answer(body);
      const after = await loadNext();
      expect(namesOf(after)).toEqual(names);
      expect(staleCollections(after.report)).toContain('talents');
      expect(after.report.warnings.join('\n')).toContain(`answered ${reason}`);
      expect(after.report.warnings.join('\n')).toContain('its last good copy is used');
    });

    it('is read again as soon as it is good', async () => {
      agency.clearFaults();
      expect(staleCollections((await loadNext()).report)).toEqual([]);
    });
  });

  it.each(BAD_LISTS.filter(([form]) => !/another|22|page|half/.test(form)))('%s is no first one either', async (_, body) => {
    const stand = await open();
    stand.answer(body);
    expect(await reasonOf(stand.load(0))).toMatch(/^talents: POST \S+ answered /);
  });

  it('that shrinks a little with every rebuild is believed to four fifths of a week, and no further', async () => {
    const stand = await open();
    await stand.load(0);
    const sizes: number[] = [];
    for (const [step, count] of [74, 67, 60, 54, 48, 43].entries()) {
      stand.answer(listOf(...range(count)));
      sizes.push((await stand.load(step + 1)).catalogue.talents.length);
    }
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(65);
    expect(sizes.at(-1)).toBe(sizes[1]);
  });

  it('may have a fifth less again when a week has gone by', async () => {
    const stand = await open();
    await stand.load(0);
    stand.answer(listOf(...range(70)));
    await stand.load(24);
    stand.answer(listOf(...range(60)));
    expect(staleCollections((await stand.load(6 * 24)).report)).toContain('talents');
    const later = await stand.load(7 * 24 + 1);
    expect(staleCollections(later.report)).toEqual([]);
    expect(later.catalogue.talents).toHaveLength(59);
  });

  it('of a quiet agency is compared with its last release, however old', async () => {
    const stand = await open();
    await stand.load(0);
    stand.answer(listOf(...range(50)));
    expect(staleCollections((await stand.load(365 * 24)).report)).toContain('talents');
  });

  it('that somebody vouches for is believed, and so is the next one', async () => {
    const stand = await open();
    await stand.load(0);
    stand.answer(listOf(...range(22)));
    const asked = await stand.load(1, { allowShrink: true });
    expect(staleCollections(asked.report)).toEqual([]);
    const next = await stand.load(2);
    expect([namesOf(next).length, staleCollections(next.report)]).toEqual([namesOf(asked).length, []]);
  });

  it('fails a strict load, which says how to have it all the same', async () => {
    const stand = await open();
    await stand.load(0);
    stand.answer(listOf(...range(22)));
    expect(await reasonOf(stand.load(1, { strict: true }))).toMatch(
      /^talents: POST \S+ answered a list without 61 of .*; --allow-shrink takes it$/,
    );
  });

  it('is not believed for its length alone where the profiles say that the talents left', async () => {
    const stand = await open();
    const before = await stand.load(0);
    for (const id of range(30)) stand.agency.addFault({ path: `id=${id}&`, fault: { kind: 'status', status: 404 } });
    const after = await stand.load(1);
    expect(namesOf(after)).toEqual(namesOf(before));
    expect(staleCollections(after.report)).toEqual(['profiles']);
    expect(after.report.warnings.join('\n')).toMatch(
      /profiles: answered 404 for 29 of the listed talents, leaving 53 talents where 81 are known/,
    );
    expect(await reasonOf(stand.load(2, { strict: true }))).toMatch(/^profiles: answered 404 for 29 of .*--allow-shrink takes it$/);
  });
});

describe('what earlier releases tell', () => {
  const damage = (file: string) => {
    writeFileSync(file, readFileSync(file).fill(0x55, 0, 4000));
  };

  it('is told by the last release where the copies are damaged: the load fails, because nothing can stand in', async () => {
    const stand = await open();
    const { record } = await stand.load(0);
    damage(stand.file);
    stand.answer(listOf(...range(22)));
    expect(await reasonOf(stand.load(1, { lastRelease: record }))).toContain('a list without 61 of the 82 known talents');
  });

  it('comes from the copies where the release has none or one dated in the future', async () => {
    const stand = await open();
    const { record } = await stand.load(0);
    stand.answer(listOf(...range(22)));
    const future: TalentRecord = { ...record, sizes: [{ at: NOW + 10_000 * HOUR, talents: 81 }] };
    for (const lastRelease of [null, future]) {
      expect(staleCollections((await stand.load(1, { lastRelease })).report)).toContain('talents');
    }
  });

  it('is told by the release where the record alone is damaged among the copies', async () => {
    const stand = await open();
    const { record } = await stand.load(0);
    const database = new DatabaseSync(stand.file);
    database.exec(`UPDATE copies SET text = replace(text, '"1', '"9') WHERE collection = 'record of the talents'`);
    database.close();
    stand.answer(listOf(...range(22)));
    const after = await stand.load(1, { lastRelease: record });
    expect(staleCollections(after.report)).toContain('talents');
    expect(after.catalogue.talents).toHaveLength(81);
  });

  it('is told by the copies of this service alone: another address is another agency', async () => {
    const [one, other] = [await open(), await open(5)];
    const { record } = await one.load(0);
    expect((await other.load(1, { lastRelease: record })).catalogue.talents).toHaveLength(5);
  });
});
