/** The bar at the foot of a page that reports the visitor's last action and can undo it and the
 * ones before. */

export interface NoticeBar {
  say(text: string): void;
  did(text: string, undo: () => void): void;
  hide(): void;
  focusUndo(): void;
}

/** `bar` holds status, undo and dismiss. Ctrl+Z is its button, except in a field. It says `undone`
 * while more can be undone. */
export function createNoticeBar(bar: HTMLElement, undone: string): NoticeBar {
  const status = bar.querySelector('[role="status"]');
  const undoButton = bar.querySelector<HTMLElement>('[data-part="undo"]');
  const undos: (() => void)[] = [];

  const show = (text: string, canUndo: boolean) => {
    // Never hide the status: screen readers ignore text that appears in a hidden one.
    status?.replaceChildren(text);
    if (undoButton !== null) undoButton.hidden = !canUndo;
    bar.toggleAttribute('data-open', text !== '');
  };
  const hide = () => {
    // The button that has the focus goes.
    if (bar.contains(document.activeElement)) bar.closest('main')?.focus({ preventScroll: true });
    show('', false);
  };
  const takeBack = () => {
    const undo = undos.pop();
    if (undo === undefined) return;
    const left = undos.length;
    undo();
    // Drops the undo steps that the undo itself recorded.
    undos.length = Math.min(undos.length, left);
    if (left > 0) show(undone, true);
    else hide();
  };

  undoButton?.addEventListener('click', takeBack);
  bar.querySelector('[data-part="dismiss"]')?.addEventListener('click', hide);
  window.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (
      event.key.toLowerCase() !== 'z' ||
      !(event.ctrlKey || event.metaKey) ||
      event.shiftKey ||
      isTyping ||
      undos.length === 0
    )
      return;
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
