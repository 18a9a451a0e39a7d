import { isReference } from '../../../domain/reference.ts';
import { deviceTexts } from '../../../lib/browser-storage.ts';
import { readStored, writeStored, type StoredFormat } from '../../../stores/json-store.ts';

const LIFETIME = 24 * 60 * 60 * 1000;

interface KeptCode {
  readonly code: string;
  readonly sentAt: number;
}

const FORMAT: StoredFormat<KeptCode> = {
  key: 'scouted-code',
  version: 1,
  limit: 200,
  parse: ({ code, sentAt }) =>
    typeof code === 'string' && isReference(code) && typeof sentAt === 'number'
      ? { code, sentAt }
      : null,
};

export function keepCode(code: string): void {
  writeStored(deviceTexts, FORMAT, { code, sentAt: Date.now() });
}

export function readCode(): string | null {
  const value = readStored(deviceTexts, FORMAT);
  if (value !== null && Math.abs(Date.now() - value.sentAt) < LIFETIME) return value.code;
  forgetCode();
  return null;
}

export function forgetCode(): void {
  deviceTexts.remove(FORMAT.key);
}
