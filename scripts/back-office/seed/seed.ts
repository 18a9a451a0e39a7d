import type { ContentStore } from '../store/content-store.ts';
import type { Database } from '../store/database.ts';
import { toHtml } from '../store/markdown.ts';
import type { TalentStore } from '../store/talents-store.ts';
import { PEOPLE } from './cast.ts';
import { POSTS_EN } from './posts-en.ts';
import { POSTS_PT } from './posts-pt.ts';
import { CUSTOMIZATIONS, HOME_SLIDES, IMAGES, SOCIAL, STAFF, TEXTS } from './seed-site.ts';
import { seedTalents } from './seed-talents.ts';

/** Seeds an empty folder with `count` talents (default: the demo's); refuses another count. */
export function seedAgency(
  database: Database,
  talents: TalentStore,
  content: ContentStore,
  count?: number,
): void {
  const standing = database
    .query<{ value: string }>("SELECT value FROM facts WHERE name = 'talents'")
    .get()?.value;
  if (standing !== undefined) {
    if (count === undefined || String(count) === standing) return;
    throw new Error(
      `The data folder was seeded with ${standing} talents, not ${count}: choose another folder or remove this one`,
    );
  }
  database.atomically(() => {
    const size = count ?? PEOPLE.length;
    talents.save(seedTalents(size));
    for (const slide of HOME_SLIDES) content.save('slides', slide);
    for (const member of STAFF) content.save('staff', member);
    for (const [language, posts] of Object.entries({ pt: POSTS_PT, en: POSTS_EN })) {
      // Saved in reverse, because the last saved is the newest.
      for (const [place, post] of Array.from(posts.entries()).toReversed())
        content.save('posts', {
          type: 'amazing-face',
          language,
          ...post,
          content: toHtml(post.source),
          twin: `seed ${place}`,
        });
    }
    for (const [key, languages] of Object.entries(TEXTS)) {
      for (const [language, value] of Object.entries(languages))
        content.saveText(key, language, value);
    }
    for (const [key, { mobile, desktop }] of Object.entries(IMAGES))
      content.saveImage(key, mobile, desktop);
    content.saveSetting('customizations', CUSTOMIZATIONS);
    content.saveSetting('social', SOCIAL);
    database.sql.prepare("INSERT INTO facts (name, value) VALUES ('talents', ?)").run(String(size));
  });
}
