/**
 * Full-screen gallery mode: one slide of a talent's galleries at a time, in a modal dialog, which contains the focus. Where the mode
 * stands is told to the caller, who also takes it away.
 */
import { useRef } from 'react';
import { fill } from '../../../i18n/phrases.ts';
import type { GalleryModeView } from '../../views/profile-view.ts';
import { Icon } from '../Icon.tsx';
import './gallery-mode.css';
import { Controls } from './Controls.tsx';
import { GallerySelector } from './GallerySelector.tsx';
import type { Place } from './place.ts';
import type { Gallery } from './read-galleries.ts';
import { Slides, type SlidesHandle } from './Slides.tsx';
import { usePlace } from './use-place.ts';
import { useArrowKeys, useModal } from './use-stage.ts';

export interface GalleryModeProps {
  readonly galleries: readonly Gallery[];
  readonly view: GalleryModeView;
  readonly place: Place;
  readonly onMove: (place: Place) => void;
  readonly onLeave: () => void;
}

export function GalleryMode({ galleries, view, place, onMove, onLeave }: GalleryModeProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const slider = useRef<SlidesHandle>(null);
  const { name, items, slides, active, pairs, showSlide, showGallery } = usePlace(galleries, place, onMove);
  const position = { n: active + 1, m: slides.length };
  useModal(dialog);
  useArrowKeys(slider);

  return (
    <dialog
      ref={dialog}
      className="stage full-screen"
      aria-label={view.title}
      onCancel={(event) => {
        event.preventDefault();
        onLeave();
      }}
    >
      <div className="top">
        <button type="button" className="tap leave" onClick={onLeave}>
          <Icon name="left" /> {view.leave}
        </button>
        <GallerySelector galleries={galleries} current={name} view={view} onChoose={showGallery} />
        <p className="num count">
          <span aria-hidden="true">
            {position.n} / {position.m}
          </span>
          <span className="vh" role="status">
            {fill(view.position, position)}
          </span>
        </p>
      </div>
      <Slides
        key={`${name} ${String(pairs)}`}
        ref={slider}
        slides={slides}
        items={items}
        active={active}
        position={view.position}
        onShow={showSlide}
      />
      <Controls position={position} words={view} onPrevious={() => slider.current?.previous()} onNext={() => slider.current?.next()} />
    </dialog>
  );
}
