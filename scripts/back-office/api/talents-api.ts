import { etagOf, keptAnswer, Problem } from '../http/answer.ts';
import { readJsonObject } from '../http/body.ts';
import { get, post, type Call, type Route } from '../http/router.ts';
import { jsonText, readField, wholeNumber } from '../http/read-fields.ts';
import { cityOptions, countryOptions, stateOptions } from '../reference/brazilian-places.ts';
import { toListEntry, toProfile } from '../store/profile.ts';
import type { Language, RecordStore } from '../store/records.ts';

/** The list comes whole, whatever `paginate` says. */
export function talentRoutes(records: RecordStore): Route[] {
  return [
    post('/api/talents', async (call) => {
      const { category } = await readJsonObject(call.request);
      const wanted = (category ?? '') === '' ? undefined : numberIn('category', category);
      const language = languageOf(call);
      return keptAnswer({
        data: records
          .list('talents')
          .filter(({ hidden }) => !hidden)
          .filter(({ categories }) => wanted === undefined || categories.includes(wanted))
          .map((talent) => ({
            ...toListEntry(talent),
            profile_etag: etagOf(JSON.stringify(toProfile(talent, language))),
          })),
      });
    }),
    get('/api/talent/profile', (call) => {
      const id = numberIn('id', call.query.get('id'));
      const talent = records.find('talents', id);
      if (!talent || talent.hidden) throw new Problem(404, `There is no talent ${id}.`);
      return keptAnswer(toProfile(talent, languageOf(call)));
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

/** Portuguese unless `en` or a region of it. */
function languageOf({ query }: Call): Language {
  return /^en\b/i.test(query.get('language') ?? '') ? 'en' : 'pt';
}

/** `{"country":76,"state":26}` as JSON text. */
function readPlace(json: string | null) {
  const place = jsonText({ country: wholeNumber, state: wholeNumber });
  return readField('cities', json, place, 'must be JSON text such as {"country":76,"state":26}');
}

function numberIn(field: string, value: unknown): number {
  return readField(field, value, wholeNumber, 'must be a whole number');
}
