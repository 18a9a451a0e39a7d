/** Examines the services' content: signs in and reads as a build does, by the same session, reader
 * and rules, but never from a copy. */
import type { Services } from '../../src/config/services.ts';
import { CatalogueError } from '../../src/catalogue/catalogue-error.ts';
import { openCopies } from '../../src/catalogue/copies.ts';
import { describeSignIn } from '../../src/catalogue/sign-in.ts';
import { CONCURRENCY } from '../../src/catalogue/load-catalogue.ts';
import { describeMinorsInContent, type Content } from '../../src/catalogue/minors-in-content.ts';
import { hasPictures, hasTexts } from '../../src/catalogue/load-panel.ts';
import { createReader, type Reader, type Reading } from '../../src/catalogue/reader.ts';
import { createLog } from '../../src/catalogue/build-summary.ts';
import { doubtList, type TalentRecord } from '../../src/catalogue/talent-record.ts';
import { toProfileText } from '../../src/domain/channel.ts';
import type { SocialMedia } from '../../src/domain/content.ts';
import type { HttpError } from '../../src/lib/http-error.ts';
import { createHttpTools } from '../../src/lib/http.ts';
import * as panel from '../../src/sources/panel/panel-reads.ts';
import { isBeyondTolerance } from '../../src/sources/records.ts';
import { isOutage, openSession, type Session } from '../../src/sources/session.ts';
import { SERVICE_NAMES, toSignIn } from '../../src/sources/tokens.ts';
import type { SourceRead } from '../../src/sources/source-read.ts';
import { placesRead } from '../../src/sources/talent/attributes.ts';
import type { ListedTalent, Profile } from '../../src/sources/talent/to-talent.ts';
import { profileRead, TALENTS } from '../../src/sources/talent/talent-reads.ts';
import { advise } from './fault-advice.ts';
import { watchClock } from './clock.ts';
import { NOTHING, timed, type Finding } from './finding.ts';

const PROFILES = 3;

export interface ContentFindings {
  readonly findings: readonly Finding[];
  readonly pictures: readonly string[];
  readonly composed: string | null;
}

/** Asks for everything once; the talent list is compared with `known`. */
export async function examineContent(
  services: Services,
  known: TalentRecord | null,
): Promise<ContentFindings> {
  const clock = watchClock();
  const tools = { ...createHttpTools(CONCURRENCY), fetch: clock.fetch };
  // Empty, so that no copy takes the place of an answer.
  const copies = openCopies(':memory:', () => undefined);
  const end = new AbortController();
  const startedAt = performance.now();
  try {
    const session = await openSession(services, tools, end.signal);
    const signIns = SERVICE_NAMES.map((service) =>
      toSignInFinding(services, service, session, (performance.now() - startedAt) / 1000),
    );
    const log = createLog();
    const origins = { panel: services.panel.url, talent: services.talent.url };
    const reader = createReader({ session, copies, origins, strict: true, now: tools.now, log });
    const examine = createExaminer(reader, () => log.lines());

    const content = await examinePanel(examine);
    const talents = await examine(TALENTS, {
      count: (list) => list.length,
      refuse: (list) => doubtList(list, known, tools.now()),
    });
    const listed = spread(talents.value ?? [], PROFILES);
    const profiles = await examineProfiles(
      examine,
      listed.map(({ id }) => id),
    );
    const places = await examine(placesRead({ language: 'pt' }), {
      count: ({ countries }) => countries.length,
    });
    return {
      findings: [
        ...signIns,
        clock.finding(),
        ...content.findings,
        talents.finding,
        ...profiles.findings,
        toHarmless(places.finding, 'the application form has no option lists'),
        toMinorsFinding(content.content, talents.value ?? []),
      ],
      pictures: [
        ...listed.map(({ cover }) => cover),
        ...profiles.pictures,
        ...content.pictures,
      ].filter((file) => file !== null),
      composed: profiles.composed,
    };
  } finally {
    end.abort(new CatalogueError('the examination has ended', 'ENDED'));
  }
}

interface Examining<Value> {
  readonly count: (value: Value) => number;
  readonly id?: string;
  readonly refuse?: (value: Value) => string | null;
  readonly mayBeAbsent?: boolean;
}

type Examine = <Value>(
  read: SourceRead<Value>,
  how: Examining<Value>,
) => Promise<{ readonly finding: Finding; readonly value: Value | null }>;

/** Reads by the build's reader, whose log lines become the remarks. */
function createExaminer(reader: Reader, lines: () => readonly string[]): Examine {
  return async <Value>(
    read: SourceRead<Value>,
    { count, id, refuse, mayBeAbsent }: Examining<Value>,
  ) => {
    const { method, path } = read.request;
    let value: Value | null = null;
    const finding = await timed(`${method} ${path.replace(/\?.*/, '')}`, async () => {
      const before = new Set(lines());
      let reading: Reading<Value>;
      try {
        reading = await reader.read(read, {
          ...(id !== undefined && { id }),
          ...(refuse !== undefined && { refuse }),
        });
      } catch (error) {
        if (!(error instanceof CatalogueError)) throw error;
        return { ...NOTHING, answered: error.code.replace(/^HTTP_/, ''), fault: error.message };
      }
      if (reading.kind !== 'live') {
        const { failure } = reading;
        const isFine = failure.status === 404 && mayBeAbsent === true;
        return {
          ...NOTHING,
          answered: toAnswered(failure),
          fault: isFine ? null : `${read.collection}: ${advise(read.request.service, failure)}`,
        };
      }
      ({ value } = reading.parsed);
      const remarks = lines().filter((line) => !before.has(line));
      return {
        answered: 'yes',
        records: count(value),
        leftOut: reading.parsed.leftOut.length,
        fault: null,
        remarks,
      };
    });
    return { finding, value };
  };
}

async function examinePanel(examine: Examine) {
  const list = { count: (records: readonly unknown[]) => records.length };
  const map = {
    count: (records: Readonly<Record<string, unknown>>) => Object.keys(records).length,
  };
  const one = { count: () => 1 };
  const slides = await examine(panel.SLIDES, list);
  const staff = await examine(panel.STAFF, list);
  const social = await examine(panel.SOCIAL, one);
  const posts = await examine(panel.POSTS, list);
  const texts = await examine(panel.TEXTS, map);
  const images = await examine(panel.IMAGES, map);
  const older = [
    ...(texts.value === null || hasTexts(texts.value)
      ? []
      : [await examine(panel.SCOUTED_OWNER, { ...one, mayBeAbsent: true })]),
    ...(images.value === null || hasPictures(images.value)
      ? []
      : [await examine(panel.SCOUTED_IMAGES, { ...list, mayBeAbsent: true })]),
  ];
  const customizations = await examine(panel.CUSTOMIZATIONS, one);
  return {
    findings: [
      slides,
      staff,
      { finding: withLabels(social) },
      posts,
      texts,
      images,
      ...older,
      customizations,
    ].map(({ finding }) => finding),
    pictures: (slides.value ?? []).map(({ mobile }) => mobile),
    content: {
      ...(slides.value && { slides: slides.value }),
      ...(staff.value && { staff: staff.value }),
      ...(posts.value && { posts: posts.value }),
      ...(texts.value && { texts: texts.value }),
      ...(images.value && { images: images.value }),
    },
  };
}

async function examineProfiles(examine: Examine, ids: readonly string[]): Promise<ContentFindings> {
  const findings: Finding[] = [];
  const pictures: (string | null)[] = [];
  let composed: string | null = null;
  for (const id of ids) {
    const { finding, value } = await examine(profileRead(id), {
      id,
      count: () => 1,
      mayBeAbsent: true,
    });
    findings.push({ ...finding, endpoint: `${finding.endpoint} ${id}` });
    if (value === null) continue;
    pictures.push(...toPictures(value));
    if (value.galleries.compo.length > 0 && !value.underAge) composed ??= id;
  }
  // A build tolerates a few profiles that fail.
  const failed = findings.filter(({ fault }) => fault !== null).length;
  const isBorne =
    !isBeyondTolerance(failed, findings.length) &&
    !findings.some(({ answered }) => ['401', '403'].includes(answered));
  return {
    findings: isBorne
      ? findings.map((finding) => toHarmless(finding, 'a build would leave this talent out'))
      : findings,
    pictures: pictures.filter((file) => file !== null),
    composed,
  };
}

/** Remarks on labels of profiles that name another profile than their links; the safety page uses
 * the link. */
function withLabels({
  finding,
  value,
}: {
  readonly finding: Finding;
  readonly value: SocialMedia | null;
}): Finding {
  const links = [value?.instagram, value?.facebook].filter(
    (link) => link !== null && link !== undefined,
  );
  const remarks = links.flatMap(({ name, url }) => {
    const handle = toProfileText(new URL(url))?.split('/')[1] ?? '';
    const isOther = name.startsWith('@') && name.slice(1).toLowerCase() !== handle;
    return isOther
      ? [
          `social: the label "${name}" is not the profile of its link, ${url}; the safety page believes the link`,
        ]
      : [];
  });
  return { ...finding, remarks: [...finding.remarks, ...remarks] };
}

/** Reports the panel's texts that name a minor in full. */
function toMinorsFinding(content: Partial<Content>, listed: readonly ListedTalent[]): Finding {
  const minors = listed
    .filter(({ underAge }) => underAge)
    .map(({ id, name }) => ({ id, name, accounts: [] }));
  const adults = listed.filter(({ underAge }) => !underAge);
  return {
    endpoint: 'names of minors in texts',
    ...NOTHING,
    answered: 'yes',
    seconds: 0,
    remarks: describeMinorsInContent(content, minors, adults),
  };
}

function toPictures({ coverMobile, coverDesktop, galleries }: Profile): readonly (string | null)[] {
  return [
    coverMobile,
    coverDesktop,
    ...[...galleries.book, ...galleries.snap].map(({ file }) => file),
  ];
}

function toSignInFinding(
  services: Services,
  service: 'panel' | 'talent',
  session: Session,
  seconds: number,
): Finding {
  const fault = session.signInFault(service);
  const warning = describeSignIn(service, session);
  const endpoint = `POST ${new URL(toSignIn(service, services[service]).url).pathname}`;
  return {
    endpoint,
    ...NOTHING,
    answered: fault === null ? 'yes' : toAnswered(fault),
    remarks:
      warning === null || fault === null
        ? []
        : [isOutage(fault) ? `sign-in: ${advise(service, fault)}` : warning],
    seconds,
  };
}

function toAnswered({ status, code }: HttpError): string {
  return status === null ? code : String(status);
}

/** A build does without this: its fault becomes a remark with its consequence. */
function toHarmless(finding: Finding, consequence: string): Finding {
  return finding.fault === null
    ? finding
    : {
        ...finding,
        fault: null,
        remarks: [...finding.remarks, `${finding.fault}: ${consequence}`],
      };
}

function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, Math.floor(items.length / count));
  return items.filter((_, index) => index % step === 0).slice(0, count);
}
