import pLimit from 'p-limit';
import { toMinorsKey, type Services } from '../config/services.ts';
import type { SiteSettings } from '../config/site-settings.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { compareNames } from '../domain/name-order.ts';
import { digest } from '../lib/digest.ts';
import { toErrorMessage } from '../lib/error-message.ts';
import { isOnImageCdn } from '../images/image.ts';
import { toStable } from '../sources/changing-addresses.ts';
import { createServiceClient } from '../sources/service-client.ts';
import { describeSignIns } from './sign-in.ts';
import { createCollector } from './collector.ts';
import type { Copies } from './copies.ts';
import { describeMinorsInContent } from './minors-in-content.ts';
import { toKnownMinors, toNextMemory, type MinorsMemory } from './minors-memory.ts';
import { loadPanel } from './load-panel.ts';
import { readPictureSizes } from './measure-pictures.ts';
import { readPapers } from './read-papers.ts';
import { createReader, CatalogueError, NOT_BELIEVED } from './reader.ts';
import { createLog, type LoadLog, type LoadReport } from './build-summary.ts';
import { createBelief, type Doubt } from './belief.ts';
import { pickMemory, sealMemory, unsealMemory, type Memory } from './memory.ts';
import { loadList, loadTalents } from './load-talents.ts';
import { TALENTS } from '../sources/talent/talent-reads.ts';
import { agencyYear } from '../domain/calendar-day.ts';

const CONCURRENCY = 16;

export interface LoadParts {
  readonly services: Services;
  readonly site: Pick<SiteSettings, 'imageBaseUrl'>;
  readonly strict: boolean;
  readonly copies: Copies;
  /** Used where the copies are gone. */
  readonly lastRelease?: Memory | null;
  /** Asks the published site, where nothing is remembered. */
  readonly loadPublishedMinors?: () => Promise<readonly string[]>;
  readonly allowGrown?: ReadonlySet<string>;
  readonly allowShrink?: boolean;
}

export interface Loaded {
  readonly catalogue: Catalogue;
  readonly report: LoadReport;
  readonly memory: Memory;
}

export async function loadCatalogue(parts: LoadParts): Promise<Loaded> {
  const { strict, copies, site } = parts;
  const startedAt = Date.now();
  const origin = parts.services.talent.url;
  const { allowShrink = false, allowGrown = new Set<string>(), lastRelease = null } = parts;
  const memoryKey = { origin, collection: 'memory', id: '' };
  const kept = unsealMemory(copies.find(memoryKey)?.text ?? '');
  const earlier = pickMemory(origin, [kept, lastRelease]);
  const list = copies.find({ origin, collection: TALENTS.collection, id: '' });
  const canWait = !strict && list !== null;
  const belief = createBelief({ memory: earlier, canWait, allowShrink, now: startedAt });
  const giveUp = new AbortController();
  const rules = { signal: giveUp.signal, limit: pLimit(CONCURRENCY) };
  const client = createServiceClient(parts.services, rules);
  const log = createLog();
  const remembered = earlier ?? (await loadPublished(parts, log));
  const unanswered = log.doubts().length > 0 ? ['published minors'] : [];
  const minorsKey = toMinorsKey(parts.services);
  const knownMinors = toKnownMinors(remembered, minorsKey);
  const origins = { panel: parts.services.panel.url, talent: origin };
  const reader = createReader({ client, copies, origins, strict, belief, log });
  const collector = createCollector(reader);
  try {
    const verdict = Promise.withResolvers<Doubt | null>();
    const [listed, content] = await Promise.all([
      loadList(collector, belief, verdict.resolve),
      loadPanel(collector, { listDoubt: verdict.promise, log }),
    ]);
    const digests = Object.entries(content).map(
      ([name, value]) => [name, digest(toStable(value))] as const,
    );
    const panel = { origin: origins.panel, parts: Object.fromEntries(digests) };
    const doubt = belief.doubtPanel(panel);
    if (doubt !== null) throw new CatalogueError(doubt, NOT_BELIEVED);
    const isOnCdn = (file: string): boolean => isOnImageCdn(file, site.imageBaseUrl);
    const talentParts = { strict, belief, knownMinors, allowGrown, isOnCdn };
    const { talents, minors, adults, present, held, doubted } = await loadTalents(
      listed,
      collector,
      reader,
      talentParts,
    );
    // Whom the list hides may come back without a flag.
    const known = new Set([...minors.map(({ id }) => id), ...listed.flagged]);
    const today = { minors: Array.from(known), adults, doubted };
    const memory = belief.toMemory(present, {
      origin,
      panel,
      listDoubt: await verdict.promise,
      ...toNextMemory(remembered, today, minorsKey),
    });
    copies.keep(memoryKey, { text: sealMemory(memory) });
    const others = talents.filter(({ underAge }) => !underAge);
    for (const line of describeMinorsInContent(content, minors, others)) log.ofMinors(line);
    const covers = talents.flatMap(({ cover, coverDesktop }) => [cover, coverDesktop]);
    const pictures = { ...site, ...rules, copies, warn: log.warn };
    const [papers, pictureSizes] = await Promise.all([
      readPapers(covers, pictures),
      readPictureSizes(content.posts, pictures),
    ]);
    const catalogue = {
      talents: talents
        .map((talent) => ({
          ...talent,
          paper: papers.get(talent.cover),
          widePaper: papers.get(talent.coverDesktop),
        }))
        .toSorted((a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id)),
      ...content,
      pictureSizes,
      year: agencyYear(startedAt),
    };
    const report = {
      collections: collector.reports(),
      warnings: [...describeSignIns(client), ...log.lines()],
      doubts: log.doubts(),
      held: [...held, ...unanswered],
      minors: minors.length,
      adults: adults.length,
      seconds: (Date.now() - startedAt) / 1000,
    };
    return { catalogue, report, memory };
  } finally {
    // Where one service fails the load, the other's requests still run.
    giveUp.abort(new CatalogueError('the load has ended', 'ENDED'));
  }
}

async function loadPublished(
  { loadPublishedMinors }: LoadParts,
  log: LoadLog,
): Promise<MinorsMemory> {
  const none = { minors: [], doubted: [], sealed: [] };
  try {
    const sealed = (await loadPublishedMinors?.()) ?? [];
    return { ...none, sealed: Array.from(sealed) };
  } catch (error) {
    log.doubt(
      `minors: ${toErrorMessage(error)}: whom the published site shows as under 18 is not known, so a flag that is missing is not missed`,
    );
    return none;
  }
}
