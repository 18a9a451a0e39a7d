/** The bar at the foot of a page that tells what just happened and, where there is a way, takes it back. */

export interface NoticeBar {
  /** Shows a text; `undo` is offered until the next one. */
  say(text: string, undo?: () => void): void;
  hide(): void;
  focusUndo(): void;
}

/** `bar` holds a `[role="status"]`, `[data-part="undo"]` and `[data-part="dismiss"]`. */
export function createNoticeBar(bar: HTMLElement): NoticeBar {
  const status = bar.querySelector('[role="status"]');
  const undoButton = bar.querySelector<HTMLElement>('[data-part="undo"]');
  let takeBack: (() => void) | null = null;

  const say = (text: string, undo?: () => void) => {
    takeBack = undo ?? null;
    // The status itself is never hidden: what comes into a hidden one is not read aloud.
    status?.replaceChildren(text);
    if (undoButton !== null) undoButton.hidden = undo === undefined;
    bar.toggleAttribute('data-open', text !== '');
  };
  const hide = () => {
    say('');
  };

  undoButton?.addEventListener('click', () => {
    const undo = takeBack;
    hide();
    undo?.();
  });
  bar.querySelector('[data-part="dismiss"]')?.addEventListener('click', hide);
  return {
    say,
    hide,
    focusUndo() {
      undoButton?.focus();
    },
  };
}
