import { CREDENTIAL_NAMES, URL_NAMES } from '../config/services.ts';
import type { HttpError } from '../lib/http.ts';
import {
  isOutage,
  SERVICE_NAMES,
  toOther,
  type ServiceClient,
  type ServiceName,
} from '../sources/service-client.ts';

type Faults = Pick<ServiceClient, 'signInFault'>;

const REFUSALS: ReadonlySet<string> = new Set(['HTTP_401', 'HTTP_403']);

export function isRefused({ code }: Pick<HttpError, 'code'>): boolean {
  return REFUSALS.has(code);
}

export function credentialsToCheck(service: ServiceName, client: Faults): string {
  const other = toOther(service);
  const bothFail = client.signInFault(service) !== null && client.signInFault(other) !== null;
  const services = bothFail ? [service, other].toSorted() : [service];
  return joinWithAnd(services.flatMap((name) => CREDENTIAL_NAMES[name]));
}

export function describeSignIns(client: Faults): readonly string[] {
  return SERVICE_NAMES.flatMap((service) => {
    const fault = client.signInFault(service);
    return fault === null ? [] : [describeSignIn(service, fault, client)];
  });
}

function describeSignIn(service: ServiceName, fault: HttpError, client: Faults): string {
  if (isOutage(fault)) return `sign-in: ${describeFailure(service, fault)}`;
  const fallback =
    client.signInFault(toOther(service)) === null
      ? "the other service's token is used"
      : 'no token is sent';
  return `sign-in: ${fault.message}: ${toCause(service, fault)}${fallback}`;
}

export function describeFailure(
  service: ServiceName,
  { message, url, failure }: HttpError,
): string {
  if (failure.redirectsTo === undefined) return message;
  const [, path = ''] = /(\/api\/.*)$/.exec(url) ?? [];
  const isMoved = path !== '' && failure.redirectsTo.endsWith(path);
  const advice = isMoved
    ? `set ${URL_NAMES[service]} to ${failure.redirectsTo.slice(0, -path.length)}`
    : `${URL_NAMES[service]} may be wrong`;
  return `${message}: ${advice}`;
}

function toCause(service: ServiceName, fault: HttpError): string {
  if (isRefused(fault)) return `${joinWithAnd(CREDENTIAL_NAMES[service])} are refused, `;
  return fault.status === 404 || fault.status === 405 ? `${URL_NAMES[service]} may be wrong, ` : '';
}

function joinWithAnd(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), names.at(-1) ?? '']
    .filter((part) => part !== '')
    .join(' and ');
}
