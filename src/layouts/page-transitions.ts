/**
 * Code of a page's inline script. Opts in to cross-document view transitions first of all: from a style sheet it would come too late, with a
 * warning on the console. By script, because HTML validators do not know the at-rule yet.
 *
 * A card's frame becomes the cover of the profile that its link leads to, and the cover the frame again on the way back: each page names its
 * own for the time of the transition, the page that is left at `pageswap`, the page that comes at `pagereveal`. Only what is in view is
 * named, and the first frame of several, because a name that stands twice ends the transition.
 *
 * A page that is gone back to and was not kept in memory is revealed as soon as its first lines are there, at its top: a card far down is not
 * there yet. So such a page waits for its end; by then the browser has put it where it was left.
 */
export const PAGE_TRANSITIONS = [
  "{const sheet=new CSSStyleSheet();sheet.replaceSync('@view-transition{navigation:auto}');document.adoptedStyleSheets.push(sheet);",
  "const came=window.navigation?.activation;if(came?.navigationType==='traverse')document.head.append(",
  "Object.assign(document.createElement('link'),{rel:'expect',href:'#progress',blocking:'render'}));",
  "const name=({type,viewTransition,activation})=>{const leaves=type==='pageswap',{navigationType,from,entry}=(leaves?activation:came)??{};",
  'if(!viewTransition||!from?.url)return;const{pathname}=new URL((leaves?entry:from).url),',
  "inside=leaves===(navigationType==='traverse'&&entry.index<from.index),",
  "shown=[...document.querySelectorAll(inside?'.portrait':'a>.frame')].find((frame)=>{",
  'const{top,bottom}=frame.getBoundingClientRect();',
  'return(inside||frame.parentElement.pathname===pathname)&&bottom>Math.max(top,0)&&top<innerHeight});if(!shown)return;',
  "shown.style.viewTransitionName='frame';viewTransition.finished.finally(()=>{shown.style.viewTransitionName=''})};",
  "addEventListener('pageswap',name);addEventListener('pagereveal',name)}",
].join('');
