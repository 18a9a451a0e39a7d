import { useEffect, useMemo, useState } from 'react';
import { parsePlace, toPlaceJson, type Place } from '../../../contracts/chosen-place.ts';
import { focusField } from '../../fields/ErrorSummary.tsx';
import type { FieldProps } from '../../fields/Field.tsx';
import { SelectField } from '../../fields/SelectField.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { typedPlace, type PlaceList } from './place-lists.ts';

interface Props extends Omit<FieldProps, 'hint'> {
  readonly list: PlaceList;
  readonly text: string;
  readonly blocked: string;
  readonly typedHint?: string;
  readonly autoComplete: string;
  readonly words: Readonly<Record<'choose' | 'loading' | 'failed' | 'retry', string>>;
  readonly onChoose: (text: string) => void;
  readonly onLeave: () => void;
  readonly onRetry: () => void;
}

const LABEL_LIMIT = 120;
const NO_PLACES: readonly Place[] = [];

export function PlaceField(props: Props) {
  const {
    list,
    text,
    blocked,
    typedHint,
    autoComplete,
    words,
    onChoose,
    onLeave,
    onRetry,
    ...field
  } = props;
  const [retried, setRetried] = useState(false);
  const place = parsePlace(text);
  const places = list.kind === 'ready' ? list.places : NO_PLACES;
  const options = useMemo(() => places.map(({ id, label }) => ({ value: id, label })), [places]);

  useEffect(() => {
    if (!retried || list.kind === 'loading') return;
    focusField(document.getElementById(field.id));
    setRetried(false);
  }, [list, retried, field.id]);

  if (list.kind === 'ready' && list.places.length === 0) {
    return (
      <TextField
        {...field}
        hint={typedHint}
        autoComplete={autoComplete}
        maxLength={LABEL_LIMIT}
        control={{
          defaultValue: place?.label ?? '',
          onChange: (event) => onChoose(typedPlace(event.currentTarget.value)),
          onBlur: onLeave,
        }}
      />
    );
  }
  const placeholder = {
    ready: words.choose,
    loading: words.loading,
    failed: words.failed,
    blocked,
  }[list.kind];
  return (
    <SelectField
      {...field}
      placeholder={placeholder}
      options={options}
      value={list.kind === 'ready' ? (place?.id ?? '') : ''}
      disabled={list.kind !== 'ready'}
      aria-busy={list.kind === 'loading' ? true : undefined}
      autoComplete={autoComplete}
      onChange={(event) => {
        const chosen = places.find(({ id }) => id === event.currentTarget.value);
        onChoose(chosen === undefined ? '' : toPlaceJson(chosen));
      }}
      onBlur={onLeave}
    >
      {list.kind === 'failed' && (
        <p className="err" role="status">
          <span>
            {words.failed}{' '}
            <button
              className="u"
              type="button"
              onClick={() => {
                setRetried(true);
                onRetry();
              }}
            >
              {words.retry}
            </button>
          </span>
        </p>
      )}
    </SelectField>
  );
}
