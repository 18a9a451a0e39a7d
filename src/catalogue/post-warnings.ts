import { toPrintable } from './load-report.ts';

export function createPostWarnings(post: string) {
  const warn = (what: string): void => console.warn(toPrintable(`${post}: ${what}`));
  const dead = new Set<string>();
  return {
    onDeadLink: (href: string): void => {
      if (!dead.has(href)) warn(`the link "${href}" leads nowhere and is shown as text`);
      dead.add(href);
    },
    onMadeLink: (url: string): void => warn(`the picture "${url}" cannot be shown and is a link`),
    onLeftOut: (src: string): void => warn(`"${src}" cannot be shown and is left out`),
  };
}
