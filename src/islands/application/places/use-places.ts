import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { OptionsQuery } from '../../../contracts/options-call.ts';
import { $online } from '../../../stores/online.ts';
import { openPlaces, type PlaceLists, type Places } from './place-lists.ts';

const FIRST: PlaceLists = { country: { kind: 'loading' }, state: { kind: 'blocked' }, city: { kind: 'blocked' } };

/** The lists for what is chosen (ids, empty for none); they follow when it changes. */
export function usePlaces(language: OptionsQuery['language'], country: string, state: string) {
  const [lists, setLists] = useState(FIRST);
  const places = useRef<Places | null>(null);
  useEffect(() => {
    const opened = openPlaces({ language, fetch: (path, init) => fetch(path, init), onChange: setLists });
    places.current = opened;
    return () => opened.stop();
  }, [language]);
  useEffect(() => {
    places.current?.choose(country, state);
  }, [language, country, state]);
  const isOnline = useStore($online);
  // Once for each return of the network: a service that is down is asked again by the visitor alone.
  useEffect(() => {
    if (isOnline) places.current?.retry();
  }, [isOnline]);
  return { lists, retry: () => places.current?.retry() };
}
