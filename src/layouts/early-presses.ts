/**
 * Inline code: queues clicks in undefined custom elements, marks both with `data-pressed`, and
 * replays each click once the element is defined and, for React islands (`data-props`), hydrated.
 * Follows a queued link if no script came by the load event. Also opens and closes dialogs in
 * browsers without command buttons. Listens on the window's capture phase, before any other
 * listener.
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
