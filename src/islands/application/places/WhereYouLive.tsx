/** Country, state and city; each waits for the one before. */
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { parsePlace, toPlaceText } from '../../../contracts/chosen-place.ts';
import type { SectionProps } from '../form/application-fields.ts';
import { PlaceField } from './PlaceField.tsx';
import { keepPlace, toHome } from './place-lists.ts';
import { usePlaces } from './use-places.ts';

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
    // A draft's places may be in the other language or no longer in the lists.
    for (const [field, list, text] of [
      ['country', lists.country, country],
      ['id_state', lists.state, state],
      ['basedin', lists.city, city],
    ] as const) {
      const kept = keepPlace(list, text);
      if (kept !== text) form.setValue(field, kept);
    }
    const home = toHome(lists.country);
    if (country !== '' || home === undefined) return;
    form.setValue('country', toPlaceText(home));
    // The form may have been sent before the list of countries loaded.
    form.clearErrors('country');
  });
  useEffect(() => {
    settle();
  }, [lists, country]);

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
        hint={places.typedState}
        autoComplete="address-level1"
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
        wide
        autoComplete="address-level2"
        onChoose={(text) => choose('basedin', text)}
      />
    </>
  );
}

function idOf(text: string): string {
  return parsePlace(text)?.id ?? '';
}
