import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { Problem } from '../http/answer.ts';
import { jsonText, readJson, wholeNumber } from '../http/body.ts';
import { get, post, type Call, type Route } from '../http/router.ts';
import { cityOptions, countryOptions, stateOptions } from './places.ts';
import { GALLERIES, type Language, type RecordStore, type Stored } from '../store/records.ts';

const FILTER = v.object({ category: v.optional(wholeNumber) });
const PROFILE = v.object({ id: wholeNumber });
const PLACES = v.object({
  states: v.optional(wholeNumber),
  cities: v.optional(jsonText({ country: wholeNumber, state: wholeNumber })),
});

export function talentRoutes(records: RecordStore): Route[] {
  return [
    post('/api/talents', async ({ request }) => {
      const { category } = await readJson(request, FILTER);
      return Response.json({
        data: records
          .list('talents')
          .filter(({ hidden }) => !hidden)
          .filter(({ categories }) => category === undefined || categories.includes(category))
          .map((talent) => ({ ...toListEntry(talent), profile_etag: etagOf(talent) })),
      });
    }),
    get('/api/talent/profile', ({ query }) => {
      const { id } = v.parse(PROFILE, Object.fromEntries(query));
      const talent = records.find('talents', id);
      if (!talent || talent.hidden) throw new Problem(404, `There is no talent ${id}.`);
      return Response.json(toProfile(talent), { headers: { ETag: etagOf(talent) } });
    }),
    get('/api/talents/attributes', (call) => {
      const { query } = call;
      const { states, cities } = v.parse(PLACES, Object.fromEntries(query));
      return Response.json({
        ...(query.get('countries') === '1' && { countries: countryOptions(languageOf(call)) }),
        ...(states !== undefined && { states: stateOptions(states) }),
        ...(cities && { cities: cityOptions(cities.country, cities.state) }),
      });
    }),
  ];
}

function etagOf(talent: Stored<'talents'>): string {
  const profile = JSON.stringify(toProfile(talent));
  return `"${createHash('sha256').update(profile).digest('base64url')}"`;
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
