/**
 * Short names for the attributes by which Astro ties a component's styles to its elements: `data-03gha` for `data-astro-cid-3gharnpj="true"`.
 * A page repeats them two hundred times, a sixth of a profile. No attribute of our own begins with a digit.
 */
const ATTRIBUTE = /data-astro-cid-(\w{4})(\w+)(": true)?/g;

/** Plugin of Vite, after Astro's compiler and before the style sheets are put together. */
export function shortScopes() {
  const rests = new Map<string, string>();
  return {
    name: 'short-scopes',
    transform: {
      filter: { id: /\.astro(?:\?|$)/ },
      handler: (code: string): string =>
        code.replace(ATTRIBUTE, (_, start: string, rest: string, isTrue?: string) => {
          if ((rests.get(start) ?? rest) !== rest) throw new Error(`two components share the name data-0${start}: rename the file of one`);
          rests.set(start, rest);
          return `data-0${start}${isTrue === undefined ? '' : '": ""'}`;
        }),
    },
  };
}
