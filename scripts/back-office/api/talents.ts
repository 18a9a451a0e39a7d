import { etagOf, keptAnswer, Problem } from '../http/answer.ts';
import { jsonText, readField, readJsonObject, wholeNumber } from '../http/body.ts';
import { get, post, type Call, type Route } from '../http/router.ts';
import { cityOptions, countryOptions, stateOptions } from './places.ts';
import { GALLERIES, type Language, type RecordStore, type Stored } from '../store/records.ts';

export function talentRoutes(records: RecordStore): Route[] {
  return [
    post('/api/talents', async (call) => {
      const { category } = await readJsonObject(call.request);
      const wanted = (category ?? '') === '' ? undefined : numberIn('category', category);
      return keptAnswer({
        data: records
          .list('talents')
          .filter(({ hidden }) => !hidden)
          .filter(({ categories }) => wanted === undefined || categories.includes(wanted))
          .map((talent) => ({
            ...toListEntry(talent),
            profile_etag: etagOf(JSON.stringify(toProfile(talent))),
          })),
      });
    }),
    get('/api/talent/profile', (call) => {
      const id = numberIn('id', call.query.get('id'));
      const talent = records.find('talents', id);
      if (!talent || talent.hidden) throw new Problem(404, `There is no talent ${id}.`);
      return keptAnswer(toProfile(talent));
    }),
    get('/api/talents/attributes', (call) => {
      const { query } = call;
      const countries = query.get('countries') === '1';
      const states = query.has('states') ? numberIn('states', query.get('states')) : undefined;
      const cities = query.has('cities') ? readPlace(query.get('cities')) : undefined;
      return keptAnswer({
        ...(countries && { countries: countryOptions(languageOf(call)) }),
        ...(states !== undefined && { states: stateOptions(states) }),
        ...(cities && { cities: cityOptions(cities.country, cities.state) }),
      });
    }),
  ];
}

function toListEntry({ id, name, cover, gender, categories, underAge }: Stored<'talents'>) {
  return {
    id,
    name,
    cover,
    gender,
    categories: categories.map((category) => ({ id: category })),
    under_age: underAge,
  };
}

function toProfile(talent: Stored<'talents'>) {
  const { coverWeb, coverWide, instagram, followers, measuredAt } = talent;
  const { height, jeans, shoes, hair, eyes, bust, waist, hips } = talent;
  return {
    ...toListEntry(talent),
    ...{ cover_web: coverWeb, cover_web_secondary: coverWide },
    ...{ instagram, instagram_followers: followers, measured_at: measuredAt },
    ...{ height, jeans, shoes, hair, eyes, bust, waist, hips },
    galleries: Object.fromEntries(GALLERIES.map((name) => [name, talent[name]])),
  };
}

function languageOf({ query }: Call): Language {
  return /^en\b/i.test(query.get('language') ?? '') ? 'en' : 'pt';
}

function readPlace(json: string | null) {
  const place = jsonText({ country: wholeNumber, state: wholeNumber });
  return readField('cities', json, place, 'must be JSON text such as {"country":76,"state":26}');
}

function numberIn(field: string, value: unknown): number {
  return readField(field, value, wholeNumber, 'must be a whole number');
}
