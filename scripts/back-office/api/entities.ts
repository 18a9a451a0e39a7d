/** The generic entity lists: the same records as the panel's own calls, under the names the generic call knows. */
import type { ContentStore } from '../store/content.ts';

export const ENTITIES = ['slides', 'staff', 'blog', 'posts'] as const;
export type EntityName = (typeof ENTITIES)[number];

export function readEntity(content: ContentStore, entity: EntityName): readonly object[] {
  switch (entity) {
    case 'slides':
      return content.slides('home');
    case 'staff':
      return content.staff();
    case 'blog':
      return content.posts('amazing-face');
    case 'posts':
      return content.posts();
  }
}
