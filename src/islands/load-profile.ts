/** A talent's page, for what it holds beside the talent's card. Nothing of it runs, and no picture of it loads, until it is put somewhere. */

/** Milliseconds. */
const LIMIT = 20_000;

/**
 * Rejects where the page cannot be had. By a request of the old kind, because only that reads HTML into a document where Trusted Types are
 * required.
 */
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
