import type { blog as portuguese } from '../pt/blog.ts';

export const blog: typeof portuguese = {
  title: 'Amazing Face',
  description:
    'Stories, advice and news from Amazing Face, the programme with which Amazing discovers new faces in the Northeast of Brazil.',
  signUp: 'I want to apply',
  feed: 'Amazing Face by RSS',
  emptyTitle: 'Nothing here yet.',
  emptyHelp: 'The first stories are on their way. Until then, meet those who are already with us.',
};
