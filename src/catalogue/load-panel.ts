import { isDeepStrictEqual } from 'node:util';
import type { Catalogue } from '../domain/catalogue.ts';
import { findImages, SCOUTED_KEYS } from '../domain/site-keys.ts';
import { isHolder } from '../sources/json-shapes.ts';
import * as panel from '../sources/panel/panel-reads.ts';
import type { SourceRead } from '../sources/source-read.ts';
import type { Doubt } from './belief.ts';
import type { LoadLog } from './load-report.ts';
import type { Collecting, Collector } from './collector.ts';

const IDENTITY = new Set([panel.CUSTOMIZATIONS.collection, panel.SOCIAL.collection]);
const CHANNELS = {
  phone: ': pages show that of agency.ts',
  whatsapp: ': pages show the phone',
  email: ': pages show that of agency.ts',
  instagram: '',
  facebook: '',
};
const BESIDE_DOUBT =
  'another content beside a list of talents that is not believed; it is taken together with the list';

export type PanelContent = Omit<Catalogue, 'talents' | 'pictureSizes' | 'year'>;

/** Beside a doubted list of talents, changes of IDENTITY are not taken; beside another agency's, no
 * change is. */
export async function loadPanel(
  collector: Collector,
  { listDoubt, log }: { readonly listDoubt: Promise<Doubt | null>; readonly log: LoadLog },
): Promise<PanelContent> {
  const collect: Collect = async (read, how) => {
    const isIdentity = IDENTITY.has(read.collection);
    let before: unknown = null;
    const collected = await collector.collect(read, {
      ...how,
      refuse: async ({ value }, lastGood) => {
        const doubt = await listDoubt;
        const isHeld = doubt !== null && (doubt.isOther || isIdentity);
        if (isHeld && !isDeepStrictEqual(value, lastGood())) return BESIDE_DOUBT;
        if (isIdentity) before = lastGood();
        return null;
      },
    });
    if (collected.isBelieved) noteChanges(read.collection, before, collected.value, log);
    return collected.value;
  };
  const [slides, staff, social, posts, customizations, textsAndImages] = await Promise.all([
    collect(panel.SLIDES, { count: countList }),
    collect(panel.STAFF, { count: countList }),
    collect(panel.SOCIAL, {
      count: ({ instagram, facebook }) =>
        [instagram, facebook].filter((link) => link !== null).length,
    }),
    collect(panel.POSTS, { count: countList }),
    collect(panel.CUSTOMIZATIONS, { count: () => 1 }),
    loadTextsAndImages(collect),
  ]);
  return { slides, staff, social, posts, customizations, ...textsAndImages };
}

type Collect = <Value>(read: SourceRead<Value>, how: Collecting<Value>) => Promise<Value>;
type TextsAndImages = Pick<
  Catalogue,
  'texts' | 'images' | 'olderScoutedText' | 'olderScoutedImages'
>;

const NO_RECORD = { name: null, description: null };

async function loadTextsAndImages(collect: Collect): Promise<TextsAndImages> {
  const [texts, images] = await Promise.all([
    collect(panel.TEXTS, { count: countMap }),
    collect(panel.IMAGES, { count: countMap }),
  ]);
  const { models } = SCOUTED_KEYS;
  const [olderScoutedText, olderScoutedImages] = await Promise.all([
    Object.hasOwn(texts, models.text) && Object.hasOwn(texts, models.title)
      ? NO_RECORD
      : collect(panel.SCOUTED_OWNER, { count: () => 1, on404: NO_RECORD }),
    findImages(images, models.images).length > 0
      ? []
      : collect(panel.SCOUTED_IMAGES, { count: countList, on404: [] }),
  ]);
  return { texts, images, olderScoutedText, olderScoutedImages };
}

function noteChanges(collection: string, before: unknown, value: unknown, log: LoadLog): void {
  if (!isHolder(before) || !isHolder(value)) return;
  for (const [channel, instead] of Object.entries(CHANNELS)) {
    const [old, now] = [before, value].map((record) => JSON.stringify(record[channel] ?? null));
    const more = now === 'null' ? instead : '';
    if (old !== now) log.note(`${collection}: ${channel} has changed from ${old} to ${now}${more}`);
  }
}

const countList = (list: readonly unknown[]): number => list.length;

const countMap = (map: Readonly<Record<string, unknown>>): number => Object.keys(map).length;
