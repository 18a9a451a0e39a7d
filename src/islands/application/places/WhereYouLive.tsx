import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { parsePlace, toPlaceJson } from '../../../contracts/chosen-place.ts';
import type { OptionsQuery } from '../../../contracts/options-call.ts';
import type { SectionProps } from '../form/application-fields.ts';
import { useWindowEvent } from '../../use-window-event.ts';
import { PlaceField } from './PlaceField.tsx';
import { FIRST_LISTS, toListedPlace, openPlaces, toHome, type Places } from './place-lists.ts';

type PlaceName = 'country' | 'id_state' | 'basedin';

export function WhereYouLive({ form, view, fieldOf }: SectionProps) {
  const { words, shared } = view;
  const { places } = words;
  const [country = '', state = '', city = ''] = useWatch({
    control: form.control,
    name: ['country', 'id_state', 'basedin'],
  });
  const { lists, retry } = usePlaces(view.locale, idOf(country), idOf(state));

  const choose = (field: PlaceName, text: string, ...outdated: readonly PlaceName[]) => {
    for (const later of outdated) form.setValue(later, '', { shouldDirty: true });
    form.clearErrors(outdated);
    form.setValue(field, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  const settle = useEffectEvent(() => {
    // A draft's places may be in the other language or have left the lists.
    for (const [field, list, text] of [
      ['country', lists.country, country],
      ['id_state', lists.state, state],
      ['basedin', lists.city, city],
    ] as const) {
      const kept = toListedPlace(list, text);
      if (kept !== text) form.setValue(field, kept);
    }
    const home = toHome(lists.country);
    if (country !== '' || home === undefined) return;
    form.setValue('country', toPlaceJson(home));
    // The form may have been sent before the list of countries loaded.
    form.clearErrors('country');
  });
  useEffect(() => settle(), [lists, country]);

  const toProps = (field: PlaceName) => ({
    ...fieldOf(field),
    words: { ...places, choose: words.choose, retry: shared.retry },
    onLeave: () => void form.trigger(field),
    onRetry: retry,
  });
  return (
    <>
      <PlaceField
        {...toProps('country')}
        list={lists.country}
        text={country}
        blocked=""
        autoComplete="country-name"
        onChoose={(text) => choose('country', text, 'id_state', 'basedin')}
      />
      <PlaceField
        {...toProps('id_state')}
        list={lists.state}
        text={state}
        blocked={places.stateBlocked}
        typedHint={places.typedState}
        autoComplete="address-level1"
        // A typed state has no id: typing on keeps the city.
        onChoose={(text) =>
          choose('id_state', text, ...(idOf(text) === idOf(state) ? [] : ['basedin' as const]))
        }
      />
      <PlaceField
        {...toProps('basedin')}
        list={lists.city}
        text={city}
        blocked={places.cityBlocked}
        optional={shared.optional}
        layout="wide"
        autoComplete="address-level2"
        onChoose={(text) => choose('basedin', text)}
      />
    </>
  );
}

const idOf = (text: string): string => parsePlace(text)?.id ?? '';

function usePlaces(language: OptionsQuery['language'], country: string, state: string) {
  const [lists, setLists] = useState(FIRST_LISTS);
  const places = useRef<Places | null>(null);
  useEffect(() => {
    places.current ??= openPlaces(language, setLists);
    places.current.choose(country, state);
  }, [language, country, state]);
  const retry = () => places.current?.retry();
  // Retries when the network, not the service, is back. A short outage may not change `$online`.
  useWindowEvent('online', retry);
  return { lists, retry };
}
