/** Country, state and city, each waiting for the one before. */
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { parsePlace, toPlaceText } from '../../contracts/place.ts';
import { fieldId, type SectionProps } from './application.ts';
import { keepPlace } from './place-choice.ts';
import { PlaceField } from './PlaceField.tsx';
import { toHome } from './places.ts';
import { usePlaces } from './use-places.ts';

type PlaceName = 'country' | 'id_state' | 'basedin';

export function WhereYouLive({ form, view, errorOf }: SectionProps) {
  const { words, shared } = view;
  const [country = '', state = '', city = ''] = useWatch({ control: form.control, name: ['country', 'id_state', 'basedin'] });
  const chosen = { country: idOf(country), state: idOf(state) };
  const { lists, retry } = usePlaces(view.locale, chosen.country, chosen.state);

  const put = (field: PlaceName, text: string) =>
    form.setValue(field, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const empty = (...fields: readonly PlaceName[]) => {
    for (const field of fields) form.setValue(field, '', { shouldDirty: true });
    form.clearErrors(fields);
  };
  // What a draft brings may be written in the other language, or be gone from the lists.
  const keepPlaces = useEffectEvent(() => {
    for (const [field, list, text] of [
      ['country', lists.country, country],
      ['id_state', lists.state, state],
      ['basedin', lists.city, city],
    ] as const) {
      const kept = keepPlace(list, text);
      if (kept !== text) form.setValue(field, kept);
    }
  });
  useEffect(() => {
    keepPlaces();
  }, [lists]);
  useEffect(() => {
    const home = toHome(lists.country);
    if (country !== '' || home === undefined) return;
    form.setValue('country', toPlaceText(home));
    // Of a form that was sent before the list of countries was there.
    form.clearErrors('country');
  }, [form, lists, country]);

  const common = (field: PlaceName) => ({
    id: fieldId(field),
    label: words.labels[field],
    error: errorOf(field),
    words: { ...words.places, choose: words.choose, retry: shared.retry },
    onLeave: () => void form.trigger(field),
    onRetry: retry,
  });
  return (
    <>
      <PlaceField
        {...common('country')}
        list={lists.country}
        text={country}
        blocked=""
        autoComplete="country-name"
        onChoose={(text) => {
          empty('id_state', 'basedin');
          put('country', text);
        }}
      />
      <PlaceField
        {...common('id_state')}
        list={lists.state}
        text={state}
        blocked={words.places.stateBlocked}
        hint={words.places.typedState}
        autoComplete="address-level1"
        onChoose={(text) => {
          if (idOf(text) !== chosen.state) empty('basedin');
          put('id_state', text);
        }}
      />
      <PlaceField
        {...common('basedin')}
        list={lists.city}
        text={city}
        blocked={words.places.cityBlocked}
        optional={shared.optional}
        wide
        autoComplete="address-level2"
        onChoose={(text) => put('basedin', text)}
      />
    </>
  );
}

function idOf(text: string): string {
  return parsePlace(text)?.id ?? '';
}
