/** The panel's content calls. As the contract allows, some lists are bare, some ids are text. */
import { get, param, type Call, type Route } from '../http/router.ts';
import { Problem } from '../http/answer.ts';
import type { Changes } from '../store/changes.ts';
import { toHtml } from '../store/markdown.ts';
import { LANGUAGES, type RecordStore } from '../store/records.ts';

const POSTS = 'amazing-face';
const SLIDES = 'home';
/** Prefix of a text that says in words what a slide's wide file shows. */
const DESCRIPTION = 'cover:';

export function panelRoutes(records: RecordStore, changes: Changes): Route[] {
  const agency = () => {
    const [only] = records.list('agency');
    if (only === undefined) throw new Error('The agency has no record');
    return only;
  };
  const slides = () =>
    records
      .list('slides')
      .map(({ image_mobile, image_desktop }) => ({ image_mobile, image_desktop }));
  /** A record of both languages as one of each. */
  const versions = <Made extends object>(
    id: number,
    make: (language: (typeof LANGUAGES)[number]) => Made | null,
  ) =>
    LANGUAGES.flatMap((language, place) => {
      const made = make(language);
      return made === null ? [] : [{ id: 2 * id - 1 + place, ...made, language }];
    });
  const staff = () =>
    records.list('staff').flatMap(({ id, name, email, phone, ...roles }) =>
      versions(id, (language) => ({
        name,
        role: roles[`role_${language}`] || null,
        email: email || null,
        phone: phone || null,
      })),
    );
  const posts = () =>
    records.list('posts').flatMap(({ id, cover, ...both }) =>
      versions(id, (language) =>
        both[`title_${language}`] === ''
          ? null
          : {
              slug: both[`slug_${language}`],
              title: both[`title_${language}`],
              cover: cover || null,
              content: toHtml(both[`text_${language}`]),
            },
      ),
    );
  const texts = (): Readonly<Record<string, object>> =>
    Object.fromEntries([
      ...records
        .list('slides')
        .map(({ image_desktop, description_pt: pt, description_en: en }) => [
          DESCRIPTION + image_desktop,
          { pt, en },
        ]),
      ...records.list('texts').map(({ key, ...both }) => [
        key,
        Object.fromEntries(
          LANGUAGES.map((language) => {
            const [name, text] = [both[`name_${language}`], both[`text_${language}`]];
            return [language, name === '' ? text : { name, description: text }];
          }),
        ),
      ]),
    ]) as Readonly<Record<string, object>>;
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
  const owner = () => (texts()['getScoutedText'] as Record<string, object> | undefined)?.['pt'];
  const scouted = () =>
    Object.fromEntries(Object.entries(images()).filter(([key]) => /^getScouted_\d+$/.test(key)));
  const ofType = (list: () => readonly object[], type: string) => (call: Call) =>
    changes.answer(call.path, () => ({ data: param(call, 'type') === type ? list() : [] }));
  const whole = (path: string, make: () => unknown): Route =>
    get(path, () => changes.answer(path, make));
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
      return changes.answer(call.path, () => of(list(), call));
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
      return changes.answer(call.path, () => post);
    }),
    whole('/api/website-texts', texts),
    whole('/api/website-images', images),
    whole('/api/customizations', customizations),
    whole('/api/get-scouted/images', scouted),
    whole('/api/get-scouted/owner', () => owner() ?? {}),
    entity('', (list) => list),
    entity('/:concept', item),
    entity('/:concept/:value', item),
  ];
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
