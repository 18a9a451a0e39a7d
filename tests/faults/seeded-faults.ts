/**
 * Seeded faults: small changes of which each breaks one rule of the product. `npm run test:faults`
 * makes them one by one in a copy of the tree and expects the named test, which is a part of `npm
 * test`, to fail.
 */
export interface Fault {
  /** The rule that it breaks, as a sentence. */
  readonly rule: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Below `tests`, of the projects that `npm test` runs; the unit test that mirrors the file
   * unless named. */
  readonly test?: string;
}

export function testOf({
  file,
  test = file.replace(/^\w+\/(.*)\.ts$/, 'unit/$1.test.ts'),
}: Fault): string {
  return test;
}

export const FAULTS: readonly Fault[] = [
  {
    rule: 'An age counts a year only from the birthday on',
    file: 'src/domain/age.ts',
    find: 'day.slice(YEAR) < birthdate.slice(YEAR)',
    replace: 'day.slice(YEAR) <= birthdate.slice(YEAR)',
  },
  {
    rule: 'A date that no calendar has is no birth date',
    file: 'src/domain/calendar-day.ts',
    find: 'return !Number.isNaN(date.getTime()) && toDay(date) === text;',
    replace: 'return !Number.isNaN(date.getTime());',
    test: 'unit/domain/age.test.ts',
  },
  {
    rule: '999,950 followers read as one million',
    file: 'src/domain/followers.ts',
    find: 'if (Math.round(count / 100) >= 10_000) {',
    replace: 'if (count >= MILLION) {',
  },
  {
    rule: 'The check sign of a reference finds two signs that changed places',
    file: 'src/domain/reference.ts',
    find: 'place % 2 === 0 ? value : value * 2',
    replace: 'value',
  },
  {
    rule: 'Accented initials stand under their plain letter',
    file: 'src/domain/letters.ts',
    find: 'fold(name).charAt(0)',
    replace: 'name.charAt(0)',
  },
  {
    rule: 'Mainboard shows men only',
    file: 'src/domain/categories.ts',
    find: "mainboard: { id: 1, gender: 'man' }",
    replace: 'mainboard: { id: 1, gender: null }',
  },
  {
    rule: 'A link with a user name in it is no link',
    file: 'src/sources/safe-links.ts',
    find: "return url.username === '' && url.password === '' ? url.href : null;",
    replace: 'return url.href;',
  },
  {
    rule: 'A file name does not climb out of its folder',
    file: 'src/sources/safe-links.ts',
    find: "return path === '' || climbs ? null : path;",
    replace: "return path === '' ? null : path;",
  },
  {
    rule: 'A talent list that lacks a third is not believed',
    file: 'src/catalogue/talent-record.ts',
    find: 'const SIZE_SHARE = 0.8;',
    replace: 'const SIZE_SHARE = 0.4;',
  },
  {
    rule: 'A record of the talents that was damaged is not believed',
    file: 'src/catalogue/talent-record.ts',
    find: 'sealed.success && sealed.output.digest === digest(sealed.output.record)',
    replace: 'sealed.success',
  },
  {
    rule: 'A page number has no leading zero and no sign',
    file: 'src/routes.ts',
    find: '/^[1-9]\\d{0,5}$/.test(third)',
    replace: '/^\\d+$/.test(third)',
  },
  {
    rule: 'The former address of a category leads on',
    file: 'src/routes.ts',
    find: "const FORMER_DEVELOPMENT = 'teen';",
    replace: "const FORMER_DEVELOPMENT = 'teens';",
  },
  {
    rule: 'A page sends no code that its content policy does not list',
    file: 'scripts/build/content-policy.ts',
    find: "'object-src': [\"'none'\"],",
    replace: '',
  },
  {
    rule: 'A secret of the webhook has at least 32 characters',
    file: 'src/config/variables.ts',
    find: 'const SHORTEST_SECRET = 32;',
    replace: 'const SHORTEST_SECRET = 3;',
    test: 'unit/config/config.test.ts',
  },
  {
    rule: 'A credential that a header cannot carry is named at the start',
    file: 'src/config/variables.ts',
    find: "v.regex(/^[\\x20-\\x7e]*$/, 'holds characters that a header cannot carry')",
    replace: 'v.string()',
    test: 'unit/config/config.test.ts',
  },
  {
    rule: 'Pictures of other houses are not sent through the picture service',
    file: 'src/images/image.ts',
    find: 'return base !== null && url.startsWith(base);',
    replace: 'return base !== null;',
  },
  {
    rule: 'No picture is offered wider than its original',
    file: 'src/images/image.ts',
    find: 'const original = isLength(request.width) ? request.width : Number.POSITIVE_INFINITY;',
    replace: 'const original = Number.POSITIVE_INFINITY;',
  },
  {
    rule: 'A failure stops the start of further work',
    file: 'src/lib/map-concurrently.ts',
    find: 'if (failures.length > 0) return;',
    replace: '',
  },
  {
    rule: 'Work that takes too long is given up',
    file: 'src/lib/with-timeout.ts',
    find: 'return await Promise.race([work, promise]);',
    replace: 'return await work;',
  },
  {
    rule: 'Favourites that cannot be read are set aside before they are written over',
    file: 'src/stores/favourites-store.ts',
    find: 'if (!complete && text !== null) storage.write(SET_ASIDE_KEY, text);',
    replace: '',
  },
  {
    rule: 'A profile opens with the gallery that was looked at last',
    file: 'src/stores/active-gallery.ts',
    find: 'return offered.find((name) => name === active) ?? offered[0];',
    replace: 'return offered[0];',
  },
  {
    rule: 'A search finds each word, in any order',
    file: 'src/islands/listing/letter-filter.ts',
    find: 'words.every((word) =>',
    replace: 'words.some((word) =>',
  },
  {
    rule: 'A shared brief names each talent once',
    file: 'src/domain/brief.ts',
    find: 'return [...new Set(ids)].slice(0, LARGEST_BRIEF);',
    replace: 'return ids.slice(0, LARGEST_BRIEF);',
    test: 'unit/islands/brief/brief-link.test.ts',
  },
  {
    rule: 'A draft is forgotten after its days',
    file: 'src/islands/fields/draft.ts',
    find: "typeof time === 'number' && Math.abs(now - time) < DRAFT_LIFETIME",
    replace: "typeof time === 'number'",
  },
  {
    rule: 'A message tells of a phone number that lacks digits',
    file: 'src/contracts/contact-form.ts',
    find: "text.replace(/\\D/g, '').length < WHOLE_NUMBER",
    replace: 'text.length < WHOLE_NUMBER',
    test: 'unit/contracts/forms.test.ts',
  },
  {
    rule: 'A webhook with another signature is refused',
    file: 'src/gateway/rebuild/signature.ts',
    find: 'given.length === expected.length && timingSafeEqual(given, expected)',
    replace: 'given.length === expected.length',
    test: 'unit/gateway/signature.test.ts',
  },
  {
    rule: 'A photo larger than the panel takes is refused',
    file: 'src/gateway/photos/photo.ts',
    find: 'return pixels >= 1 && pixels <= PHOTO_EDGE;',
    replace: 'return pixels >= 1;',
    test: 'unit/gateway/jpeg-photos.test.ts',
  },
  {
    rule: 'A copy that is too old is not used in the place of a failed read',
    file: 'src/gateway/stale-if-error-cache.ts',
    find: 'if (copy === undefined || age >= usableFor) throw error;',
    replace: 'if (copy === undefined) throw error;',
  },
  {
    rule: 'A post from another site is refused',
    file: 'src/gateway/entry/handle-entry.ts',
    find: "return site === null || site === 'same-origin' || site === 'none';",
    replace: 'return true;',
    test: 'integration/gateway.test.ts',
  },
  {
    rule: 'The two kinds of application with one submission id are two entries',
    file: 'src/gateway/entry/entry-id.ts',
    find: 'update(`${entry}/${submissionId}`)',
    replace: 'update(submissionId)',
    test: 'unit/gateway/entry-id.test.ts',
  },
  {
    rule: 'What waits for long is tried once a day',
    file: 'src/gateway/outbox/back-off.ts',
    find: 'if (age >= OVERDUE) return OVERDUE_WAIT;',
    replace: '',
    test: 'unit/gateway/outbox-waiting.test.ts',
  },
  {
    rule: 'A preview takes no entries unless it is told to',
    file: 'src/gateway/entry/handle-entry.ts',
    find: "if (!deps.takesEntries) return refuse(503, 'preview');",
    replace: '',
    test: 'integration/gateway-previews.test.ts',
  },
  {
    rule: 'Schedules are in UTC',
    file: 'scripts/preview/cron.ts',
    find: "timezone: 'UTC'",
    replace: "timezone: 'America/Recife'",
  },
  {
    rule: 'A scheduled function never runs beside itself',
    file: 'scripts/preview/scheduler.ts',
    find: 'if (running.has(route) || route.schedule?.(minute) !== true) continue;',
    replace: 'if (route.schedule?.(minute) !== true) continue;',
  },
  {
    rule: 'A licence that nobody agreed to is found',
    file: 'scripts/checks/licence-rules.ts',
    find: 'if (licence !== null && ALLOWED.has(licence)) return true;',
    replace: 'if (licence !== null) return true;',
  },
  {
    rule: 'Domain imports nothing of ours',
    file: 'src/domain/letters.ts',
    find: "import { fold } from './names.ts';",
    replace: "import { fold } from './names.ts';\nimport '../lib/within.ts';",
    test: 'architecture/rooms.test.ts',
  },
  {
    rule: 'Every text stands in both languages',
    file: 'i18n/en/routes.ts',
    find: "about: 'about'",
    replace: "about: 'sobre-nos'",
    test: 'unit/routes.test.ts',
  },
  {
    rule: 'Each talent stands on one page of a listing',
    file: 'src/views/listing-view.ts',
    find: 'talents.slice((number - 1) * LISTING_PAGE_SIZE, ',
    replace: 'talents.slice((number - 1) * (LISTING_PAGE_SIZE - 1), ',
  },
  {
    rule: 'Structured data names the year of founding',
    file: 'src/layouts/structured-data.ts',
    find: '    foundingDate: String(FOUNDED_YEAR),\n',
    replace: '',
  },
  {
    rule: 'A second sign-in leaves no refused answer unread',
    file: 'src/gateway/service-client.ts',
    find: '      await discard(answer);\n      tokens.renew',
    replace: '      tokens.renew',
    test: 'unit/gateway/functions.test.ts',
  },
  {
    rule: 'A download that a visitor breaks off ends at the service',
    file: 'src/gateway/handle-composite.ts',
    find: '    cancel: (reason) => reader.cancel(reason),\n',
    replace: '',
    test: 'unit/gateway/composite.test.ts',
  },
  {
    rule: 'A rebuild that outlives its call is given to the platform',
    file: 'src/gateway/rebuild/handle-rebuild.ts',
    find: 'if (trailing !== null) waitUntil(trailing());',
    replace: 'if (trailing !== null) void trailing();',
    test: 'unit/gateway/functions.test.ts',
  },
  {
    rule: 'Work that is done in time leaves no timer',
    file: 'src/lib/with-timeout.ts',
    find: '    clearTimeout(timer);\n',
    replace: '',
  },
  {
    rule: 'Lists of places are kept by the CDN for each state apart',
    file: 'src/gateway/handle-options.ts',
    find: "stale-while-revalidate=604800',\n  'Netlify-Vary': 'query=language|country|state',",
    replace: "stale-while-revalidate=604800',\n  'Netlify-Vary': 'query=language|country',",
    test: 'unit/gateway/functions.test.ts',
  },
  {
    rule: 'A profile that is not there yet is looked for again soon',
    file: 'src/gateway/handle-profile-address.ts',
    find: "public, max-age=60'",
    replace: "public, max-age=86400'",
    test: 'unit/gateway/functions.test.ts',
  },
  {
    rule: "A guardian's consent is dated by the clock of Recife",
    file: 'src/gateway/entry/guardian-note.ts',
    find: "timeZone: 'America/Recife'",
    replace: "timeZone: 'UTC'",
    test: 'unit/gateway/guardian.test.ts',
  },
  {
    rule: 'A storage keeps no draft of a record',
    file: 'src/gateway/outbox/file-storage.ts',
    find: '        await rm(draft, { force: true });\n',
    replace: '',
    test: 'unit/gateway/outbox-storage.test.ts',
  },
  {
    rule: 'What a build could not read is looked for five hours later',
    file: 'src/gateway/rebuild/compare-content.ts',
    find: 'age % 24 === 5',
    replace: 'age % 24 === 6',
    test: 'integration/rebuild-compare.test.ts',
  },
];
