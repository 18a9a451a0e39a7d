/** What the visitor did last, told with the way back, and what was done before that. */
import type { NoticeBar } from './notice-bar.ts';

export interface UndoStack {
  /** Tells what was done; `undo` takes it back. */
  did(text: string, undo: () => void): void;
}

/** Ctrl+Z takes back as the bar's button does, save in a field, which has its own. `undone` is said where there is more to take back. */
export function createUndoStack(notices: NoticeBar, undone: string): UndoStack {
  const undos: (() => void)[] = [];
  const takeBack = () => {
    const undo = undos.pop();
    if (undo === undefined) return;
    const left = undos.length;
    undo();
    // What taking back did in its turn is no step of the visitor's.
    undos.length = Math.min(undos.length, left);
    if (left > 0) notices.say(undone, takeBack);
    else notices.hide();
  };
  window.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping || undos.length === 0) return;
    event.preventDefault();
    takeBack();
  });
  return {
    did(text, undo) {
      undos.push(undo);
      notices.say(text, takeBack);
    },
  };
}
