/** Reorders a list by mouse, long press, or Space or Enter and arrow keys. Neighbours step aside;
 * the gap is as tall as the talent. */
import { followArrows } from '../arrow-keys.ts';
import { REDUCED_MOTION } from '../reduced-motion.ts';

export type LiftEvent = 'liftedByKeys' | 'liftedByPointer' | 'moving' | 'landed' | 'putBack';

export interface LiftActions {
  /** `false` while the list is read-only. */
  readonly isOpen: () => boolean;
  readonly onEvent: (event: LiftEvent, item: HTMLElement) => void;
  readonly onMoved: (item: HTMLElement) => void;
}

/** Milliseconds of a long press, and pixels that it may move. */
const LONG_PRESS = 300;
const PRESS_TOLERANCE = 8;
/** Pixels from the window's edge that scroll the list, and pixels per step. */
const EDGE = 72;
const SCROLL = 10;
const STEP_ASIDE = { duration: 300, easing: 'cubic-bezier(0.22, 0.8, 0.2, 1)' } as const;

const itemsOf = (list: HTMLElement): readonly HTMLElement[] =>
  Array.from(list.children).filter((child) => child instanceof HTMLElement);

/** Moves an item by moving the others, so that a focused item keeps the focus. */
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
      const dx = x - one.offsetLeft;
      const dy = y - one.offsetTop;
      if (one !== item && (dx !== 0 || dy !== 0))
        one.animate(
          [{ translate: `${String(dx)}px ${String(dy)}px` }, { translate: '0' }],
          STEP_ASIDE,
        );
    }
  }
  return true;
}

export const placeOf = (list: HTMLElement, item: HTMLElement): number =>
  itemsOf(list).indexOf(item);

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Lifted {
  readonly item: HTMLElement;
  readonly frame: HTMLElement;
  readonly from: number;
  readonly by: 'keys' | 'pointer';
}

/** The lifted item and what changes it; `list` holds items with a `[data-part="lift"]` button
 * around the frame. */
function createLiftState(list: HTMLElement, { isOpen, onEvent, onMoved }: LiftActions) {
  let lifted: Lifted | null = null;

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

  const current = (by?: Lifted['by']) => (by === undefined || lifted?.by === by ? lifted : null);
  return { isOpen, current, lift, setDown, step };
}

type LiftState = ReturnType<typeof createLiftState>;

const toFrame = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-part="lift"]') : null;
const toItem = (frame: HTMLElement) => frame.closest<HTMLElement>('li');

export function attachLift(list: HTMLElement, actions: LiftActions): void {
  const carried = createLiftState(list, actions);
  liftByKeys(list, carried);
  liftByPointer(list, carried);
  list.addEventListener('dragstart', (event) => event.preventDefault());
}

function liftByKeys(list: HTMLElement, { current, lift, setDown, step }: LiftState): void {
  list.addEventListener('click', ({ detail, target }) => {
    const frame = toFrame(target);
    if (frame === null || detail !== 0) return;
    if (current() === null) lift(frame, 'keys');
    else setDown(true);
  });
  list.addEventListener('keydown', (event) => {
    const item = current()?.item;
    if (item === undefined) {
      followArrows(event, [...list.querySelectorAll<HTMLElement>('[data-part="lift"]')]);
      return;
    }
    const place = placeOf(list, item);
    if (event.key === 'Enter' || event.key === ' ') {
      if (event.repeat) event.preventDefault();
      return;
    }
    const target = {
      ArrowLeft: place - 1,
      ArrowUp: place - 1,
      ArrowRight: place + 1,
      ArrowDown: place + 1,
      Home: 0,
      End: Infinity,
    }[event.key];
    if (target !== undefined) step(target);
    else if (event.key === 'Escape') setDown(false);
    else return;
    event.preventDefault();
    item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  list.addEventListener('focusout', () => {
    if (current('keys') !== null) setDown(true);
  });
}

interface Press extends Point {
  readonly frame: HTMLElement;
  readonly id: number;
  /** Ends a finger's long press. */
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

function liftByPointer(
  list: HTMLElement,
  { isOpen, current, lift, setDown, step }: LiftState,
): void {
  let press: Press | null = null;
  /** Where the pointer holds the frame, relative to it. */
  let grip: Point = { x: 0, y: 0 };
  let pointer: Point = grip;
  let dragged = false;

  const carry = (): void => {
    const lifted = current('pointer');
    if (lifted === null) return;
    const { place, isRow } = findPlace(list, pointer);
    if (place !== -1) step(place);
    const slot = lifted.frame.parentElement?.getBoundingClientRect();
    if (slot !== undefined)
      lifted.frame.style.translate = `${String(pointer.x - grip.x - slot.left)}px ${String(pointer.y - grip.y - slot.top)}px`;
    scrollAlong(list, isRow, pointer);
    requestAnimationFrame(carry);
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

  function release(isKept: boolean): void {
    clearTimeout(press?.timer);
    press = null;
    if (current('pointer') !== null) setDown(isKept);
  }

  list.addEventListener('click', ({ detail, target }) => {
    const frame = toFrame(target);
    if (frame !== null && detail !== 0 && !dragged)
      toItem(frame)?.querySelector<HTMLElement>('a')?.click();
  });
  list.addEventListener('pointerdown', (event) => {
    const frame = toFrame(event.target);
    if (frame === null || event.button !== 0 || !event.isPrimary || !isOpen()) return;
    setDown(true);
    dragged = false;
    pointer = { x: event.clientX, y: event.clientY };
    const timer = event.pointerType === 'mouse' ? undefined : setTimeout(beginCarrying, LONG_PRESS);
    press = { frame, id: event.pointerId, ...pointer, timer };
  });
  window.addEventListener('pointermove', ({ clientX: x, clientY: y }) => {
    if (press !== null && Math.hypot(x - press.x, y - press.y) > PRESS_TOLERANCE) {
      if (press.timer === undefined) beginCarrying();
      else release(true);
    }
    if (current('pointer') !== null) pointer = { x, y };
  });
  window.addEventListener('pointerup', () => release(true));
  window.addEventListener('pointercancel', () => release(false));
  window.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && current('pointer') !== null) setDown(false);
  });
  // While a finger carries a talent, the page does not scroll; a long press opens no menu.
  list.addEventListener(
    'touchmove',
    (event) => current('pointer') !== null && event.cancelable && event.preventDefault(),
    { passive: false },
  );
  list.addEventListener(
    'contextmenu',
    (event) => (press?.timer !== undefined || current() !== null) && event.preventDefault(),
  );
}

/** The place of the item below the pointer (-1 for none), and whether items stand side by side. */
function findPlace(list: HTMLElement, pointer: Point) {
  const box = list.getBoundingClientRect();
  const x = pointer.x - box.left;
  const y = pointer.y - box.top;
  const items = itemsOf(list);
  const isRow = items.length > 1 && items[0]?.offsetTop === items[1]?.offsetTop;
  const place = items.findIndex((one) =>
    isRow
      ? x >= one.offsetLeft && x < one.offsetLeft + one.offsetWidth
      : y >= one.offsetTop && y < one.offsetTop + one.offsetHeight,
  );
  return { place, isRow };
}

function scrollAlong(list: HTMLElement, isRow: boolean, { x, y }: Point): void {
  const [at, end] = isRow ? [x, window.innerWidth] : [y, window.innerHeight];
  const by = at < EDGE ? -SCROLL : at > end - EDGE ? SCROLL : 0;
  if (by === 0) return;
  if (isRow) list.closest<HTMLElement>('[data-part="chart"]')?.scrollBy(by, 0);
  else window.scrollBy({ top: by, behavior: 'instant' });
}
