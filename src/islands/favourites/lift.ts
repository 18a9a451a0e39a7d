/**
 * Puts the talents of a list into another order: a frame is lifted off the floor, carried, set down. By mouse as soon as it is dragged, by
 * finger after a long press, by keyboard with Space or Enter, where arrow keys go from frame to frame. What stands around it steps aside;
 * the gap is as tall as the person.
 */
import { followArrows } from '../arrow-keys.ts';
import { REDUCED_MOTION } from '../reduced-motion.ts';

export type LiftEvent = 'liftedByKeys' | 'liftedByPointer' | 'moving' | 'landed' | 'putBack';

export interface LiftActions {
  /** `false` while the list is only to be read. */
  readonly isOpen: () => boolean;
  readonly onEvent: (event: LiftEvent, item: HTMLElement) => void;
  /** An item stands in another place than before. */
  readonly onMoved: (item: HTMLElement) => void;
}

/** Milliseconds of a finger's long press, and pixels that a press may tremble. */
const LONG_PRESS = 300;
const TREMBLE = 8;
/** Pixels from the edge of the window within which it scrolls along, and pixels of each step. */
const EDGE = 72;
const SCROLL = 10;
const STEP_ASIDE = { duration: 300, easing: 'cubic-bezier(0.22, 0.8, 0.2, 1)' } as const;

const itemsOf = (list: HTMLElement): readonly HTMLElement[] => Array.from(list.children).filter((child) => child instanceof HTMLElement);

/** Moves an item by moving the others around it, so that what has the focus keeps it. */
export function moveItem(list: HTMLElement, item: HTMLElement, place: number): boolean {
  const items = itemsOf(list);
  const from = items.indexOf(item);
  const to = Math.min(items.length - 1, Math.max(0, place));
  if (from === -1 || from === to) return false;
  const before = new Map(items.map((one) => [one, { x: one.offsetLeft, y: one.offsetTop }]));
  if (to > from) item.before(...items.slice(from + 1, to + 1));
  else item.after(...items.slice(to, from));
  if (!window.matchMedia(REDUCED_MOTION).matches) {
    for (const [one, { x, y }] of before) {
      const [dx, dy] = [x - one.offsetLeft, y - one.offsetTop];
      if (one !== item && (dx !== 0 || dy !== 0))
        one.animate([{ translate: `${String(dx)}px ${String(dy)}px` }, { translate: '0' }], STEP_ASIDE);
    }
  }
  return true;
}

export const placeOf = (list: HTMLElement, item: HTMLElement): number => itemsOf(list).indexOf(item);

interface Lifted {
  readonly item: HTMLElement;
  readonly frame: HTMLElement;
  readonly from: number;
  readonly by: 'keys' | 'pointer';
}

/** `list` holds items with a `[data-part="lift"]` button around the frame. */
export function attachLift(list: HTMLElement, { isOpen, onEvent, onMoved }: LiftActions): void {
  let lifted: Lifted | null = null;
  /** A press that may become a lift, and where it holds the frame. */
  let press: {
    item: HTMLElement;
    frame: HTMLElement;
    id: number;
    x: number;
    y: number;
    timer: ReturnType<typeof setTimeout> | undefined;
  } | null = null;
  let grip = { x: 0, y: 0 };
  let pointer = { x: 0, y: 0 };
  let dragged = false;

  const toFrame = (target: EventTarget | null) => (target instanceof Element ? target.closest<HTMLElement>('[data-part="lift"]') : null);
  const toItem = (frame: HTMLElement) => frame.closest<HTMLElement>('li');

  function lift(frame: HTMLElement, by: Lifted['by']): void {
    const item = toItem(frame);
    if (item === null || !isOpen()) return;
    lifted = { item, frame, by, from: placeOf(list, item) };
    item.classList.add('lifted');
    onEvent(by === 'keys' ? 'liftedByKeys' : 'liftedByPointer', item);
  }

  function setDown(isKept: boolean): void {
    if (lifted === null) return;
    const { item, frame, from } = lifted;
    if (!isKept) moveItem(list, item, from);
    lifted = null;
    item.classList.remove('lifted');
    frame.style.translate = '';
    onEvent(isKept ? 'landed' : 'putBack', item);
    if (placeOf(list, item) !== from) onMoved(item);
  }

  function step(place: number): void {
    if (lifted !== null && moveItem(list, lifted.item, place)) onEvent('moving', lifted.item);
  }

  // Keyboard: a button's own click, which no pointer made.
  list.addEventListener('click', (event) => {
    const frame = toFrame(event.target);
    if (frame === null) return;
    if (event.detail === 0) {
      if (lifted === null) lift(frame, 'keys');
      else setDown(true);
    } else if (!dragged) toItem(frame)?.querySelector<HTMLElement>('a')?.click();
    dragged = false;
  });
  list.addEventListener('keydown', (event) => {
    if (lifted === null) {
      followArrows(event, [...list.querySelectorAll<HTMLElement>('[data-part="lift"]')]);
      return;
    }
    const { item } = lifted;
    const place = placeOf(list, item);
    if (event.key === 'Enter' || event.key === ' ') {
      if (event.repeat) event.preventDefault();
      return;
    }
    const target = { ArrowLeft: place - 1, ArrowUp: place - 1, ArrowRight: place + 1, ArrowDown: place + 1, Home: 0, End: Infinity }[
      event.key
    ];
    if (target !== undefined) step(target);
    else if (event.key === 'Escape') setDown(false);
    else return;
    event.preventDefault();
    item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  list.addEventListener('focusout', () => {
    if (lifted?.by === 'keys') setDown(true);
  });

  const carry = (): void => {
    if (lifted?.by !== 'pointer') return;
    const { item, frame } = lifted;
    const box = list.getBoundingClientRect();
    const [x, y] = [pointer.x - box.left, pointer.y - box.top];
    const others = itemsOf(list);
    const isRow = others.length > 1 && others[0]?.offsetTop === others[1]?.offsetTop;
    const place = others.findIndex((one) =>
      isRow ? x >= one.offsetLeft && x < one.offsetLeft + one.offsetWidth : y >= one.offsetTop && y < one.offsetTop + one.offsetHeight,
    );
    if (place !== -1) step(place);
    const slot = frame.parentElement?.getBoundingClientRect();
    if (slot !== undefined)
      frame.style.translate = `${String(pointer.x - grip.x - slot.left)}px ${String(pointer.y - grip.y - slot.top)}px`;
    const room = list.closest<HTMLElement>('[data-part="chart"]');
    if (isRow && pointer.x < EDGE) room?.scrollBy(-SCROLL, 0);
    else if (isRow && pointer.x > window.innerWidth - EDGE) room?.scrollBy(SCROLL, 0);
    else if (!isRow && pointer.y < EDGE) window.scrollBy({ top: -SCROLL, behavior: 'instant' });
    else if (!isRow && pointer.y > window.innerHeight - EDGE) window.scrollBy({ top: SCROLL, behavior: 'instant' });
    if (list.contains(item)) requestAnimationFrame(carry);
  };

  function beginCarrying(): void {
    if (press === null) return;
    const { frame, id, x, y } = press;
    const slot = frame.parentElement?.getBoundingClientRect();
    grip = { x: x - (slot?.left ?? 0), y: y - (slot?.top ?? 0) };
    press = null;
    dragged = true;
    lift(frame, 'pointer');
    if (frame.isConnected) frame.setPointerCapture(id);
    requestAnimationFrame(carry);
  }

  function dropPress(): void {
    clearTimeout(press?.timer);
    press = null;
  }

  list.addEventListener('pointerdown', (event) => {
    const frame = toFrame(event.target);
    const item = frame === null ? null : toItem(frame);
    if (frame === null || item === null || event.button !== 0 || !event.isPrimary || !isOpen()) return;
    if (lifted !== null) setDown(true);
    dragged = false;
    pointer = { x: event.clientX, y: event.clientY };
    const timer = event.pointerType === 'mouse' ? undefined : setTimeout(beginCarrying, LONG_PRESS);
    press = { item, frame, id: event.pointerId, ...pointer, timer };
  });
  window.addEventListener('pointermove', (event) => {
    if (press !== null && Math.hypot(event.clientX - press.x, event.clientY - press.y) > TREMBLE) {
      if (press.timer === undefined) beginCarrying();
      else dropPress();
    }
    if (lifted?.by === 'pointer') pointer = { x: event.clientX, y: event.clientY };
  });
  window.addEventListener('pointerup', () => {
    dropPress();
    if (lifted?.by === 'pointer') setDown(true);
  });
  window.addEventListener('pointercancel', () => {
    dropPress();
    if (lifted?.by === 'pointer') setDown(false);
  });
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && lifted?.by === 'pointer') setDown(false);
  });
  // A page does not scroll under a finger that carries somebody, and a long press opens no menu.
  list.addEventListener('touchmove', (event) => lifted?.by === 'pointer' && event.preventDefault(), { passive: false });
  list.addEventListener('contextmenu', (event) => (press?.timer !== undefined || lifted !== null) && event.preventDefault());
  list.addEventListener('dragstart', (event) => {
    event.preventDefault();
  });
}
