/** Reads all content except talents; the application page's older forms only if needed. */
import type { Catalogue } from '../domain/catalogue.ts';
import type { SiteImages, SiteTexts } from '../domain/content.ts';
import * as panel from '../sources/panel/panel-reads.ts';
import type { SourceRead } from '../sources/source-read.ts';
import type { Collecting, Collector } from './collector.ts';

/** Reads every collection of the panel at once. */
export async function loadPanel(
  collector: Collector,
): Promise<Omit<Catalogue, 'talents' | 'pictureSizes' | 'year'>> {
  const collect = async <Value>(read: SourceRead<Value>, how: Collecting<Value>): Promise<Value> =>
    (await collector.collect(read, how)).value;
  const [slides, staff, social, posts, customizations, older] = await Promise.all([
    collect(panel.SLIDES, { count: countList }),
    collect(panel.STAFF, { count: countList }),
    collect(panel.SOCIAL, {
      count: ({ instagram, facebook }) =>
        [instagram, facebook].filter((link) => link !== null).length,
    }),
    collect(panel.POSTS, { count: countList }),
    collect(panel.CUSTOMIZATIONS, { count: () => 1 }),
    loadScouted(collect),
  ]);
  return { slides, staff, social, posts, customizations, ...older };
}

type Collect = <Value>(read: SourceRead<Value>, how: Collecting<Value>) => Promise<Value>;
type Scouted = Pick<Catalogue, 'texts' | 'images' | 'scoutedOwner' | 'scoutedImages'>;

const NO_RECORD = { name: null, description: null };

async function loadScouted(collect: Collect): Promise<Scouted> {
  const [texts, images] = await Promise.all([
    collect(panel.TEXTS, { count: countMap }),
    collect(panel.IMAGES, { count: countMap }),
  ]);
  const [scoutedOwner, scoutedImages] = await Promise.all([
    hasTexts(texts)
      ? NO_RECORD
      : collect(panel.SCOUTED_OWNER, { count: () => 1, absent: NO_RECORD }),
    hasPictures(images) ? [] : collect(panel.SCOUTED_IMAGES, { count: countList, absent: [] }),
  ]);
  return { texts, images, scoutedOwner, scoutedImages };
}

/** Tells whether the application page's texts have the newer form. */
function hasTexts(texts: SiteTexts): boolean {
  return Object.hasOwn(texts, 'getScoutedText') && Object.hasOwn(texts, 'getScoutedTitle');
}

/** Tells whether the application page's pictures have the newer form. */
function hasPictures(images: SiteImages): boolean {
  return Object.keys(images).some((key) => key.startsWith('getScouted_'));
}

function countList(list: readonly unknown[]): number {
  return list.length;
}

function countMap(map: Readonly<Record<string, unknown>>): number {
  return Object.keys(map).length;
}
