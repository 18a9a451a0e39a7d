/** Its scripts do not run and its pictures do not load until inserted. */

const LIMIT = 20_000;

/** Uses XMLHttpRequest, because only that parses HTML under Trusted Types. */
export function loadProfile(path: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.responseType = 'document';
    request.timeout = LIMIT;
    request.addEventListener('loadend', () => {
      if (request.status === 200 && request.responseXML !== null) resolve(request.responseXML);
      else reject(new Error(`${path} cannot be had`));
    });
    request.send();
  });
}
