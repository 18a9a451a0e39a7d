/** The dependent lists, with late, wrong and missing answers. */
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { parsePlace, toPlaceText } from '../../../../src/contracts/chosen-place.ts';
import {
  keepPlace,
  openPlaces,
  typedPlace,
  type PlaceLists,
  type Places,
} from '../../../../src/islands/application/places/place-lists.ts';

const COUNTRIES = [
  { id: '24', value: 'Angola' },
  { id: '76', value: 'Brasil' },
  { id: '620', value: 'Portugal' },
];
const STATES = [{ id: '26', value: 'Pernambuco' }];
const CITIES = [{ id: '2611606', value: 'Recife' }];

describe('the lists of places', () => {
  let asked: {
    readonly path: string;
    readonly answer: (status?: number, body?: unknown) => Response;
    readonly fail: () => void;
    readonly signal: AbortSignal;
  }[];
  let lists: PlaceLists | undefined;
  let places: Places;

  beforeEach(() => {
    asked = [];
    lists = undefined;
    places = openPlaces({
      language: 'pt',
      fetch: (path, { signal }) =>
        new Promise((resolve, reject) => {
          const query = new URL(path, 'http://x').searchParams;
          const known = {
            countries: COUNTRIES,
            states: query.get('country') === '76' ? STATES : [],
            cities: query.has('state') ? CITIES : [],
          };
          const answer = (status = 200, body: unknown = known) => {
            const response = new Response(typeof body === 'string' ? body : JSON.stringify(body), {
              status,
            });
            resolve(response);
            return response;
          };
          const fail = () => {
            reject(new TypeError('Failed to fetch'));
          };
          asked.push({ path, answer, fail, signal });
        }),
      onChange: (next) => {
        lists = next;
      },
    });
  });
  async function request(number: number) {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(number));
    const found = asked[number - 1];
    if (found === undefined) throw new Error('nothing was asked');
    return found;
  }

  it('break off a request once another place is chosen', async () => {
    places.choose('', '');
    const { signal } = await request(1);
    expect(signal.aborted).toBe(false);
    places.choose('76', '');
    expect(signal.aborted).toBe(true);
  });

  it('leave no refusal unread, and no time limit behind an answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    places.choose('76', '');
    expect(vi.getTimerCount()).toBe(1);
    const refusal = asked[0]?.answer(503);
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect([refusal?.bodyUsed, vi.getTimerCount()]).toEqual([true, 0]);
  });

  it('begin with the countries, Brazil ahead of them, the others waiting', async () => {
    places.choose('', '');
    const { path, answer } = await request(1);
    expect(path).toBe('/api/options?language=pt');
    expect(lists).toEqual({
      country: { kind: 'loading' },
      state: { kind: 'blocked' },
      city: { kind: 'blocked' },
    });
    answer();
    await vi.waitFor(() => expect(lists?.country.kind).toBe('ready'));
    const blocked = { kind: 'blocked' };
    const inOrder = {
      kind: 'ready',
      places: [{ label: 'Brasil' }, { label: 'Angola' }, { label: 'Portugal' }],
    };
    expect(lists).toMatchObject({ country: inOrder, state: blocked, city: blocked });
  });

  it('follow the choice of a country and of a state', async () => {
    places.choose('', '');
    (await request(1)).answer();
    await vi.waitFor(() => expect(lists?.country.kind).toBe('ready'));
    places.choose('76', '');
    expect(lists?.state).toEqual({ kind: 'loading' });
    expect(lists?.country.kind).toBe('ready');
    const states = await request(2);
    expect(states.path).toBe('/api/options?language=pt&country=76');
    states.answer();
    await vi.waitFor(() =>
      expect(lists?.state).toEqual({ kind: 'ready', places: [{ id: '26', label: 'Pernambuco' }] }),
    );
    expect(lists?.city).toEqual({ kind: 'blocked' });
    places.choose('76', '26');
    expect(lists?.city).toEqual({ kind: 'loading' });
    const cities = await request(3);
    expect(cities.path).toBe('/api/options?language=pt&country=76&state=26');
    cities.answer();
    await vi.waitFor(() =>
      expect(lists?.city).toEqual({ kind: 'ready', places: [{ id: '2611606', label: 'Recife' }] }),
    );
  });

  it('show the latest choice, however late the answer to an earlier one comes', async () => {
    places.choose('76', '');
    const early = await request(1);
    places.choose('620', '');
    const late = await request(2);
    late.answer();
    await vi.waitFor(() => expect(lists?.state).toEqual({ kind: 'ready', places: [] }));
    early.answer();
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(lists?.state).toEqual({ kind: 'ready', places: [] });
  });

  it('forget the cities as soon as the country changes', async () => {
    places.choose('76', '26');
    (await request(1)).answer();
    await vi.waitFor(() => expect(lists?.city.kind).toBe('ready'));
    places.choose('620', '');
    expect(lists).toMatchObject({
      country: { kind: 'ready' },
      state: { kind: 'loading' },
      city: { kind: 'blocked' },
    });
  });

  it('let state and city be typed where the country has no list', async () => {
    places.choose('620', '');
    (await request(1)).answer();
    await vi.waitFor(() => expect(lists?.city).toEqual({ kind: 'ready', places: [] }));
    expect(lists?.state).toEqual({ kind: 'ready', places: [] });
  });

  it.each([
    ['an error', 503, ''],
    ['a page instead of a list', 200, '<html></html>'],
    ['an answer of another shape', 200, { countries: 'none' }],
  ])('say that they failed on %s, and come with the next try', async (_, status, body) => {
    places.choose('', '');
    (await request(1)).answer(status, body);
    await vi.waitFor(() => expect(lists?.country).toEqual({ kind: 'failed' }));
    places.retry();
    expect(lists?.country).toEqual({ kind: 'loading' });
    (await request(2)).answer();
    await vi.waitFor(() => expect(lists?.country.kind).toBe('ready'));
  });

  it('come without a country or a state that the service does not know', async () => {
    places.choose('76', '999');
    (await request(1)).answer(404);
    const known = await request(2);
    expect(known.path).toBe('/api/options?language=pt&country=76');
    known.answer();
    await vi.waitFor(() => expect(lists?.state.kind).toBe('ready'));
    places.choose('999', '');
    (await request(3)).answer(404);
    const all = await request(4);
    expect(all.path).toBe('/api/options?language=pt');
    all.answer();
    await vi.waitFor(() =>
      expect(lists).toMatchObject({ country: { kind: 'ready' }, state: { kind: 'blocked' } }),
    );
  });

  it('fail alone: a lost list of states leaves the countries as they are', async () => {
    places.choose('', '');
    (await request(1)).answer();
    await vi.waitFor(() => expect(lists?.country.kind).toBe('ready'));
    places.choose('76', '');
    (await request(2)).fail();
    await vi.waitFor(() => expect(lists?.state).toEqual({ kind: 'failed' }));
    expect(lists?.country.kind).toBe('ready');
    expect(lists?.city).toEqual({ kind: 'blocked' });
  });
});

it('lists that no service answers for have failed after a while', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const shown: PlaceLists[] = [];
  const { choose } = openPlaces({
    language: 'pt',
    fetch: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    onChange: (lists) => shown.push(lists),
  });
  choose('', '');
  await vi.advanceTimersByTimeAsync(11_000);
  expect(shown.at(-1)?.country.kind).toBe('loading');
  await vi.advanceTimersByTimeAsync(2000);
  expect(shown.at(-1)?.country.kind).toBe('failed');
});

const list = { kind: 'ready', places: [{ id: '76', label: 'Brazil' }] } as const;
const brazil = toPlaceText({ id: '76', label: 'Brazil' });

it('a chosen place takes the words of the list that it is found in, is dropped where the list lacks it, and waits while its list is not there', () => {
  expect(keepPlace(list, '{"value":"76","label":"Brasil"}')).toBe(brazil);
  expect(keepPlace(list, '{"value":76,"label":"Brasil"}')).toBe(brazil);
  expect(keepPlace(list, '{"value":"7","label":"?"}')).toBe('');
  expect(keepPlace(list, '{"value":"","label":"Lisboa"}')).toBe('');
  expect(keepPlace(list, 'nonsense')).toBe('');
  for (const kind of ['blocked', 'loading', 'failed'] as const)
    expect(keepPlace({ kind }, brazil)).toBe(brazil);
});

it('a chosen place may be typed where the list is empty', () => {
  const typed = typedPlace('Lisboa');
  expect(parsePlace(typed)).toEqual({ id: '', label: 'Lisboa' });
  expect(typedPlace('   ')).toBe('');
  expect(keepPlace({ kind: 'ready', places: [] }, typed)).toBe(typed);
  expect(keepPlace({ kind: 'ready', places: [] }, brazil)).toBe('');
});
