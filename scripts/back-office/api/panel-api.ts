/** The panel's content calls. As the contract allows, some lists are bare, some ids are text. */
import { get, param, type Call, type Route } from '../http/router.ts';
import { Problem } from '../http/answer.ts';
import type { Changes } from '../store/changes.ts';
import type { ContentStore, Post, Slide, StaffMember } from '../store/content-store.ts';

export function panelRoutes(content: ContentStore, changes: Changes): Route[] {
  const social = (): Response => changes.answer('social', () => content.setting('social'));
  return [
    get('/api/slides/:type', (call) => {
      const type = param(call, 'type');
      return changes.answer(`slides ${type}`, () => ({
        data: content.list('slides').filter(isOf(type)).map(wireSlide),
      }));
    }),
    get('/api/staff', () => changes.answer('staff', () => content.list('staff').map(wireStaff))),
    get('/api/social-media', social),
    get('/api/social-medias', social),
    get('/api/posts/:type', (call) => {
      const type = param(call, 'type');
      return changes.answer(`posts ${type}`, () => ({
        data: content.list('posts').filter(isOf(type)).map(wirePost),
      }));
    }),
    get('/api/posts/:type/:language/:slug', (call) => {
      const post = findPost(content, call);
      return changes.answer(`post ${post.id}`, () => wirePost(post));
    }),
    get('/api/website-texts', () => changes.answer('texts', () => content.texts())),
    get('/api/website-images', () => changes.answer('images', () => content.images())),
    get('/api/customizations', () =>
      changes.answer('customizations', () => content.setting('customizations')),
    ),
    get('/api/get-scouted/images', () =>
      changes.answer('scouted images', () => scoutedImages(content)),
    ),
    get('/api/get-scouted/owner', () =>
      changes.answer('scouted owner', () => content.texts()['getScoutedText']?.['pt'] ?? {}),
    ),
    get('/api/entities/:entity', (call) => entity(call, (records) => records)),
    get('/api/entities/:entity/:concept', (call) => entity(call, (records) => item(records, call))),
    get('/api/entities/:entity/:concept/:value', (call) =>
      entity(call, (records) => item(records, call)),
    ),
  ];

  /** The same records under the generic call's names. */
  function entity(call: Call, of: (records: readonly object[]) => object): Response {
    const lists = new Map<string, () => readonly object[]>([
      ['slides', () => content.list('slides').filter(isOf('home'))],
      ['staff', () => content.list('staff')],
      ['blog', () => content.list('posts').filter(isOf('amazing-face')).map(wireEntity)],
      ['posts', () => content.list('posts').map(wireEntity)],
    ]);
    const name = param(call, 'entity');
    const list = lists.get(name);
    if (list === undefined) throw new Problem(404, `There is no entity ${name}.`);
    return changes.answer(`entity ${call.path}`, () => of(list()));
  }
}

const isOf =
  (type: string) =>
  (record: Slide | Post): boolean =>
    record.type === type;

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

function findPost(content: ContentStore, call: Call): Post {
  const { type, language, slug } = call.params;
  const post = content
    .list('posts')
    .find((one) => one.type === type && one.language === language && one.slug === slug);
  if (post === undefined) throw new Problem(404, 'There is no such post.');
  return post;
}

function wireSlide({ image_mobile, image_desktop }: Slide): object {
  return { image_mobile, image_desktop };
}

function wireStaff({ id, ...fields }: StaffMember): object {
  return { id: String(id), ...fields };
}

function wirePost({ id, slug, title, cover, content, language }: Post): object {
  return { id, slug, title, cover, content, language };
}

function wireEntity(post: Post): object {
  return { type: post.type, ...wirePost(post) };
}

function scoutedImages(content: ContentStore): object {
  return Object.fromEntries(
    Object.entries(content.images()).filter(([key]) => /^getScouted_\d+$/.test(key)),
  );
}
