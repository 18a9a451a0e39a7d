export const blog = {
  description:
    'Stories, advice and news from Amazing Face, Amazing’s programme for discovering new faces in the Northeast of Brazil.',
  signUp: 'Apply now',
  feed: 'Amazing Face, RSS feed',
  emptyTitle: 'Nothing here yet.',
  emptyHelp:
    'The first stories are on their way. Until then, meet the people who are already with us.',
};
