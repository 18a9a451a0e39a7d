/** `client:press` loads when pointer or focus come to its control, or its page sends `wake`. An
 * earlier press is repeated. */
import type { ClientDirective } from 'astro';
import { isPlainClick } from './link-clicks.ts';

export interface PressOptions {
  readonly controls?: string;
}

const press: ClientDirective = (load, { value }, island) => {
  const { controls = 'a, button' }: PressOptions = typeof value === 'object' ? value : {};
  const controlOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(controls) : null;
  let waking: Promise<void> | null = null;
  const wake = () =>
    (waking ??= load()
      .then((hydrate) => hydrate())
      .finally(() => island.removeEventListener('click', hold, { capture: true })));
  island.addEventListener('wake', () => void wake());
  for (const intent of ['pointerover', 'touchstart', 'focusin'])
    island.addEventListener(intent, (event) => controlOf(event) && void wake(), { passive: true });
  const hold = (event: MouseEvent) => {
    const control = controlOf(event);
    if (control === null || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.ariaBusy = 'true';
    // Where it rejects, the shell tells (failed-load.ts).
    void wake()
      .finally(() => (control.ariaBusy = null))
      .then(() => control.click());
  };
  island.addEventListener('click', hold, { capture: true });
};

export default press;
