/** The bar at the foot of a page that tells what just happened and, where there is a way, takes it back, and then what was done before that. */

export interface NoticeBar {
  say(text: string): void;
  /** Tells what the visitor did; `undo` takes it back. */
  did(text: string, undo: () => void): void;
  hide(): void;
  focusUndo(): void;
}

/**
 * `bar` holds a `[role="status"]`, `[data-part="undo"]` and `[data-part="dismiss"]`. Ctrl+Z takes back as its button does, save in a field,
 * which has its own. `undone` is said where there is more to take back.
 */
export function createNoticeBar(bar: HTMLElement, undone: string): NoticeBar {
  const status = bar.querySelector('[role="status"]');
  const undoButton = bar.querySelector<HTMLElement>('[data-part="undo"]');
  const undos: (() => void)[] = [];

  const show = (text: string, canUndo: boolean) => {
    // The status itself is never hidden: what comes into a hidden one is not read aloud.
    status?.replaceChildren(text);
    if (undoButton !== null) undoButton.hidden = !canUndo;
    bar.toggleAttribute('data-open', text !== '');
  };
  const hide = () => show('', false);
  const takeBack = () => {
    const undo = undos.pop();
    if (undo === undefined) return;
    const left = undos.length;
    hide();
    undo();
    // Drops the undo steps that the undo itself recorded.
    undos.length = Math.min(undos.length, left);
    if (left > 0) show(undone, true);
    else hide();
  };

  undoButton?.addEventListener('click', takeBack);
  bar.querySelector('[data-part="dismiss"]')?.addEventListener('click', hide);
  window.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping || undos.length === 0) return;
    event.preventDefault();
    takeBack();
  });
  return {
    say: (text) => show(text, false),
    did(text, undo) {
      undos.push(undo);
      show(text, true);
    },
    hide,
    focusUndo: () => undoButton?.focus(),
  };
}
