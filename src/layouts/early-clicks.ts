/** Holds a click on a button of a custom element until that is defined, then repeats it. */
export const holdEarlyClicks = () => {
  addEventListener(
    'click',
    (event) => {
      const button = (event.target as Element).closest('button');
      const host = button?.closest(':not(:defined)');
      if (!button || !host) return;
      event.preventDefault();
      event.stopPropagation();
      button.ariaBusy = 'true';
      void customElements.whenDefined(host.localName).then(() => {
        button.ariaBusy = null;
        button.click();
      });
    },
    true,
  );
};
