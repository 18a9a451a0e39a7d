import { marked } from 'marked';
import { Problem } from '../http/answer.ts';
import { get, param, type Call, type Route } from '../http/router.ts';
import { LANGUAGES, type Language, type RecordStore } from '../store/records.ts';

const POSTS = 'amazing-face';
const SLIDES = 'home';
const DESCRIPTION = 'cover:';

export function panelRoutes(records: RecordStore): Route[] {
  const agency = () => {
    const [only] = records.list('agency');
    if (only === undefined) throw new Error('The agency has no record');
    return only;
  };
  const slides = () =>
    records
      .list('slides')
      .map(({ image_mobile, image_desktop }) => ({ image_mobile, image_desktop }));
  /** One record has two texts: odd ids are Portuguese. */
  const idIn = (id: number, language: Language) => 2 * id - (language === 'pt' ? 1 : 0);
  const staff = () =>
    records.list('staff').flatMap(({ id, name, email, phone, ...person }) =>
      LANGUAGES.map((language) => ({
        id: String(idIn(id, language)),
        name,
        role: person[`role_${language}`],
        email,
        phone,
        language,
      })),
    );
  const posts = () =>
    records.list('posts').flatMap(({ id, cover, ...post }) =>
      LANGUAGES.filter((language) => post[`title_${language}`] !== '').map((language) => ({
        id: idIn(id, language),
        slug: post[`slug_${language}`],
        title: post[`title_${language}`],
        cover: cover || null,
        content: marked.parse(post[`text_${language}`], { async: false, breaks: true }).trim(),
        language,
      })),
    );
  const texts = () => {
    const ofSlides = records
      .list('slides')
      .map((slide) => [
        DESCRIPTION + slide.image_desktop,
        { pt: slide.description_pt, en: slide.description_en },
      ]);
    const toText = (name: string, text: string) =>
      name === '' ? text : { name, description: text };
    const ofPages = records
      .list('texts')
      .map(({ key, name_pt, text_pt, name_en, text_en }) => [
        key,
        { pt: toText(name_pt, text_pt), en: toText(name_en, text_en) },
      ]);
    return Object.fromEntries([...ofSlides, ...ofPages]) as Record<string, { pt: object }>;
  };
  const images = (keys = /^/) =>
    Object.fromEntries(
      records
        .list('images')
        .filter(({ key }) => keys.test(key))
        .map(({ key, mobile, desktop }) => [key, { mobile, desktop }]),
    );
  const social = () => {
    const { instagram_name, instagram_url, facebook_name, facebook_url } = agency();
    return {
      instagram: { name: instagram_name, url: instagram_url },
      facebook: { name: facebook_name, url: facebook_url },
    };
  };
  const customizations = () => {
    const { latitude, longitude, ...rest } = agency();
    return { ...rest, latitude: Number(latitude), longitude: Number(longitude) };
  };
  const ofType = (list: () => readonly object[], type: string) => (call: Call) =>
    Response.json({ data: param(call, 'type') === type ? list() : [] });
  const whole = (path: string, make: () => unknown): Route =>
    get(path, () => Response.json(make()));
  return [
    get('/api/slides/:type', ofType(slides, SLIDES)),
    whole('/api/staff', staff),
    whole('/api/social-media{s}?', social),
    get('/api/posts/:type', ofType(posts, POSTS)),
    get('/api/posts/:type/:language/:slug', (call) => {
      const { type, language, slug } = call.params;
      const post = posts().find((one) => one.language === language && one.slug === slug);
      if (post === undefined || type !== POSTS) throw new Problem(404, 'There is no such post.');
      return Response.json(post);
    }),
    whole('/api/website-texts', texts),
    whole('/api/website-images', () => images()),
    whole('/api/customizations', customizations),
    whole('/api/get-scouted/images', () => images(/^getScouted_\d+$/)),
    whole('/api/get-scouted/owner', () => texts()['getScoutedText']?.pt ?? {}),
    // Panels answer it, although the site does not ask.
    get('/api/entities/:entity/:concept?/:value?', (call) => {
      const { entity = '', concept = '', value = '' } = call.params;
      const list = new Map(Object.entries({ slides, staff, posts })).get(entity)?.();
      if (list === undefined) throw new Problem(404, `There is no entity ${entity}.`);
      return Response.json(concept === '' ? list : itemOf(list, concept, decode(value)));
    }),
  ];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Problem(400, `${text} cannot be decoded.`);
  }
}

function itemOf(records: readonly object[], concept: string, value: string): object {
  const found = records.find((record) => {
    const fields = new Map(Object.entries(record).map(([name, held]) => [name, String(held)]));
    return value === ''
      ? [fields.get('id'), fields.get('slug')].includes(concept)
      : fields.get(concept) === value;
  });
  if (found === undefined) throw new Problem(404, 'There is no such item.');
  return found;
}
