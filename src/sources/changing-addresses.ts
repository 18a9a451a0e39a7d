/** Signatures and times in the address of one picture differ from answer to answer. */

/** `x-oss-process` is a picture's size. */
const SIGNATURES = {
  common: 'signature|sig|expires|expiry|policy|token|authorization',
  s3: 'x-[a-z]{3,4}-(?!process)[\\w-]+|awsaccesskeyid|googleaccessid|ossaccesskeyid',
  cloudFront: 'key-pair-id',
  azure: 's[eprtv]|sk(?:e|oid|s|t|tid|v)|s?pr|srt',
  akamai: 'hdn(?:ea|ts)|__token__',
  openStack: 'temp_url_(?:sig|expires)',
  tencent: 'q-[a-z-]+',
  facebook: 'o[eh]|_nc_\\w+',
};
const SIGNATURE = `(?:${Object.values(SIGNATURES).join('|')})`;
const TIME =
  '(?:v|ver|version|t|ts|time|timestamp|_|cb|cache|cachebust(?:er)?|dummy|nocache|r|rand|random|rnd)=(?:[\\d.]{9,}|0\\.\\d+)';
const START = '(?:[?&]|&amp;)';
const CHANGING = new RegExp(`${START}(?:${TIME}|${SIGNATURE}=)[^&"'\\\\\\s<>]*`, 'gi');
const EXPIRES =
  /https?:\/\/[^\s"'<>]*(?:[?&]|&amp;)(?:x-[a-z]{3,4}-expires|expires|expiry|se|hdn(?:ea|ts)|oe|policy|q-sign-time|temp_url_expires)=/i;

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
