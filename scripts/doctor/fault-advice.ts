import { describeFailure } from '../../src/catalogue/sign-in.ts';
import { URL_NAMES } from '../../src/config/services.ts';
import type { HttpError } from '../../src/lib/http-error.ts';
import { WEB_PAGE } from '../../src/lib/http.ts';
import type { ServiceName } from '../../src/sources/tokens.ts';

/** By the code of a failed connection; `URL` stands for the variable that names the service. */
const BY_CODE: readonly (readonly [codes: RegExp, advice: string])[] = [
  [/^ECONNREFUSED$/, 'nothing listens there: check host and port in URL'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 'no such host is known: check the spelling of URL'],
  [
    /^(?:EPROTO|ERR_SSL_WRONG_VERSION_NUMBER)$/,
    'what answers there speaks no TLS: https in place of http in URL',
  ],
  [
    /^(?:ECONNRESET|EPIPE|UND_ERR_SOCKET|ERR_SSL_\w+)$/,
    'the connection was cut: http in place of https in URL, or a firewall on the way',
  ],
  [
    /^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)$/,
    'its certificate is not valid today: renew it, or set the clock of this machine',
  ],
  [
    /^ERR_TLS_CERT_ALTNAME_INVALID$/,
    'its certificate is for another host: check the spelling of URL',
  ],
  [
    /SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET_ISSUER)/,
    'its certificate is not from an authority that this machine knows: install a public one',
  ],
];

/** The failure in one line, perhaps with advice. */
export function advise(service: ServiceName, error: HttpError): string {
  const line = describeFailure(service, error);
  const { failure } = error;
  const name = URL_NAMES[service];
  if (failure.kind === 'malformed' && failure.detail === WEB_PAGE) {
    return `${line}: a login page or another site is at ${name}, set it to the service itself`;
  }
  if (failure.kind !== 'network') return line;
  const [, advice] = BY_CODE.find(([codes]) => codes.test(failure.cause)) ?? [];
  return advice === undefined ? line : `${line}: ${advice.replace(/\bURL\b/, name)}`;
}
