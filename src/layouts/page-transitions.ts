/** Inline: opts in to cross-document view transitions; from a style sheet the rule comes too late,
 * and HTML validators do not know it. Below 1024 px a card's frame becomes the cover of its
 * profile, and back: only the first frame in view, because a repeated name cancels the transition.
 * Going back reveals an uncached page before a card far down exists, so it waits for its end. */
export const PAGE_TRANSITIONS = [
  "{const sheet=new CSSStyleSheet();sheet.replaceSync('@view-transition{navigation:auto}');document.adoptedStyleSheets.push(sheet);",
  "const came=window.navigation?.activation;if(came?.navigationType==='traverse')document.head.append(",
  "Object.assign(document.createElement('link'),{rel:'expect',href:'#progress',blocking:'render'}));",
  "const name=({type,viewTransition,activation})=>{const leaves=type==='pageswap',{navigationType,from,entry}=(leaves?activation:came)??{};",
  'if(!viewTransition||!from?.url||innerWidth>=1024)return;const{pathname}=new URL((leaves?entry:from).url),',
  "inside=leaves===(navigationType==='traverse'&&entry.index<from.index),",
  "shown=[...document.querySelectorAll(inside?'.portrait':'a>.frame')].find((frame)=>{",
  'const{top,bottom}=frame.getBoundingClientRect();',
  'return(inside||frame.parentElement.pathname===pathname)&&bottom>Math.max(top,0)&&top<innerHeight});if(!shown)return;',
  "shown.style.viewTransitionName='frame';viewTransition.finished.finally(()=>{shown.style.viewTransitionName=''})};",
  "addEventListener('pageswap',name);addEventListener('pagereveal',name)}",
].join('');
