/** Inline: holds a click on a button of a custom element until that is defined, then repeats it. */
export const EARLY_CLICKS = [
  "addEventListener('click',(event)=>{const button=event.target.closest('button'),host=button?.closest(':not(:defined)');if(!host)return;",
  "event.preventDefault();event.stopPropagation();button.ariaBusy='true';",
  'customElements.whenDefined(host.localName).then(()=>{button.ariaBusy=null;button.click()})},true)',
].join('');
