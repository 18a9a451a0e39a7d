import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { OptionsQuery } from '../../../contracts/options-call.ts';
import { $online } from '../../../stores/online.ts';
import { openPlaces, type PlaceLists, type Places } from './place-lists.ts';

const FIRST: PlaceLists = {
  country: { kind: 'loading' },
  state: { kind: 'blocked' },
  city: { kind: 'blocked' },
};

/** Loads the lists for a choice (ids, empty for none) and follows its changes. */
export function usePlaces(language: OptionsQuery['language'], country: string, state: string) {
  const [lists, setLists] = useState(FIRST);
  const places = useRef<Places | null>(null);
  useEffect(() => {
    places.current = openPlaces({
      language,
      fetch: (path, init) => fetch(path, init),
      onChange: setLists,
    });
  }, [language]);
  useEffect(() => {
    places.current?.choose(country, state);
  }, [language, country, state]);
  const isOnline = useStore($online);
  // Once per return of the network: only the visitor retries a service that is down.
  useEffect(() => {
    if (isOnline) places.current?.retry();
  }, [isOnline]);
  return { lists, retry: () => places.current?.retry() };
}
