import * as v from 'valibot';
import {
  optionsAnswerSchema,
  toOptionsPath,
  type OptionsAnswer,
  type OptionsQuery,
} from '../../../contracts/options-call.ts';
import { parsePlace, toPlaceJson, type Place } from '../../../contracts/chosen-place.ts';

const HOME_COUNTRY = /^bra[sz]il$/i;

export type PlaceList =
  | { readonly kind: 'blocked' | 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly places: readonly Place[] };

export interface PlaceLists {
  readonly country: PlaceList;
  readonly state: PlaceList;
  readonly city: PlaceList;
}

const TIME_LIMIT = 12_000;

type Answer = OptionsAnswer & { readonly country: string; readonly state: string };

const BLOCKED: PlaceList = { kind: 'blocked' };
export const FIRST_LISTS: PlaceLists = {
  country: { kind: 'loading' },
  state: BLOCKED,
  city: BLOCKED,
};
/** PlaceField takes a text where there is nothing to choose. */
const TYPED: PlaceList = { kind: 'ready', places: [] };

export type Places = ReturnType<typeof openPlaces>;

export function openPlaces(
  language: OptionsQuery['language'],
  onChange: (lists: PlaceLists) => void,
) {
  let lists = FIRST_LISTS;
  let chosen = { country: '', state: '' };
  let running: AbortController | null = null;

  const show = (next: PlaceLists) => {
    lists = next;
    onChange(next);
  };

  const load = async () => {
    running?.abort();
    const turn = new AbortController();
    running = turn;
    const { country, state } = chosen;
    const wait = (list: PlaceList): PlaceList =>
      list.kind === 'ready' ? list : { kind: 'loading' };
    show({
      country: wait(lists.country),
      state: country === '' ? BLOCKED : wait(lists.state),
      // BLOCKED, or TYPED in a country without states.
      city: state === '' ? lists.city : wait(lists.city),
    });
    const answer = await askFor(country, state, turn).catch(() => null);
    if (running !== turn) return;
    show(answer === null ? toFailed(lists) : toLists(answer));
  };

  const askFor = async (country: string, state: string, turn: AbortController): Promise<Answer> => {
    const query = {
      language,
      ...(country === '' ? {} : { country }),
      ...(state === '' ? {} : { state }),
    };
    const limit = setTimeout(() => turn.abort(), TIME_LIMIT);
    try {
      const response = await fetch(toOptionsPath(query), { signal: turn.signal });
      if (response.ok)
        return { ...v.parse(optionsAnswerSchema, await response.json()), country, state };
      // An unread body would count as loading until garbage collection.
      await response.body?.cancel();
      if (response.status !== 404 || country === '')
        throw new Error(`The lists answered ${response.status}.`);
    } finally {
      clearTimeout(limit);
    }
    // The service has lost the chosen place.
    return askFor(state === '' ? '' : country, '', turn);
  };

  return {
    choose(country: string, state: string) {
      if (country !== chosen.country) lists = { ...lists, state: BLOCKED, city: BLOCKED };
      else if (state !== chosen.state) lists = { ...lists, city: BLOCKED };
      chosen = { country, state };
      void load();
    },
    retry() {
      if (Object.values(lists).some(({ kind }) => kind === 'failed')) void load();
    },
  };
}

function toFailed({ country, state, city }: PlaceLists): PlaceLists {
  const fail = (list: PlaceList): PlaceList =>
    list.kind === 'loading' ? { kind: 'failed' } : list;
  return { country: fail(country), state: fail(state), city: fail(city) };
}

function toLists({ countries, states, cities, country, state }: Answer): PlaceLists {
  const stateless = country !== '' && states.length === 0;
  return {
    country: homeFirst(toList(countries)),
    state: country === '' ? BLOCKED : toList(states),
    city: stateless ? TYPED : state === '' ? BLOCKED : toList(cities),
  };
}

function toList(options: OptionsAnswer['countries']): PlaceList {
  return { kind: 'ready', places: options.map(({ id, value }) => ({ id, label: value })) };
}

function homeFirst(list: PlaceList): PlaceList {
  const home = toHome(list);
  if (list.kind !== 'ready' || home === undefined) return list;
  return { kind: 'ready', places: [home, ...list.places.filter((place) => place !== home)] };
}

export function toHome(list: PlaceList): Place | undefined {
  return list.kind === 'ready'
    ? list.places.find(({ label }) => HOME_COUNTRY.test(label))
    : undefined;
}

/** Gives the place in the loaded list's words; empty if the list lacks it. */
export function toListedPlace(list: PlaceList, text: string): string {
  if (list.kind !== 'ready' || text === '') return text;
  const chosen = parsePlace(text);
  if (chosen === null) return '';
  if (list.places.length === 0) return chosen.id === '' ? text : '';
  const listed = list.places.find(({ id }) => id === chosen.id);
  return listed === undefined ? '' : toPlaceJson(listed);
}

export function typedPlace(words: string): string {
  return words.trim() === '' ? '' : toPlaceJson({ id: '', label: words });
}
