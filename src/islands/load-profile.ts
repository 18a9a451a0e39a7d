const LIMIT_MS = 20_000;
const STYLES = /<style[^>]*>(.*?)<\/style>/gs;

/** Pictures do not load until inserted. Styles stand apart: the content policy refuses them. */
export async function loadProfile(path: string) {
  const answer = await fetch(path, { signal: AbortSignal.timeout(LIMIT_MS) });
  if (!answer.ok) throw new Error(`${path} cannot be had`);
  const text = await answer.text();
  const styles = Array.from(text.matchAll(STYLES), ([, css]) => css).join('\n');
  return { page: await parse(text.replaceAll(STYLES, '')), styles };
}

/** Only XMLHttpRequest parses HTML under Trusted Types. */
async function parse(html: string): Promise<Document> {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html;charset=utf-8' }));
  try {
    return await new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('GET', address);
      request.responseType = 'document';
      request.addEventListener('loadend', () => {
        if (request.responseXML === null) reject(new Error('A profile cannot be read'));
        else resolve(request.responseXML);
      });
      request.send();
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
