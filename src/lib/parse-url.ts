/** The address that a text names, as `URL.parse` would tell, which older phones do not know; `null` where it names none. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
