import type { SiteText, SiteTexts } from './content.ts';

export type FoundText = NonNullable<ReturnType<typeof findSiteText>>;

export function findSiteText(texts: SiteTexts, key: string, tag: string) {
  const record = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (record === undefined) return null;
  const candidates = [tag, tag.split('-')[0] ?? tag, 'pt', 'en', ...Object.keys(record)];
  for (const language of candidates) {
    const text = Object.hasOwn(record, language) ? record[language] : undefined;
    if (text !== undefined && !isEmpty(text)) return { text, language };
  }
  return null;
}

function isEmpty(text: SiteText): boolean {
  return typeof text === 'string'
    ? text.trim() === ''
    : text.name === null && text.description === null;
}
