import type { Services } from '../../src/config/services.ts';
import { WEB_PAGE } from '../../src/lib/http.ts';

/** By what the reason says; `URL` stands for the variable that names the service. */
const ADVICE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there: check host and port in URL',
  'ENOTFOUND|EAI_AGAIN': 'no such host is known: check the spelling of URL',
  'EPROTO|WRONG_VERSION_NUMBER': 'what answers there speaks no TLS: https in place of http in URL',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host: check the spelling of URL',
  'ECONNRESET|EPIPE|UND_ERR_SOCKET|ERR_SSL_':
    'the connection was cut: http in place of https in URL, or a firewall on the way',
  'CERT_HAS_EXPIRED|CERT_NOT_YET_VALID':
    'its certificate is not valid today: renew it, or set the clock of this machine',
  'SELF_SIGNED|UNABLE_TO_VERIFY|UNABLE_TO_GET_ISSUER':
    'its certificate is not from an authority that this machine knows: install a public one',
  [WEB_PAGE]: 'a login page or another site is at URL, set it to the service itself',
};

/** The reason why a read failed, perhaps with advice. */
export function advise(reason: string, { panel, talent }: Services): string {
  const [, advice] = Object.entries(ADVICE).find(([told]) => RegExp(told).test(reason)) ?? [];
  if (advice === undefined) return reason;
  const isTalent = talent.url !== panel.url && reason.includes(` ${talent.url}/`);
  return `${reason}: ${advice.replace(/\bURL\b/, isTalent ? 'TALENT_URL' : 'PANEL_URL')}`;
}
