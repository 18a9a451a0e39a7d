/**
 * Code of a page's inline script. Queues clicks in custom elements that are not defined yet, marks both with `data-pressed`, and replays
 * each click once the element is defined and, for React islands (`data-props`), hydrated. A queued link is followed if no script has come
 * by the time the page has loaded. Also opens and closes dialogs in browsers without command buttons. Listens on the window in the capture
 * phase, so that no other listener sees a queued click early.
 */
export const EARLY_PRESSES = [
  "{const late=(control)=>control.closest(':not(:defined),[data-props]');",
  'const repeat=async(control,host)=>{await customElements.whenDefined(host.localName);',
  "if(host.dataset.props)await new Promise((ready)=>host.addEventListener('ready',ready));delete control.dataset.pressed;control.click()};",
  "addEventListener('click',(event)=>{const control=event.target.closest('button,.picture,.video');",
  'if(!control||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;',
  "const dialog=!('command'in control)&&document.getElementById(control.getAttribute('commandfor'));",
  'if(dialog)dialog.open?dialog.close():dialog.showModal();',
  "const host=late(control);if(!host||control.href&&document.readyState==='complete')return;",
  "event.preventDefault();event.stopPropagation();host.dataset.pressed=control.dataset.pressed='';repeat(control,host);",
  "if(control.href)addEventListener('load',()=>late(control)&&control.click())},true);",
  "addEventListener('submit',(event)=>late(event.target)&&event.preventDefault(),true)}",
].join('');
