import type { Services } from '../../src/config/services.ts';
import { WEB_PAGE } from '../../src/lib/http.ts';
import type { CatalogueError } from '../../src/catalogue/reader.ts';

/** By beginnings of codes. `URL` stands for the service's variable. */
const ADVICE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there: check host and port in URL',
  'ENOTFOUND EAI_AGAIN': 'no such host is known: check the spelling of URL',
  'EPROTO ERR_SSL_WRONG_VERSION': 'what answers there speaks no TLS: https in place of http in URL',
  ERR_TLS_CERT_ALTNAME: 'its certificate is for another host: check the spelling of URL',
  'ECONNRESET EPIPE UND_ERR_SOCKET ERR_SSL_':
    'the connection was cut: http in place of https in URL, a firewall on the way, or the service failed',
  'CERT_HAS CERT_NOT':
    'its certificate is not valid today: renew it, or set the clock of this machine',
  'DEPTH_ZERO SELF_SIGNED UNABLE_TO':
    'its certificate is not from an authority that this machine knows: install a public one',
  [WEB_PAGE]: 'perhaps a login page or another site is at URL: set it to the service itself',
};

export function advise({ code, message }: CatalogueError, { panel, talent }: Services): string {
  const isMeant = (beginnings: string) => beginnings.split(' ').some((one) => code.startsWith(one));
  const [, advice] = Object.entries(ADVICE).find(([codes]) => isMeant(codes)) ?? [];
  if (advice === undefined) return message;
  const isTalent = talent.url !== panel.url && message.includes(` ${talent.url}/`);
  return `${message}: ${advice.replace(/\bURL\b/, isTalent ? 'TALENT_URL' : 'PANEL_URL')}`;
}
