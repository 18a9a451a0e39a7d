/**
 * Code of a page's opening script. Keeps presses on what has no program yet, marks their element with `data-pressed`, and repeats each once
 * the element is defined and, where React takes it over (`data-props`), says that it is ready. A kept link is followed where no program has
 * come by the time the page has loaded. Opens and closes dialogs at once in browsers that know no command buttons. On the window and
 * capturing, so that nothing hears a kept press before its time.
 */
export const EARLY_PRESSES = [
  "{const late=(control)=>control.closest(':not(:defined),[data-props]');",
  'const repeat=async(control,host)=>{await customElements.whenDefined(host.localName);',
  "if(host.dataset.props)await new Promise((ready)=>host.addEventListener('ready',ready));control.click()};",
  "addEventListener('click',(event)=>{const control=event.target.closest('button,.picture,.video');",
  'if(!control||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;',
  "const dialog=!('command'in control)&&document.getElementById(control.getAttribute('commandfor'));",
  'if(dialog)dialog.open?dialog.close():dialog.showModal();',
  "const host=late(control);if(!host||control.href&&document.readyState==='complete')return;",
  "event.preventDefault();event.stopPropagation();host.dataset.pressed='';repeat(control,host);",
  "if(control.href)addEventListener('load',()=>late(control)&&control.click())},true);",
  "addEventListener('submit',(event)=>late(event.target)&&event.preventDefault(),true)}",
].join('');
