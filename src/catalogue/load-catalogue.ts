import pLimit from 'p-limit';
import { toMinorsSecret, type Services } from '../config/services.ts';
import type { SiteSettings } from '../config/site-settings.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Talent } from '../domain/talent.ts';
import { compareNames } from '../domain/name-order.ts';
import { digest } from '../lib/digest.ts';
import { toErrorMessage } from '../lib/errors.ts';
import { isOnImageCdn } from '../images/image.ts';
import { toStable } from '../sources/changing-addresses.ts';
import { createServiceClient } from '../sources/service-client.ts';
import { describeSignIns } from './sign-in.ts';
import { createCollector } from './collector.ts';
import type { Copies, CopyKey } from './copies.ts';
import { describeMinorsInContent } from './minors-in-content.ts';
import { toKnownMinors, toNextMemory, type MinorsMemory } from './minors-memory.ts';
import { loadPanel, type PanelContent } from './load-panel.ts';
import { loadPictureSizes } from './load-picture-sizes.ts';
import { loadPapers } from './load-papers.ts';
import { createReader, CatalogueError, NOT_BELIEVED } from './reader.ts';
import { createLoadLog, type LoadLog, type LoadReport } from './load-report.ts';
import { createBelief, type Doubt } from './belief.ts';
import { pickMemory, unwrapMemory, wrapMemory, type Memory } from './memory.ts';
import { loadList, loadTalents } from './load-talents.ts';
import { TALENTS } from '../sources/talent/talent-reads.ts';
import { agencyYear } from '../domain/calendar-day.ts';

const CONCURRENCY = 16;
const NO_MINORS: MinorsMemory = { minors: [], doubted: [], sealed: [] };

export interface LoadParts {
  readonly services: Services;
  readonly site: Pick<SiteSettings, 'imageBaseUrl'>;
  /** No copy stands in for an answer. */
  readonly strict: boolean;
  readonly copies: Copies;
  /** The last publication's; the newer of it and the copies' counts. */
  readonly publishedMemory?: Memory | null;
  /** Asks the published site; called only where no memory is found. */
  readonly loadPublishedMinors?: () => Promise<readonly string[]>;
  /** Ids of former minors, named by the operator. */
  readonly allowGrown?: ReadonlySet<string>;
  readonly allowShrink?: boolean;
}

export interface Loaded {
  readonly catalogue: Catalogue;
  readonly report: LoadReport;
  readonly memory: Memory;
}

export async function loadCatalogue(parts: LoadParts): Promise<Loaded> {
  const { services, site, strict, copies } = parts;
  const { allowShrink = false, allowGrown = new Set<string>() } = parts;
  const startedAt = Date.now();
  const origins = { panel: services.panel.url, talent: services.talent.url };
  const log = createLoadLog();
  const lastMemory = findLastMemory(parts);
  const minorsIfKnown = lastMemory ?? (await findPublishedMinors(parts, log));
  const lastMinors = minorsIfKnown ?? NO_MINORS;
  const listCopy = copies.find({ origin: origins.talent, collection: TALENTS.collection, id: '' });
  const canWait = !strict && listCopy !== null;
  const belief = createBelief({ memory: lastMemory, canWait, allowShrink, now: startedAt });
  const giveUp = new AbortController();
  const rules = { signal: giveUp.signal, limit: pLimit(CONCURRENCY) };
  const client = createServiceClient(services, rules);
  const reader = createReader({ client, copies, origins, strict, belief, log });
  const collector = createCollector(reader);
  try {
    const listDoubt = Promise.withResolvers<Doubt | null>();
    // If `loadList` throws before it tells the doubt, `loadPanel` waits for ever and is abandoned.
    const [list, content] = await Promise.all([
      loadList(collector, belief, listDoubt.resolve),
      loadPanel(collector, { listDoubt: listDoubt.promise, log }),
    ]);
    const panel = { origin: origins.panel, parts: toDigests(content) };
    const panelDoubt = belief.doubtPanel(panel);
    if (panelDoubt !== null) throw new CatalogueError(panelDoubt, NOT_BELIEVED);
    const minorsSecret = toMinorsSecret(services);
    const people = await loadTalents(list, collector, reader, {
      strict,
      belief,
      knownMinors: toKnownMinors(lastMinors, minorsSecret),
      allowGrown,
      isOnCdn: (file) => isOnImageCdn(file, site.imageBaseUrl),
    });
    const { talents, remaining, minors, adults, unflagged, undecided, doubted } = people;
    // Hidden minors are remembered, too.
    const flagged = Array.from(new Set([...minors, ...list.minorsToRemember]));
    const memory = belief.toMemory(remaining, {
      origin: origins.talent,
      panel,
      listDoubt: await listDoubt.promise,
      ...toNextMemory(lastMinors, { minors: flagged, adults, doubted }, minorsSecret),
    });
    copies.keep(toMemoryKey(services), { text: wrapMemory(memory) });
    const others = talents.filter(({ underAge }) => !underAge);
    for (const line of describeMinorsInContent(content, people.minorNames, others))
      log.ofMinors(line);
    const { imageBaseUrl } = site;
    const pictures = { imageBaseUrl, ...rules, copies, warn: log.warn };
    const [withPapers, pictureSizes] = await Promise.all([
      addPapers(talents, pictures),
      loadPictureSizes(content.posts, pictures),
    ]);
    const year = agencyYear(startedAt);
    const catalogue = { talents: inNameOrder(withPapers), ...content, pictureSizes, year };
    const report = {
      collections: collector.reports(),
      warnings: [...describeSignIns(client), ...log.lines()],
      doubts: log.doubts(),
      undecided: minorsIfKnown === null ? [...undecided, 'published minors'] : undecided,
      minors: minors.length,
      adults: adults.length,
      unflagged,
      seconds: (Date.now() - startedAt) / 1000,
    };
    return { catalogue, report, memory };
  } finally {
    // Where one service fails the load, the other's requests still run.
    giveUp.abort(new CatalogueError('the load has ended', 'ENDED'));
  }
}

function toMemoryKey({ talent }: Services): CopyKey {
  return { origin: talent.url, collection: 'memory', id: '' };
}

function findLastMemory({ services, copies, publishedMemory = null }: LoadParts): Memory | null {
  const ofCopies = unwrapMemory(copies.find(toMemoryKey(services))?.text ?? '');
  return pickMemory(services.talent.url, [ofCopies, publishedMemory]);
}

async function findPublishedMinors(parts: LoadParts, log: LoadLog): Promise<MinorsMemory | null> {
  try {
    const sealed = (await parts.loadPublishedMinors?.()) ?? [];
    return { ...NO_MINORS, sealed: Array.from(sealed) };
  } catch (error) {
    log.doubt(
      `minors: ${toErrorMessage(error)}: whom the published site shows as under 18 is not known, so a flag that is missing is not missed`,
    );
    return null;
  }
}

function toDigests(content: PanelContent): Memory['panel']['parts'] {
  return Object.fromEntries(
    Object.entries(content).map(([name, value]) => [name, digest(toStable(value))]),
  );
}

function inNameOrder(talents: readonly Talent[]): readonly Talent[] {
  return talents.toSorted((a, b) => compareNames(a.name, b.name) || compareNames(a.id, b.id));
}

async function addPapers(
  talents: readonly Talent[],
  pictures: Parameters<typeof loadPapers>[1],
): Promise<readonly Talent[]> {
  const covers = talents.flatMap(({ cover, coverDesktop }) => [cover, coverDesktop]);
  const papers = await loadPapers(covers, pictures);
  return talents.map((talent) => ({
    ...talent,
    paper: papers.get(talent.cover),
    widePaper: papers.get(talent.coverDesktop),
  }));
}
