import { useEffect, useState } from 'react';
import type { ScoutedFormView } from '../../../views/form-view.ts';
import { forgetCode, readCode } from './last-code.ts';

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
