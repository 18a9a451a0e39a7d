import { useEffect, useState } from 'react';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { isReference } from '../../../domain/reference.ts';
import { deviceTexts } from '../../../lib/browser-storage.ts';
import { readKept, writeKept, type StoredFormat } from '../../../stores/json-store.ts';

export function LastCode({ view }: { readonly view: ScoutedFormView }) {
  const { lastCode: words } = view.words.receipt;
  const [code, setCode] = useState<string | null>(null);
  const [news, setNews] = useState('');
  useEffect(() => setCode(readCode()), []);
  return (
    <div className="last-code">
      {code !== null && (
        <p>
          {words.text}{' '}
          <a className="u" href={`${view.myApplication.path}#${code}`}>
            <b className="num" translate="no">
              {code}
            </b>
          </a>{' '}
          <button
            className="u"
            type="button"
            onClick={() => {
              forgetCode();
              setCode(null);
              setNews(words.forgotten);
            }}
          >
            {words.forget}
          </button>
        </p>
      )}
      <p role="status">{news}</p>
    </div>
  );
}

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
  writeKept(deviceTexts, FORMAT, { code, sentAt: Date.now() });
}

function readCode(): string | null {
  const value = readKept(deviceTexts, FORMAT);
  if (value !== null && Math.abs(Date.now() - value.sentAt) < LIFETIME) return value.code;
  forgetCode();
  return null;
}

function forgetCode(): void {
  deviceTexts.remove(FORMAT.key);
}
