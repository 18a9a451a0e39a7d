import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parsePlace, toPlaceJson } from '../../../../src/contracts/chosen-place.ts';
import {
  toListedPlace,
  openPlaces,
  typedPlace,
  type PlaceList,
  type Places,
} from '../../../../src/islands/application/places/place-lists.ts';

const COUNTRIES = [
  { id: '24', value: 'Angola' },
  { id: '76', value: 'Brasil' },
  { id: '620', value: 'Portugal' },
];
const STATES = [{ id: '26', value: 'Pernambuco' }];
const CITIES = [{ id: '2611606', value: 'Recife' }];

/** A list as one word: its state, or the places that may be chosen. */
const say = (list: PlaceList) =>
  list.kind === 'ready' ? list.places.map(({ label }) => label).join(' ') : list.kind;

describe('the lists of places', () => {
  let asked: {
    readonly query: string;
    readonly answer: (status?: number, body?: string) => void;
    readonly fail: () => void;
    readonly signal: AbortSignal;
  }[];
  let shown: string;
  let places: Places;

  beforeEach(() => {
    asked = [];
    shown = '';
    vi.stubGlobal(
      'fetch',
      (path: string, { signal }: { readonly signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          const query = new URL(path, 'http://x').searchParams;
          const known = {
            countries: COUNTRIES,
            states: query.get('country') === '76' ? STATES : [],
            cities: query.has('state') ? CITIES : [],
          };
          asked.push({
            query: query.toString(),
            answer: (status = 200, body = JSON.stringify(known)) =>
              resolve(new Response(body, { status })),
            fail: () => reject(new TypeError('Failed to fetch')),
            signal,
          });
        }),
    );
    places = openPlaces('pt', ({ country, state, city }) => {
      shown = [country, state, city].map(say).join(' | ');
    });
  });
  async function request(number: number) {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThanOrEqual(number));
    const found = asked[number - 1];
    if (found === undefined) throw new Error('nothing was asked');
    return found;
  }
  const expectShown = (lists: string) => vi.waitFor(() => expect(shown).toBe(lists));

  it('come after one another, each for the choice before it, Brazil ahead of the countries', async () => {
    places.choose('', '');
    expect(shown).toBe('loading | blocked | blocked');
    (await request(1)).answer();
    await expectShown('Brasil Angola Portugal | blocked | blocked');
    places.choose('76', '');
    expect(shown).toBe('Brasil Angola Portugal | loading | blocked');
    (await request(2)).answer();
    await expectShown('Brasil Angola Portugal | Pernambuco | blocked');
    places.choose('76', '26');
    expect(shown).toBe('Brasil Angola Portugal | Pernambuco | loading');
    (await request(3)).answer();
    await expectShown('Brasil Angola Portugal | Pernambuco | Recife');
    places.choose('76', '');
    expect(shown).toBe('Brasil Angola Portugal | Pernambuco | blocked');
    places.choose('620', '');
    expect(shown).toBe('Brasil Angola Portugal | loading | blocked');
    (await request(5)).answer();
    // Empty lists: state and city are typed.
    await expectShown('Brasil Angola Portugal |  | ');
    expect(asked.map(({ query }) => query)).toEqual([
      'language=pt',
      'language=pt&country=76',
      'language=pt&country=76&state=26',
      'language=pt&country=76',
      'language=pt&country=620',
    ]);
  });

  it('show the latest choice, however late the answer to an earlier one comes, whose request is broken off', async () => {
    places.choose('76', '');
    const early = await request(1);
    places.choose('620', '');
    expect(early.signal.aborted).toBe(true);
    (await request(2)).answer();
    await expectShown('Brasil Angola Portugal |  | ');
    early.answer();
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(shown).toBe('Brasil Angola Portugal |  | ');
  });

  it('say that they failed on an answer of another shape, and come with the next try', async () => {
    places.choose('', '');
    (await request(1)).answer(200, '{"countries":"none"}');
    await expectShown('failed | blocked | blocked');
    places.retry();
    expect(shown).toBe('loading | blocked | blocked');
    (await request(2)).answer();
    await expectShown('Brasil Angola Portugal | blocked | blocked');
    places.retry();
    expect(asked, 'nothing has failed').toHaveLength(2);
  });

  it('come without a country or a state that the service does not know', async () => {
    places.choose('999', '999');
    for (const number of [1, 2]) (await request(number)).answer(404);
    (await request(3)).answer();
    await expectShown('Brasil Angola Portugal | blocked | blocked');
    expect(asked.map(({ query }) => query)).toEqual([
      'language=pt&country=999&state=999',
      'language=pt&country=999',
      'language=pt',
    ]);
  });

  it('give up on an answer after a while, and have failed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    places.choose('', '');
    vi.advanceTimersByTime(11_999);
    expect([asked[0]?.signal.aborted, shown]).toEqual([false, 'loading | blocked | blocked']);
    vi.advanceTimersByTime(1);
    expect(asked[0]?.signal.aborted).toBe(true);
    // As a fetch does whose signal aborts.
    asked[0]?.fail();
    await new Promise((resolve) => setImmediate(resolve));
    expect(shown).toBe('failed | blocked | blocked');
  });
});

const listed = { kind: 'ready', places: [{ id: '76', label: 'Brazil' }] } as const;
const empty = { kind: 'ready', places: [] } as const;
const brazil = toPlaceJson({ id: '76', label: 'Brazil' });

it('a chosen place takes the words of the list that it is found in, is dropped where the list lacks it, and waits while its list is not there', () => {
  expect(toListedPlace(listed, '{"value":"76","label":"Brasil"}')).toBe(brazil);
  expect(toListedPlace(listed, '{"value":76,"label":"Brasil"}')).toBe(brazil);
  for (const text of ['{"value":"7","label":"?"}', '{"value":"","label":"Lisboa"}', 'nonsense'])
    expect(toListedPlace(listed, text)).toBe('');
  for (const kind of ['blocked', 'loading', 'failed'] as const)
    expect(toListedPlace({ kind }, brazil)).toBe(brazil);
});

it('a chosen place may be typed where the list is empty', () => {
  const typed = typedPlace('Lisboa');
  expect(parsePlace(typed)).toEqual({ id: '', label: 'Lisboa' });
  expect(typedPlace('   ')).toBe('');
  expect([toListedPlace(empty, typed), toListedPlace(empty, brazil)]).toEqual([typed, '']);
});
