import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { staleCollections } from '../../src/catalogue/load-report.ts';
import { countOf, readFirst, startAgency, loadFrom, reasonOf } from '../support/load-stage.ts';

const nth = (index: number) => `id=${1001 + index}&`;

it('a profile that cannot be read is left out, within the tolerance', async () => {
  const agency = await startAgency({ talents: 30 });
  agency.fail(nth(4), 500);
  agency.answer(nth(5), { error: 'nothing here' });
  for (const id of [1021, 1022])
    agency.answer(`id=${id}&`, { id, name: 'Ana', under_age: 'talvez', hair: 'N/A' });
  const { catalogue, report } = await loadFrom(agency.env);
  const told = report.warnings.join('\n').match(/(?<=profiles 102[12]: )(?:hair|under_age)/g);
  expect(told?.toSorted(), 'harmless ones once').toEqual(['hair', 'under_age', 'under_age']);
  expect(catalogue.talents.filter(({ id }) => /^100[56]$/.test(id))).toEqual([]);
  expect(report.warnings).toContain(
    `profiles 1005: GET ${agency.talentUrl}/api/talent/profile answered 500; left out`,
  );
  const profiles = report.collections.find(({ collection }) => collection === 'profiles');
  expect(profiles?.leftOut).toBe(2);
});

it('a minor whose profile has another name is hidden by that one, too: in pictures’ files and in what editors write', async () => {
  const agency = await startAgency({ talents: 30 });
  const minor = { id: 1021, name: 'Nina Quaresmeira', under_age: true };
  const book = [{ file: 'talents/vilela-1.jpg' }, { file: 'talents/1.jpg' }];
  agency.answer('/api/talents?', [minor]);
  agency.answer(nth(20), { ...minor, name: 'Nina Vilela', galleries: { book } });
  const posts = ['Quaresmeira', 'Vilela', 'Costa'].map((surname, index) => ({
    ...{ id: index, slug: `estreia-${index}`, title: `Estreia de Nina ${surname}` },
    ...{ content: '', language: 'pt' },
  }));
  agency.answer('/api/posts/', posts);
  const { catalogue, report } = await loadFrom(agency.env);
  const [shown] = catalogue.talents;
  expect(shown?.galleries.book.map(({ file }) => file)).toEqual(['talents/1.jpg']);
  expect(report.warnings.filter((line) => line.includes('in full'))).toEqual([
    expect.stringContaining('"Nina Quaresmeira"'),
    expect.stringContaining('"Nina Vilela"'),
  ]);
});

it('a profile of a minor that cannot be read at the first build still has editors told where a post names the minor', async () => {
  const title = 'Estreia de Nina Quaresmeira';
  const named = { id: 1, slug: 'a', title, content: '', language: 'pt' };
  const edit = (path: string, content: unknown): unknown => {
    if (path.startsWith('/api/posts/')) return { data: [named] };
    if (!path.startsWith('/api/talents?')) return content;
    const { data } = content as { readonly data: readonly object[] };
    return {
      data: data.map((talent, index) =>
        index === 5 ? { ...talent, name: 'Nina Quaresmeira', under_age: true } : talent,
      ),
    };
  };
  const agency = await startAgency({ talents: 30, edit });
  agency.fail(nth(5), 500);
  const { report, catalogue } = await loadFrom(agency.env);
  expect(catalogue.talents.map(({ id }) => id)).not.toContain('1006');
  expect(report.warnings.filter((line) => line.startsWith('posts'))).toEqual([
    expect.stringContaining('1006'),
  ]);
});

it('a profile that cannot be read fails the load in strict mode', async () => {
  const { agency, reload } = await readFirst(await startAgency({ talents: 30 }));
  // Its mistake alone ends nothing.
  agency.answer(nth(5), { error: 'nothing here' });
  const { catalogue } = await reload({ strict: true });
  expect(catalogue.talents.map(({ id }) => id)).not.toContain('1006');
  agency.recover().fail(nth(4), 500);
  expect(await reasonOf(reload({ strict: true }))).toBe(
    `profiles: 1005: GET ${agency.talentUrl}/api/talent/profile answered 500`,
  );
});

it('a profile fails the load when more than a tenth cannot be read, long before all have been tried', async () => {
  const agency = await startAgency({ talents: 300 });
  agency.fail('/api/talent/profile', 503);
  const reason = await reasonOf(loadFrom(agency.env));
  expect(reason).toMatch(
    /^profiles: at least 30 of 299 could not be read \(first \d+: GET \S+ answered 503\)$/,
  );
  expect(countOf(agency, 'GET /api/talent/profile')).toBeLessThan(450);
});

it.each([
  ['answers 404', 404],
  ['answers 410', 410],
  ['is hidden', { id: 1005, name: 'Ana', status: 'draft' }],
])('a profile that %s is a talent that left, whatever the copy says', async (_, answer) => {
  const { agency, copies, reload } = await readFirst(await startAgency({ talents: 30 }));
  if (typeof answer === 'number') agency.fail(nth(4), answer);
  else agency.answer(nth(4), answer);
  const { catalogue, report } = await reload();
  expect(catalogue.talents.map(({ id }) => id)).not.toContain('1005');
  expect(staleCollections(report)).toEqual([]);
  const copyOf = (id: string) =>
    copies.find({ origin: agency.talentUrl, collection: 'profiles', id });
  expect([copyOf('1005'), copyOf('1006')]).toEqual([null, expect.anything()]);
});

it.each([
  ['while the list cannot be read', '/api/talents?', { id: 1005, name: 'Ana Sá', under_age: true }],
  ['that becomes unusable in the same edit', 'nothing', { data: { id: 1006, under_age: true } }],
  ['that comes in a list', 'nothing', { data: [{ id: 1005, name: 'Ana Sá', under_age: true }] }],
  ['that says it failed', 'nothing', { id: 1005, errors: ['no cover'], under_age: true }],
])('a profile that alone flags a minor makes one of the adult %s', async (_, silent, body) => {
  const { agency, before, reload } = await readFirst(await startAgency({ talents: 30 }));
  agency.answer(nth(4), body);
  agency.fail(silent, 500);
  const after = await reload();
  const flagOf = ({ catalogue }: typeof after) =>
    catalogue.talents.find(({ id }) => id === '1005')?.underAge;
  expect([flagOf(before), flagOf(after)]).toEqual([false, true]);
});

it('profiles are asked beside a list from before although it names their copies’ ETags: who left or is hidden goes, a flag holds, one bad answer ends no asking', async () => {
  const etags = new Map<string | undefined, string>();
  const edit = (path: string, content: unknown): unknown => {
    const sha1 = createHash('sha1').update(JSON.stringify(content)).digest('hex');
    if (path.startsWith('/api/talent/profile'))
      etags.set(/id=(\d+)/.exec(path)?.[1], `W/"${sha1}"`);
    if (!path.startsWith('/api/talents?')) return content;
    const { data } = content as { readonly data: readonly { readonly id: number }[] };
    return { data: data.map((one) => ({ ...one, profile_etag: etags.get(String(one.id)) })) };
  };
  const { agency, reload } = await readFirst(
    await startAgency({ talents: 110, validators: true, edit }),
  );
  const asked = countOf(agency, 'GET /api/talent/profile');
  await reload();
  const askedAgain = countOf(agency, 'GET /api/talent/profile') - asked;
  expect(askedAgain, 'a weak ETag is the same').toBeLessThan(10);
  agency.fail('/api/talents?', 500);
  agency.fail(nth(4), 404);
  agency.answer(nth(100), { id: 1101, name: 'Ana Sá', under_age: true });
  agency.answer(nth(6), { id: 1007, name: 'Ana', deleted_at: '2026-11-01' });
  for (const index of [7, 8, 9, 10]) agency.fail(nth(index), 400);
  for (const index of [11, 12]) agency.fail(nth(index), 503);
  const { catalogue, report } = await reload();
  const shown = new Map(catalogue.talents.map(({ id, underAge }) => [id, underAge]));
  const flags = ['1005', '1007', '1008', '1101'].map((id) => shown.get(id));
  expect(flags).toEqual([undefined, undefined, false, true]);
  expect(report.warnings).toContain(
    'profiles: 2 of the listed talents left (404 or hidden): 1005, 1007',
  );
  agency.fail('/api/talent/profile', 503);
  expect((await reload()).report.warnings).toContain(
    'profiles: the service does not answer; not everybody was asked',
  );
});
