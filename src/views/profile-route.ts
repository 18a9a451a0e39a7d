import { toSlug } from '../domain/names.ts';
import type { Talent } from '../domain/talent.ts';
import type { Route } from '../routes.ts';

type ProfileRoute = Extract<Route, { page: 'profile' }>;

/** Kept per talent: sitemaps, pages and checks ask for each, and folding a name costs more than all else of an address. */
const made = new WeakMap<Pick<Talent, 'id' | 'name'>, ProfileRoute>();

/** Where the profile of a talent is. */
export function toProfileRoute(talent: Pick<Talent, 'id' | 'name'>): ProfileRoute {
  const route = made.get(talent) ?? { page: 'profile', id: talent.id, slug: toSlug(talent.name) };
  made.set(talent, route);
  return route;
}
