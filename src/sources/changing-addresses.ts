/** Parameters that differ in every answer although the picture is the same. */

const SIGNATURE =
  '(?:x-(?:amz|goog|oss)-[\\w-]+|signature|sig|expires|expiry|policy|key-pair-id|awsaccesskeyid|googleaccessid|ossaccesskeyid|s[etprv]|hdnts|token|__token__)';
const TIME = '(?:v|ver|version|t|ts|time|timestamp|_|cb|cache|nocache|rand|random)=[\\d.]{9,}';
const START = '(?:[?&]|&amp;)';
const CHANGING = new RegExp(`${START}(?:${TIME}|${SIGNATURE}=)[^&"'\\\\\\s<>]*`, 'gi');
const EXPIRES =
  /https?:\/\/[^\s"'<>]*(?:[?&]|&amp;)(?:x-(?:amz|goog|oss)-expires|expires|expiry|se|hdnts)=/i;

export function toStable(value: unknown): string {
  return JSON.stringify(value ?? null).replace(CHANGING, '');
}

export function findExpiring(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return EXPIRES.test(value) ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, item] of Object.entries(value)) {
    const found = findExpiring(item, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}
