import { toSlug } from '../domain/slug.ts';
import type { Talent } from '../domain/talent.ts';
import type { Route } from '../routes.ts';
import { oncePerKey } from './once-per-key.ts';

type ProfileRoute = Extract<Route, { page: 'profile' }>;

/** The route of a talent's profile, cached because folding names is slow. */
export const toProfileRoute = oncePerKey(
  'profile-routes',
  ({ id, name }: Pick<Talent, 'id' | 'name'>): ProfileRoute => ({
    page: 'profile',
    id,
    slug: toSlug(name),
  }),
);
