/** The panel's content calls. As the contract allows, some lists are bare, some ids are text. */
import { marked } from 'marked';

import { get, param, type Call, type Route } from '../http/router.ts';
import { keptAnswer, Problem } from '../http/answer.ts';
import { LANGUAGES, type Language, type RecordStore } from '../store/records.ts';

const POSTS = 'amazing-face';
const SLIDES = 'home';
/** Prefix of a text that says in words what a slide's wide file shows. */
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
  /** On the wire, a record of both languages is one of each. */
  const idIn = (id: number, language: Language) => 2 * id - (language === 'pt' ? 1 : 0);
  const staff = () =>
    records.list('staff').flatMap((person) =>
      LANGUAGES.map((language) => ({
        id: idIn(person.id, language),
        name: person.name,
        role: person[`role_${language}`] || null,
        email: person.email || null,
        phone: person.phone || null,
        language,
      })),
    );
  const posts = () =>
    records.list('posts').flatMap((post) =>
      LANGUAGES.filter((language) => post[`title_${language}`] !== '').map((language) => ({
        id: idIn(post.id, language),
        slug: post[`slug_${language}`],
        title: post[`title_${language}`],
        cover: post.cover || null,
        content: toHtml(post[`text_${language}`]),
        language,
      })),
    );
  const texts = () => {
    const said = new Map<string, Readonly<Record<Language, string | object>>>();
    for (const { image_desktop, description_pt: pt, description_en: en } of records.list('slides'))
      said.set(DESCRIPTION + image_desktop, { pt, en });
    const toText = (name: string, text: string) =>
      name === '' ? text : { name, description: text };
    for (const { key, name_pt, text_pt, name_en, text_en } of records.list('texts'))
      said.set(key, { pt: toText(name_pt, text_pt), en: toText(name_en, text_en) });
    return said;
  };
  const images = () =>
    Object.fromEntries(
      records.list('images').map(({ key, mobile, desktop }) => [key, { mobile, desktop }]),
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
  const scouted = () =>
    Object.fromEntries(Object.entries(images()).filter(([key]) => /^getScouted_\d+$/.test(key)));
  const ofType = (list: () => readonly object[], type: string) => (call: Call) =>
    keptAnswer({ data: param(call, 'type') === type ? list() : [] });
  const whole = (path: string, make: () => unknown): Route => get(path, () => keptAnswer(make()));
  /** The same records under the generic call's names. */
  const entities = new Map<string, () => readonly object[]>([
    ['slides', slides],
    ['staff', staff],
    ['blog', posts],
    ['posts', posts],
  ]);
  const entity = (rest: string, of: (list: readonly object[], call: Call) => object) =>
    get(`/api/entities/:entity${rest}`, (call) => {
      const name = param(call, 'entity');
      const list = entities.get(name);
      if (list === undefined) throw new Problem(404, `There is no entity ${name}.`);
      return keptAnswer(of(list(), call));
    });
  return [
    get('/api/slides/:type', ofType(slides, SLIDES)),
    whole('/api/staff', () => staff().map(({ id, ...rest }) => ({ id: String(id), ...rest }))),
    whole('/api/social-media', social),
    whole('/api/social-medias', social),
    get('/api/posts/:type', ofType(posts, POSTS)),
    get('/api/posts/:type/:language/:slug', (call) => {
      const { type, language, slug } = call.params;
      const post = posts().find((one) => one.language === language && one.slug === slug);
      if (post === undefined || type !== POSTS) throw new Problem(404, 'There is no such post.');
      return keptAnswer(post);
    }),
    whole('/api/website-texts', () => Object.fromEntries(texts())),
    whole('/api/website-images', images),
    whole('/api/customizations', customizations),
    whole('/api/get-scouted/images', scouted),
    whole('/api/get-scouted/owner', () => texts().get('getScoutedText')?.pt ?? {}),
    entity('', (list) => list),
    entity('/:concept', item),
    entity('/:concept/:value', item),
  ];
}

/** HTML of a post's Markdown. Embedded HTML stays; the site sanitises it. */
function toHtml(source: string): string {
  return marked.parse(source, { async: false, gfm: true, breaks: true }).trim();
}

/** By id or slug; with a value, the first record whose field named by the concept has it. */
function item(records: readonly object[], call: Call): object {
  const concept = param(call, 'concept');
  const { value } = call.params;
  const found = records.find((record) => {
    const fields = new Map(Object.entries(record).map(([name, held]) => [name, String(held)]));
    return value === undefined
      ? fields.get('id') === concept || fields.get('slug') === concept
      : fields.get(concept) === value;
  });
  if (found === undefined) throw new Problem(404, 'There is no such item.');
  return found;
}
