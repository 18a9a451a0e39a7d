/**
 * Watches what a program opens and has to close again: listeners, timers, frames, observers, object
 * URLs, cameras, workers, channels, requests and bodies of answers. In a page it also notes faults: a
 * timer that starts while its predecessor from the same line runs, and a request without a limit.
 * Stands alone, because Playwright sends its text into a page, where the answer is
 * `window.stillOpen`.
 */
export function watchOpened(): () => readonly string[] {
  /** What is open now, each with words for it. */
  const open = new Map<unknown, string>();
  const place = globalThis as unknown as Record<string, unknown>;
  const faults = new Set<string>();

  interface Listener {
    readonly target: EventTarget;
    readonly type: string;
    readonly callback: unknown;
    readonly capture: boolean;
  }
  const listeners = new Set<Listener>();
  const { addEventListener: listen, removeEventListener: unlisten } = EventTarget.prototype;
  const find = (target: EventTarget, type: string, callback: unknown, capture: boolean) =>
    [...listeners].find(
      (one) =>
        one.target === target &&
        one.type === type &&
        one.callback === callback &&
        one.capture === capture,
    );
  const isCapture = (options: boolean | EventListenerOptions | undefined) =>
    options === true || (options || {}).capture === true;
  EventTarget.prototype.addEventListener = function (
    this: EventTarget | undefined,
    type,
    callback,
    options,
  ) {
    const target = this ?? (globalThis as unknown as EventTarget);
    listen.call(target, type, callback, options);
    const capture = isCapture(options);
    if (callback === null || find(target, type, callback, capture) !== undefined) return;
    const listener = { target, type, callback, capture };
    listeners.add(listener);
    const close = () => void listeners.delete(listener);
    if (typeof options !== 'object') return;
    if (options.once === true) listen.call(target, type, close, options);
    if (options.signal) listen.call(options.signal, 'abort', close, { once: true });
  };
  EventTarget.prototype.removeEventListener = function (
    this: EventTarget | undefined,
    type,
    callback,
    options,
  ) {
    const target = this ?? (globalThis as unknown as EventTarget);
    unlisten.call(target, type, callback, options);
    const listener = find(target, type, callback, isCapture(options));
    if (listener !== undefined) listeners.delete(listener);
  };

  type Run = (...values: unknown[]) => void;
  type Start = (run: Run, time?: number, ...values: unknown[]) => unknown;
  const later = setTimeout as Start;
  const repeat = setInterval as Start;
  /** The lines that started the running timers. */
  const lines = new Map<unknown, string | undefined>();
  /** Milliseconds: a page starts shorter ones to work in slices. */
  const debounce = 100;
  const isPage = 'document' in place;
  place['setTimeout'] = (run: Run, time = 0, ...values: unknown[]) => {
    const line = new Error().stack?.split('\n')[2];
    const [first] = [...lines].find(([, other]) => other === line) ?? [];
    // A task that a new one stops may clear its timer a little later.
    const compare = () => {
      if (lines.has(first) && lines.has(timer))
        faults.add(`second timer of ${String(time)} ms beside the first`);
    };
    if (isPage && time >= debounce) later(compare, debounce / 2);
    const timer = later(() => {
      open.delete(timer);
      lines.delete(timer);
      run(...values);
    }, time);
    open.set(timer, `timer of ${String(time)} ms`);
    lines.set(timer, line);
    return timer;
  };
  place['setInterval'] = (run: Run, time = 0, ...values: unknown[]) => {
    const timer = repeat(run, time, ...values);
    open.set(timer, `interval of ${String(time)} ms`);
    return timer;
  };
  for (const name of ['clearTimeout', 'clearInterval']) {
    const clear = place[name] as Run;
    place[name] = (timer: unknown) => {
      open.delete(timer);
      lines.delete(timer);
      clear(timer);
    };
  }

  if ('requestAnimationFrame' in place) {
    const { requestAnimationFrame: draw, cancelAnimationFrame: drop } = window;
    window.requestAnimationFrame = (run) => {
      const frame = draw.call(window, (time) => {
        open.delete(`frame ${String(frame)}`);
        run(time);
      });
      open.set(`frame ${String(frame)}`, 'frame');
      return frame;
    };
    window.cancelAnimationFrame = (frame) => {
      open.delete(`frame ${String(frame)}`);
      drop.call(window, frame);
    };
  }

  type Made = Readonly<Record<string, Run>>;
  /** Things of a class are open from one method on, or from the start, up to another one. */
  const watchClass = (name: string, opening: string | null, closing: string): void => {
    const Native = place[name] as (new (...values: unknown[]) => Made) | undefined;
    if (Native === undefined) return;
    const methods = Native.prototype as Record<string, Run>;
    const follow = (method: string, act: (thing: unknown, value: unknown) => void): void => {
      const run = methods[method] as Run;
      methods[method] = function (this: unknown, ...values) {
        act(this, values[0]);
        return run.apply(this, values);
      };
    };
    const close = (thing: unknown) => {
      open.delete(thing);
      for (const listener of listeners) if (listener.target === thing) listeners.delete(listener);
    };
    follow(closing, close);
    if (opening !== null) {
      const watched = new Map<unknown, Set<unknown>>();
      follow(opening, (thing, target) => {
        open.set(thing, name);
        watched.set(thing, (watched.get(thing) ?? new Set()).add(target));
      });
      if ('unobserve' in methods)
        follow('unobserve', (thing, target) => {
          watched.get(thing)?.delete(target);
          if (watched.get(thing)?.size === 0) close(thing);
        });
      follow(closing, (thing) => watched.delete(thing));
      return;
    }
    place[name] = new Proxy(Native, {
      construct: (target, values, made) => {
        const thing = Reflect.construct(target, values, made as typeof Native) as Made;
        open.set(thing, name);
        return thing;
      },
    });
  };
  for (const name of [
    'IntersectionObserver',
    'ResizeObserver',
    'MutationObserver',
    'PerformanceObserver',
  ])
    watchClass(name, 'observe', 'disconnect');
  for (const name of ['BroadcastChannel', 'AudioContext', 'ImageBitmap'])
    watchClass(name, null, 'close');
  watchClass('Worker', null, 'terminate');

  if ('createImageBitmap' in place) {
    const decode = window.createImageBitmap as (...values: unknown[]) => Promise<ImageBitmap>;
    place['createImageBitmap'] = async (...values: unknown[]) => {
      const bitmap = await decode.apply(window, values);
      open.set(bitmap, 'bitmap');
      return bitmap;
    };
  }

  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (thing) => {
    const address = createObjectURL.call(URL, thing);
    open.set(address, 'object URL');
    return address;
  };
  URL.revokeObjectURL = (address) => {
    open.delete(address);
    revokeObjectURL.call(URL, address);
  };

  const tracks: MediaStreamTrack[] = [];
  const devices = (globalThis.navigator as Partial<Navigator> | undefined)?.mediaDevices;
  if (devices !== undefined) {
    const ask = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  }
  const wakeLock = (globalThis.navigator as Partial<Navigator> | undefined)?.wakeLock;
  if (wakeLock !== undefined) {
    const ask = wakeLock.request.bind(wakeLock);
    wakeLock.request = async (type) => {
      const lock = await ask(type);
      open.set(lock, 'wake lock');
      lock.onrelease = () => void open.delete(lock);
      return lock;
    };
  }
  const answers: Response[] = [];
  const request = globalThis.fetch;
  globalThis.fetch = async (...values) => {
    const [asked, options] = values;
    const address = asked instanceof Request ? asked.url : String(asked);
    open.set(values, `request of ${address}`);
    if (isPage && !options?.signal) faults.add(`unlimited request of ${address}`);
    try {
      const answer = await request(...values);
      answers.push(answer);
      return answer;
    } finally {
      open.delete(values);
    }
  };

  if (isPage) {
    const { send } = XMLHttpRequest.prototype;
    // What takes a body may take long; its progress is watched.
    XMLHttpRequest.prototype.send = function (body) {
      if (!body && this.timeout === 0) faults.add('unlimited request for a page');
      send.call(this, body);
    };
  }

  const stillOpen = (): readonly string[] =>
    [
      ...faults,
      ...open.values(),
      // A listener goes with a request that is over, and with an element that has left the page.
      ...Array.from(listeners, ({ target, type }) => {
        const { name } = target.constructor;
        const isGone =
          /^(?:XMLHttp|IDB)/.test(name) ||
          (typeof Node === 'function' && target instanceof Node && !target.isConnected);
        return isGone ? '' : `${name} ${type}`;
      }),
      ...tracks.map(({ readyState, kind }) =>
        readyState === 'live' ? `${kind} of the camera` : '',
      ),
      ...answers.map((answer) =>
        answer.body === null || answer.bodyUsed ? '' : `answer of ${answer.url}`,
      ),
    ]
      .filter((words) => words !== '')
      .toSorted();
  Object.assign(globalThis, { stillOpen });
  return stillOpen;
}
