import { toSlug } from '../domain/slug.ts';
import type { Talent } from '../domain/talent.ts';
import type { Route } from '../routes.ts';

type ProfileRoute = Extract<Route, { page: 'profile' }>;

export function toProfileRoute({ id, name }: Pick<Talent, 'id' | 'name'>): ProfileRoute {
  return { page: 'profile', id, slug: toSlug(name) };
}
