/** Examines what the functions and the Image CDN deliver: a composite, a picture and, with
 * `--entry`, an entry. */
import { randomUUID } from 'node:crypto';
import type { SiteSettings } from '../../src/config/site-settings.ts';
import type { GatewayConfig } from '../../src/config/gateway-config.ts';
import { compositePath } from '../../src/contracts/composite-call.ts';
import { handleComposite } from '../../src/gateway/handle-composite.ts';
import { toEntryId } from '../../src/gateway/entry/entry-id.ts';
import { createDelivery, toPanelEntry } from '../../src/gateway/entry/panel-entry.ts';
import type { LogLine } from '../../src/gateway/log.ts';
import { createServiceClient } from '../../src/gateway/service-client.ts';
import { toBase, toFileUrl } from '../../src/images/file-url.ts';
import { toRemotePattern } from '../../src/images/image-domains.ts';
import { ImageFault } from '../preview/images/image-fault.ts';
import { readImageOrder } from '../preview/images/image-request.ts';
import { createOriginals, toSource } from '../preview/images/original.ts';
import { transform } from '../preview/images/transform.ts';
import { NOTHING, PICTURES_FAULT, timed, type Finding } from './finding.ts';

const ENTRY_TIMEOUT = 10_000;

/** Fetches a talent's composite as the function does; `null` if no examined talent has one. */
export async function examineComposite(
  { services }: Pick<GatewayConfig, 'services'>,
  talent: string | null,
): Promise<Finding> {
  return timed('POST /api/download/gallery', async () => {
    if (talent === null) return { ...NOTHING, answered: 'none to try' };
    const lines: LogLine[] = [];
    const offered = new Set([talent]);
    const composites = {
      load: () => Promise.resolve(offered),
      loadUncached: () => Promise.resolve(offered),
    };
    const answer = await handleComposite(new Request(`http://localhost${compositePath(talent)}`), {
      client: createServiceClient(services, fetch),
      composites,
      readStatic: () => Promise.reject(new Error('there is no deploy')),
      log: (line) => lines.push(line),
    });
    const size = await answer.bytes().then(
      ({ byteLength }) => byteLength,
      () => 0,
    );
    if (answer.ok && size > 0) return { ...NOTHING, answered: 'yes' };
    const code = String(lines[0]?.['code'] ?? answer.status);
    return {
      ...NOTHING,
      answered: code.replace(/^HTTP_/, ''),
      remarks: [`composite of ${talent}: ${code}; visitors cannot download it`],
    };
  });
}

/** Fetches and converts one picture as the Image CDN does, by the pattern of hosts that a build
 * writes for it. */
export async function examinePicture(
  { imageBaseUrl }: Pick<SiteSettings, 'imageBaseUrl'>,
  files: readonly string[],
): Promise<Finding> {
  return timed('GET a picture, as the Image CDN', async () => {
    const base = toBase(imageBaseUrl) ?? imageBaseUrl;
    const addresses = files
      .map((file) => toFileUrl(file, imageBaseUrl))
      .filter((address) => address !== null);
    const [own] = addresses.filter((address) => address.startsWith(base));
    const strangers = addresses.filter((address) => !address.startsWith(base));
    const remarks =
      strangers.length === 0
        ? []
        : [
            `pictures: ${strangers.length} of ${addresses.length} do not lie below ${base}: the Image CDN does not make them smaller`,
          ];
    if (own === undefined) return { ...NOTHING, answered: 'none to try', remarks };
    const pattern = new RegExp(toRemotePattern(imageBaseUrl));
    const isAllowed = (address: string): boolean => pattern.test(address);
    try {
      const load = createOriginals({ open: () => Promise.resolve(null) }, isAllowed);
      await transform(
        await load(toSource(own, isAllowed)),
        readImageOrder(new URLSearchParams({ url: own, w: '640' }), 'image/webp'),
      );
      return { ...NOTHING, answered: 'yes', remarks };
    } catch (error) {
      if (!(error instanceof ImageFault)) throw error;
      return {
        ...NOTHING,
        answered: String(error.status),
        remarks,
        fault: `${PICTURES_FAULT} ${own}: ${error.message} Check IMAGE_BASE_URL.`,
      };
    }
  });
}

/** Sends a message through the panel as the contact form would; the message says that it is a
 * test. */
export async function examineEntry({
  services,
  takesEntries,
}: Pick<GatewayConfig, 'services' | 'takesEntries'>): Promise<Finding> {
  return timed('POST /api/entry/contact/send', async () => {
    if (!takesEntries)
      return {
        ...NOTHING,
        answered: 'not asked',
        remarks: ['entry: nothing is sent outside production (see PREVIEW_ENTRIES)'],
      };
    const form = {
      name: 'TESTE (npm run doctor)',
      email: 'teste@example.com',
      phone: '+55 (81) 90000-0000',
      message:
        'Teste do site: esta mensagem pode ser apagada. / A test of the website: this message can be deleted.',
    };
    const entry = await toPanelEntry(toEntryId('contact', randomUUID()), 'contact', form);
    const delivery = await createDelivery(createServiceClient(services, fetch))(
      entry,
      ENTRY_TIMEOUT,
    );
    if (delivery.kind === 'delivered')
      return {
        ...NOTHING,
        answered: 'yes',
        remarks: ['entry: a message marked as a test is in the panel now'],
      };
    const fields =
      delivery.kind === 'refused' && delivery.fields.length > 0
        ? ` (${delivery.fields.join(', ')})`
        : '';
    return {
      ...NOTHING,
      answered: delivery.code.replace(/^HTTP_/, ''),
      remarks: [
        `entry: ${delivery.kind}, ${delivery.code}${fields}: visitors' messages do not arrive`,
      ],
    };
  });
}
