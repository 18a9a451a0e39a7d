/** The panel's content calls. Some lists come bare and some wrapped in `data`, some ids as text: the contract allows both. */
import { param, type Call } from '../http/call.ts';
import { Problem } from '../http/problem.ts';
import type { Handler, Route } from '../http/router.ts';
import type { Changes } from '../store/changes.ts';
import type { ContentStore, Post, Slide, StaffMember } from '../store/content.ts';
import { readEntity, type EntityName, ENTITIES } from './entities.ts';

export interface PanelParts {
  readonly content: ContentStore;
  readonly changes: Changes;
}

export function panelRoutes({ content, changes }: PanelParts): Route[] {
  const get = (pattern: string, handler: Handler): Route => ({ method: 'GET', pattern, handler });
  const social = (): ReturnType<Handler> => changes.answer('social', ['settings'], () => content.setting('social'));
  return [
    get('/api/slides/:type', (call) => {
      const type = param(call, 'type');
      return changes.answer(`slides ${type}`, ['slides'], () => ({ data: content.slides(type).map(wireSlide) }));
    }),
    get('/api/staff', () => changes.answer('staff', ['staff'], () => content.staff().map(wireStaff))),
    get('/api/social-media', social),
    get('/api/social-medias', social),
    get('/api/posts/:type', (call) => {
      const type = param(call, 'type');
      return changes.answer(`posts ${type}`, ['posts'], () => ({ data: content.posts(type).map(wirePost) }));
    }),
    get('/api/posts/:type/:language/:slug', (call) => {
      const post = findPost(content, call);
      return changes.answer(`post ${post.id}`, ['posts'], () => wirePost(post));
    }),
    get('/api/website-texts', () => changes.answer('texts', ['texts'], () => content.texts())),
    get('/api/website-images', () => changes.answer('images', ['images'], () => content.images())),
    get('/api/customizations', () => changes.answer('customizations', ['settings'], () => content.setting('customizations'))),
    get('/api/get-scouted/images', () => changes.answer('scouted images', ['images'], () => scoutedImages(content))),
    get('/api/get-scouted/owner', () => changes.answer('scouted owner', ['texts'], () => content.texts()['getScoutedText']?.['pt'] ?? {})),
    get('/api/entities/:entity', (call) => changes.answer(`entity ${entity(call)}`, ['slides', 'staff', 'posts'], () => list(call))),
    get('/api/entities/:entity/:concept', (call) => {
      const { concept } = call.params;
      return changes.answer(`entity ${entity(call)} ${concept}`, ['slides', 'staff', 'posts'], () => item(list(call), call));
    }),
    get('/api/entities/:entity/:concept/:value', (call) => {
      const { concept, value } = call.params;
      return changes.answer(`entity ${entity(call)} ${concept} ${value}`, ['slides', 'staff', 'posts'], () => item(list(call), call));
    }),
  ];

  function list(call: Call): readonly object[] {
    return readEntity(content, entity(call));
  }
}

function entity(call: Call): EntityName {
  const known = ENTITIES.find((name) => name === call.params['entity']);
  if (known === undefined) throw new Problem(404, `There is no entity ${call.params['entity'] ?? ''}.`);
  return known;
}

/** By id or slug; with a value, the first record whose field called like the concept holds that value. */
function item(records: readonly object[], call: Call): object {
  const concept = param(call, 'concept');
  const { value } = call.params;
  const found = records.find((record) => {
    const fields = new Map(Object.entries(record).map(([name, held]) => [name, String(held)]));
    return value === undefined ? fields.get('id') === concept || fields.get('slug') === concept : fields.get(concept) === value;
  });
  if (found === undefined) throw new Problem(404, 'There is no such item.');
  return found;
}

function findPost(content: ContentStore, call: Call): Post {
  const { type, language, slug } = call.params;
  const post = content.posts(type).find((candidate) => candidate.language === language && candidate.slug === slug);
  if (post === undefined) throw new Problem(404, 'There is no such post.');
  return post;
}

/** Slides come without an id, as the contract writes them. */
function wireSlide({ image_mobile, image_desktop }: Slide): object {
  return { image_mobile, image_desktop };
}

/** Staff ids come as text: the contract allows numeric strings. */
function wireStaff({ id, ...fields }: StaffMember): object {
  return { id: String(id), ...fields };
}

function wirePost({ id, slug, title, cover, content, language }: Post): object {
  return { id, slug, title, cover, content, language };
}

function scoutedImages(content: ContentStore): object {
  return Object.fromEntries(Object.entries(content.images()).filter(([key]) => /^getScouted_\d+$/.test(key)));
}
