export function bindPrintKeys(print: () => void): () => void {
  const printByKeys = (event: KeyboardEvent) => {
    const isPrint =
      event.key.toLowerCase() === 'p' &&
      (event.ctrlKey || event.metaKey) &&
      !event.shiftKey &&
      !event.altKey;
    if (!isPrint || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    print();
  };
  window.addEventListener('keydown', printByKeys);
  return () => window.removeEventListener('keydown', printByKeys);
}
