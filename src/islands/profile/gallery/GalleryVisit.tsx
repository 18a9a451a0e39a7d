/** A history entry: Back closes it, Forward and reload open it again. */
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { $activeGallery, leaveAt } from '../../../stores/active-gallery.ts';
import type { GalleryModeView } from '../../../views/profile-view.ts';
import { readCard } from '../../selection/heart-markup.ts';
import { isPlainClick } from '../../link-clicks.ts';
import { GalleryMode } from './GalleryMode.tsx';
import { readGalleries, toGalleryName } from './read-galleries.ts';
import { readGalleryPlace, toHistoryState, type GalleryPlace } from './slide-place.ts';

const ITEMS = 'a.picture, a.video';

interface Props {
  readonly view: GalleryModeView;
  readonly children?: ReactNode;
}

export function GalleryVisit({ view, children }: Props) {
  const page = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<GalleryPlace | null>(null);
  const leaving = useRef<GalleryPlace>(null);
  useEffect(() => {
    const follow = () => {
      const place = readGalleryPlace(history.state);
      const isThere = place !== null && findItem(page.current, place) !== undefined;
      // A reload may find the profile without this picture.
      if (!isThere && place !== null) history.replaceState(null, '');
      setStart(isThere ? place : null);
    };
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    if (start === null) return;
    const galleries = page.current;
    $activeGallery.set(start.gallery);
    return () => {
      leaveAt(start.gallery);
      findItem(galleries, start)?.focus();
    };
  }, [start]);

  const enter = (event: MouseEvent<HTMLDivElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a.picture') : null;
    const section = link?.closest('.gallery') ?? null;
    const gallery = toGalleryName(section?.id ?? '');
    if (link === null || section === null || gallery === undefined) return;
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    // Of two presses that waited the second opens nothing.
    if (readGalleryPlace(history.state) !== null) return;
    const place = { gallery, item: Array.from(section.querySelectorAll(ITEMS)).indexOf(link) };
    history.pushState(toHistoryState(place), '');
    setStart(place);
  };
  const leave = () => {
    // The history takes its time: a second press would leave the profile.
    if (leaving.current === start) return;
    leaving.current = start;
    history.back();
  };
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div ref={page} onClick={enter}>
        {children}
      </div>
      {start !== null && page.current !== null && (
        <GalleryMode
          galleries={readGalleries(page.current)}
          view={view}
          card={readOwnCard()}
          place={start}
          onMove={(place) => {
            $activeGallery.set(place.gallery);
            history.replaceState(toHistoryState(place), '');
          }}
          onLeave={leave}
        />
      )}
    </>
  );
}

function findItem(
  page: HTMLElement | null,
  { gallery, item }: GalleryPlace,
): HTMLElement | undefined {
  return page?.querySelectorAll<HTMLElement>(`#${gallery} :is(${ITEMS})`)[item];
}

function readOwnCard() {
  const heart = document.querySelector('selection-heart');
  return heart === null ? null : readCard(heart);
}
