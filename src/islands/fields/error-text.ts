import type { ContactFormView } from '../../views/form-view.ts';

type Words = Pick<ContactFormView['shared'], 'errors' | 'required' | 'emailFaults'>;

export function toErrorText(
  words: Words,
  field: string,
  error: string | undefined,
  value: unknown,
): string | undefined {
  if (error === undefined) return undefined;
  if (error === 'required') return lookUp(words.required, field) ?? words.errors.required;
  if (error === 'email' && typeof value === 'string') return toEmailText(words, value.trim());
  return lookUp(words.errors, error) ?? words.errors.refused;
}

function toEmailText({ errors, emailFaults }: Words, value: string): string {
  const [, domain] = /@(.*)/s.exec(value) ?? [];
  if (/\s/.test(value)) return emailFaults.space;
  if (domain === undefined) return emailFaults.at;
  if (domain === '') return emailFaults.domain;
  return /\.[^.]+$/.test(domain) ? errors.email : emailFaults.ending;
}

function lookUp(texts: Readonly<Record<string, string>>, key: string): string | undefined {
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}
