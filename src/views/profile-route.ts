import { toSlug } from '../domain/slug.ts';
import type { Talent } from '../domain/talent.ts';
import type { Route } from '../routes.ts';
import { workedOut } from './worked-out.ts';

type ProfileRoute = Extract<Route, { page: 'profile' }>;

/** Where the profile of a talent is: sitemaps, pages and checks ask for each, and folding a name costs more than all else of an address. */
export const toProfileRoute = workedOut('profile-routes', ({ id, name }: Pick<Talent, 'id' | 'name'>): ProfileRoute => ({
  page: 'profile',
  id,
  slug: toSlug(name),
}));
