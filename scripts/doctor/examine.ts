import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { openCopies, type Copies, type CopyKey } from '../../src/catalogue/copies.ts';
import { loadCatalogue, type Loaded } from '../../src/catalogue/load-catalogue.ts';
import { formatReport, toPrintable } from '../../src/catalogue/load-report.ts';
import { CatalogueError } from '../../src/catalogue/reader.ts';
import { CATALOGUE_FILE, readBuildConfig } from '../../src/config/build-config.ts';
import { readGatewayConfig, type GatewayConfig } from '../../src/config/gateway-config.ts';
import type { Environment } from '../../src/config/variables.ts';
import { compositePath } from '../../src/contracts/composite-call.ts';
import type { Catalogue } from '../../src/domain/catalogue.ts';
import { toEntryId, createDelivery, toPanelEntry } from '../../src/gateway/entry/panel-entry.ts';
import { handleComposite } from '../../src/gateway/handle-composite.ts';
import { toErrorCode } from '../../src/lib/errors.ts';
import { readLive } from '../../src/gateway/read-live.ts';
import { decodeOrSame } from '../../src/domain/slug.ts';
import { findMissingKeys } from '../../src/domain/site-keys.ts';
import { toBase, toFileUrl } from '../../src/images/file-url.ts';
import { isBeyondTolerance } from '../../src/sources/records.ts';
import {
  createServiceClient,
  SERVICE_NAMES,
  type ServiceClient,
  type ServiceName,
} from '../../src/sources/service-client.ts';
import { TALENTS } from '../../src/sources/talent/talent-reads.ts';
import { placesRead } from '../../src/sources/talent/place-reads.ts';
import { listFiles, readPublished } from '../build/published.ts';
import { fetchOriginal, ImageFault } from '../preview/images.ts';
import { advise } from './advice.ts';
import { findFaults, findOddities } from './settings.ts';

export interface Examination {
  readonly env: Environment;
  readonly dataDir: string;
  readonly dist: string;
  readonly sendsEntry: boolean;
  readonly say: (line: string) => void;
}

const SHOWN_FILE = /\/p\/\d+\/([^"\s,?&]+)/g;
const TIMEOUT = 10_000;
const PICTURES_AT_ONCE = 16;
const MOST_NAMED = 20;
const PROFILES = 'profiles';
const NAMES: Readonly<Record<ServiceName, string>> = {
  panel: 'the panel',
  talent: 'the talent service',
};

export async function examine(examination: Examination): Promise<boolean> {
  const { env, say } = examination;
  const settings = findFaults(env);
  if (settings.length > 0) say('Nothing was asked: the settings have to be right first.');
  const found = settings.length > 0 ? NOTHING_FOUND : await examineServices(examination);
  const fatal = [...settings, ...found.fatal];
  const remarks = [...findOddities(env), ...found.remarks];
  const faults = [...fatal, ...found.lacks.map(({ fault }) => fault)];
  for (const [heading, lines] of Object.entries({ 'Worth a look': remarks, Why: faults }))
    if (lines.length > 0) for (const line of [heading, ...lines.map(toLine)]) say(line);
  say(toVerdict({ ...found, fatal }));
  if (found.outage !== null) say(found.outage);
  return faults.length === 0;
}

type DoctorConfig = GatewayConfig & { readonly strict: boolean };

interface Findings {
  readonly fatal: readonly string[];
  readonly remarks: readonly string[];
  /** A build would succeed, but `lack`. */
  readonly lacks: readonly { readonly fault: string; readonly lack: string }[];
  readonly goesOnFromCopies: boolean;
  readonly hasDoubts: boolean;
  readonly outage: string | null;
}

const NOTHING_FOUND: Findings = {
  fatal: [],
  remarks: [],
  lacks: [],
  goesOnFromCopies: false,
  hasDoubts: false,
  outage: null,
};

async function examineServices(examination: Examination): Promise<Findings> {
  const { env, dataDir, sendsEntry, say } = examination;
  const config = { ...readGatewayConfig(env), strict: readBuildConfig(env).strict };
  say(`Asking ${config.services.panel.url} and ${config.services.talent.url}`);
  const client = createServiceClient(config.services);
  const copies = openCopies(join(dataDir, CATALOGUE_FILE), () => undefined);
  const found = await readContent(config, copies, dataDir, { strict: true });
  const content =
    found instanceof CatalogueError
      ? await examineFailure(found, config, copies, dataDir)
      : await examineContent(found, config, copies, client, examination);
  if (!sendsEntry) return content;
  const entry = await sendEntry(client, config);
  return {
    ...content,
    remarks: [...content.remarks, ...entry.remarks],
    lacks: [...content.lacks, ...toLacks(entry, 'visitors’ messages would not arrive')],
  };
}

async function examineFailure(
  fault: CatalogueError,
  config: DoctorConfig,
  copies: Copies,
  dataDir: string,
): Promise<Findings> {
  const fromCopies = config.strict
    ? fault
    : await readContent(config, copies, dataDir, { strict: false });
  return {
    ...NOTHING_FOUND,
    fatal: [advise(fault, config.services), 'What else may be wrong shows once this is mended.'],
    goesOnFromCopies: !(fromCopies instanceof CatalogueError),
  };
}

async function examineContent(
  loaded: Loaded,
  config: DoctorConfig,
  copies: Copies,
  client: ServiceClient,
  { dist, say }: Examination,
): Promise<Findings> {
  const { catalogue, report } = loaded;
  for (const line of formatReport(report)) say(line);
  const pictures = await examinePictures(config, catalogue);
  const missingKeys = findMissingKeys(catalogue).map(
    (key) => `${key}: the panel does not send it: its page shows the site’s own`,
  );
  return {
    ...NOTHING_FOUND,
    remarks: [
      ...pictures.remarks,
      ...(await examineCovers(config, loaded)),
      ...(await examineRemoved(config, catalogue, dist)),
      ...missingKeys,
      ...(await examineComposite(client, catalogue)),
      ...(await examinePlaces(client)),
    ],
    lacks: toLacks(pictures, 'its pages would lack their pictures'),
    hasDoubts: report.doubts.length > 0,
    outage: describeOutage(config, loaded, copies),
  };
}

function toVerdict({ fatal, lacks, goesOnFromCopies, hasDoubts }: Findings): string {
  if (goesOnFromCopies) return 'A build would go on with what it has from before.';
  if (fatal.length > 0) return 'A build would fail.';
  const success = ['A build would succeed', ...lacks.map(({ lack }) => lack)].join(', but ');
  return hasDoubts ? `${success}, and would end with 3: something stays as it was.` : `${success}.`;
}

const toLacks = ({ fault }: Checked, lack: string): Findings['lacks'] =>
  fault === null ? [] : [{ fault, lack }];

interface Checked {
  readonly fault: string | null;
  readonly remarks: readonly string[];
}

const toLine = (text: string): string => `  ${toPrintable(text)}`;

async function readContent(
  { services, site }: GatewayConfig,
  earlier: Copies,
  dataDir: string,
  { strict }: { readonly strict: boolean },
) {
  const find = (key: CopyKey) => {
    // Without an ETag the service must answer whole.
    const copy = earlier.find(key);
    return copy && { ...copy, etag: null, lastModified: null };
  };
  const copies = { ...earlier, find };
  const publishedMemory = readPublished(dataDir)?.memory ?? null;
  const parts = { services, site, strict, copies, publishedMemory };
  return await loadCatalogue(parts).catch((error: unknown) => {
    if (!(error instanceof CatalogueError)) throw error;
    return error;
  });
}

async function examinePictures({ site }: GatewayConfig, { talents, slides }: Catalogue) {
  const base = toBase(site.imageBaseUrl) ?? site.imageBaseUrl;
  const files = [...talents.map(({ cover }) => cover), ...slides.map(({ mobile }) => mobile)];
  const addresses = files
    .map((file) => file && toFileUrl(file, site.imageBaseUrl))
    .filter((address) => address !== null);
  const isBelow = (address: string): boolean => address.startsWith(base);
  const strangers = addresses.filter((address) => !isBelow(address)).length;
  const lying = `${strangers} of ${addresses.length} do not lie below ${base}`;
  const remarks =
    strangers === 0 ? [] : [`pictures: ${lying}: the Image CDN does not make them smaller`];
  const own = addresses.find(isBelow);
  try {
    if (own !== undefined) await fetchOriginal(own, isBelow);
    return { fault: null, remarks };
  } catch (error) {
    if (!(error instanceof ImageFault)) throw error;
    return { fault: `pictures: ${own}: ${error.message} Check IMAGE_BASE_URL.`, remarks };
  }
}

async function examineCovers({ site }: GatewayConfig, { catalogue, report }: Loaded) {
  const { talents, slides, images } = catalogue;
  const isSaid = (file: string): boolean => report.warnings.some((line) => line.includes(file));
  const shown = [
    ...talents.map(({ id, cover, coverMobile, coverDesktop }) => ({
      id,
      files: [cover, coverMobile, coverDesktop],
    })),
    ...[...slides, ...Object.values(images)].map(({ mobile, desktop }) => ({
      id: 'slides and pages',
      files: [mobile, desktop],
    })),
  ];
  const covers = shown.flatMap(({ id, files }) =>
    Array.from(new Set(files)).flatMap((file) => {
      const address = file === null || isSaid(file) ? null : toFileUrl(file, site.imageBaseUrl);
      return address === null ? [] : [{ id, file, address }];
    }),
  );
  const states = await askEach(covers.map(({ address }) => address));
  const missing = covers.flatMap(({ id, file }, index) => {
    const state = states[index] ?? 'nothing';
    return state !== 'nothing' && state < 400
      ? []
      : [`pictures of ${id}: ${file} answers ${state}`];
  });
  return toExamples(missing, (more) => `pictures: ${more} more covers do not answer`);
}

function toExamples(lines: readonly string[], toRest: (more: number) => string): readonly string[] {
  const more = lines.length - MOST_NAMED;
  return more > 0 ? [...lines.slice(0, MOST_NAMED), toRest(more)] : lines;
}

function askEach(addresses: readonly string[]): Promise<readonly (number | null)[]> {
  return pLimit(PICTURES_AT_ONCE).map(addresses, async (address) => {
    try {
      // Some hosts answer 404 to HEAD.
      const given = { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) } as const;
      const { status, body } = await fetch(address, given);
      await body?.cancel();
      return status;
    } catch {
      return null;
    }
  });
}

async function examineRemoved({ site }: GatewayConfig, catalogue: Catalogue, dist: string) {
  const pages = listFiles(dist).filter((file) => file.endsWith('.html'));
  const shown = pages.flatMap((page) =>
    Array.from(
      readFileSync(join(dist, page), 'utf8').matchAll(SHOWN_FILE),
      ([, file = '']) => file,
    ),
  );
  const named = JSON.stringify(catalogue);
  const removed = Array.from(new Set(shown)).filter((file) => !named.includes(decodeOrSame(file)));
  const states = await askEach(removed.map((file) => `${site.imageBaseUrl}${file}`));
  const left = removed
    .filter((_, index) => states[index] === 200)
    .map(
      (file) =>
        `pictures: ${file} leaves the site with the next build and still answers: delete it at its host after that, unless the panel needs it`,
    );
  return toExamples(left, (more) => `pictures: so do ${more} more`);
}

function describeOutage(
  { services, strict }: DoctorConfig,
  { report, catalogue }: Loaded,
  copies: Pick<Copies, 'find'>,
) {
  if (strict) return 'With a service down it would fail, by CONTENT_STRICT.';
  const hasCopy = (service: ServiceName, collection: string, id = ''): boolean =>
    copies.find({ origin: services[service].url, collection, id }) !== null;
  const ofTalents = [TALENTS.collection, PROFILES];
  const ofPanel = report.collections.flatMap(({ collection }) =>
    ofTalents.includes(collection) ? [] : [collection],
  );
  const unkept = catalogue.talents.filter(({ id }) => !hasCopy('talent', PROFILES, id)).length;
  const isKept: Readonly<Record<ServiceName, boolean>> = {
    panel: ofPanel.every((collection) => hasCopy('panel', collection)),
    talent:
      hasCopy('talent', TALENTS.collection) && !isBeyondTolerance(unkept, catalogue.talents.length),
  };
  const toNames = (kept: boolean): string =>
    SERVICE_NAMES.filter((name) => isKept[name] === kept)
      .map((name) => NAMES[name])
      .join(' or ');
  const [kept, lost] = [toNames(true), toNames(false)];
  return [
    ...(kept === '' ? [] : [`With ${kept} down it would go on from copies.`]),
    ...(lost === '' ? [] : [`With ${lost} down it would fail, for want of copies.`]),
  ].join(' ');
}

async function examineComposite(client: ServiceClient, { talents }: Catalogue) {
  const id = talents.find(({ galleries, underAge }) => galleries.compo.length > 0 && !underAge)?.id;
  if (id === undefined) return [];
  const codes: unknown[] = [];
  const answer = await handleComposite(new Request(`http://localhost${compositePath(id)}`), {
    client,
    offered: () => Promise.resolve(new Set([id])),
    log: ({ code }) => codes.push(code),
  });
  await answer.bytes().catch(() => null);
  if (answer.ok && codes.length === 0) return [];
  const fault = String(codes[0] ?? answer.status).replace(/^HTTP_/, '');
  return [`composite of ${id}: ${fault}; visitors cannot download it`];
}

async function examinePlaces(client: ServiceClient): Promise<readonly string[]> {
  return await readLive(client, placesRead({ language: 'pt' }), TIMEOUT).then(
    () => [],
    (error: unknown) => [`places: ${toErrorCode(error)}: the application form has no option lists`],
  );
}

async function sendEntry(client: ServiceClient, { takesEntries }: GatewayConfig): Promise<Checked> {
  const remark = (line: string): Checked => ({ fault: null, remarks: [line] });
  if (!takesEntries)
    return remark('entry: nothing is sent outside production (see PREVIEW_ENTRIES)');
  const form = {
    name: 'TESTE (npm run doctor)',
    email: 'teste@example.com',
    phone: '+55 (81) 90000-0000',
    message:
      'Teste do site: esta mensagem pode ser apagada. / A test of the website: this message can be deleted.',
  };
  const posted = { at: Date.now(), locale: 'pt' } as const;
  const id = toEntryId('contact', randomUUID());
  const entry = await toPanelEntry(id, 'contact', form, posted);
  const delivery = await createDelivery(client, () => undefined)(entry, TIMEOUT);
  if (delivery.kind === 'delivered')
    return remark('entry: a message marked as a test is in the panel now');
  const fields = delivery.kind === 'refused' ? ` (${delivery.fields.join(', ')})` : '';
  return { fault: `entry: ${delivery.kind}, ${delivery.code}${fields}`, remarks: [] };
}
