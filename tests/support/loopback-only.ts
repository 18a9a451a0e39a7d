/**
 * Preloaded into the Netlify CLI and all that it starts (`NODE_OPTIONS`): what it asks of Netlify's
 * list of extensions, whose address no variable moves, goes to the stand-in of `NETLIFY_API_URL`,
 * and nothing else leaves the machine.
 */
const EXTENSIONS = 'https://api.netlifysdk.com';
const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

const realFetch = globalThis.fetch;
globalThis.fetch = (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const url = new URL(address);
  if (url.origin === EXTENSIONS)
    return realFetch(new URL(url.pathname, process.env['NETLIFY_API_URL']), init);
  if (LOOPBACK.has(url.hostname) || !url.protocol.startsWith('http')) return realFetch(input, init);
  return Promise.reject(new TypeError(`a test asked for ${url.origin}`));
};
