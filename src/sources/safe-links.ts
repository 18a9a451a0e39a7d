/** Validates addresses, picture sources and links; anything else counts as absent. */

/** Characters. */
const LONGEST_ADDRESS = 2_000;

/** A normalised absolute http(s) URL, or `null`. */
export function toHttpUrl(text: string): string | null {
  if (text.length > LONGEST_ADDRESS || !/^https?:\/\//i.test(text) || !URL.canParse(text))
    return null;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url.href : null;
}

/** A file of the image storage: http(s) URL, or path below the base. `null` for other schemes and
 * paths that climb out. */
export function toFile(text: string): string | null {
  if (text.length > LONGEST_ADDRESS) return null;
  if (/^[a-z][a-z\d+.-]*:/i.test(text)) return toHttpUrl(text);
  if (/^[/\\]{2}|\\|[\0-\x1F]/.test(text)) return null;
  const path = text.replace(/^\/+/, '');
  const climbs = path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));
  return path === '' || climbs ? null : path;
}

/** An e-mail address that may follow `mailto:`, or `null`. */
export function toEmail(text: string): string | null {
  return text.length <= 254 &&
    /^[\w.!#$%*+/=^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i.test(
      text,
    )
    ? text
    : null;
}

/** A phone number with perhaps an extension or a name: some digits and little text. */
export function toPhone(text: string): string | null {
  return text.length <= 100 && (text.match(/\d/g)?.length ?? 0) >= 3 ? text : null;
}
