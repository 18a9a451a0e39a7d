/** What a browser asks of a manifest before it offers to install a site; the icons have the sizes that the manifest states. */
import { DEFAULT_LOCALE, LOCALES } from '../../../i18n/locales.ts';
import type { BuiltSite } from '../built-site.ts';
import type { PictureSizes } from './picture-sizes.ts';

interface Icon {
  readonly src?: string;
  readonly sizes?: string;
  readonly type?: string;
  readonly purpose?: string;
}

export interface Manifest {
  readonly icons?: readonly Icon[];
  readonly [member: string]: unknown;
}

const TEXTS = ['name', 'short_name', 'description', 'id', 'start_url', 'scope', 'background_color', 'theme_color'];
const INSTALLABLE = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay'];
const NEEDED = ['any', 'maskable'].flatMap((purpose) => ['192x192', '512x512'].map((size) => ({ purpose, size })));

/** The manifest's faults, one line each. */
export function manifestFaults(manifest: Manifest, site: Pick<BuiltSite, 'files' | 'pages'>, sizes: PictureSizes): readonly string[] {
  const { icons = [], lang, display, start_url: start } = manifest;
  const has = (purpose: string, size: string) =>
    icons.some((icon) => icon.sizes === size && (icon.purpose ?? 'any').split(' ').includes(purpose));
  return [
    ...TEXTS.filter((member) => typeof manifest[member] !== 'string' || manifest[member].trim() === '').map((member) => `has no ${member}`),
    ...(lang === LOCALES[DEFAULT_LOCALE].tag ? [] : [`is not in ${LOCALES[DEFAULT_LOCALE].tag}`]),
    ...(typeof display === 'string' && INSTALLABLE.includes(display) ? [] : [`cannot be installed as ${String(display)}`]),
    ...(site.pages.some(({ path }) => path === start) ? [] : [`starts at ${String(start)}, which is no page`]),
    ...NEEDED.filter(({ purpose, size }) => !has(purpose, size)).map(({ purpose, size }) => `has no icon of ${size} for ${purpose}`),
    ...icons.flatMap((icon) => iconFaults(icon, site, sizes)),
  ].map((fault) => `/manifest.webmanifest: ${fault}`);
}

function iconFaults(
  { src = '', sizes: stated = '', type = '' }: Icon,
  { files }: Pick<BuiltSite, 'files'>,
  sizes: PictureSizes,
): readonly string[] {
  const file = src.replace(/^\//, '');
  if (!files.has(file)) return [`icon ${src} is not there`];
  const kind = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  const size = sizes.get(file);
  const real = size === undefined ? 'any' : `${String(size.width)}x${String(size.height)}`;
  return [
    ...(type === kind ? [] : [`icon ${src} is no ${type}`]),
    ...(real === stated ? [] : [`icon ${src} is ${real}, stated as ${stated}`]),
  ];
}
