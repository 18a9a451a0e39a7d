/** What a provider's player may do on the page. */
export const PLAYER_PERMISSIONS = 'autoplay; encrypted-media; fullscreen; picture-in-picture';

/** Puts the player in the place of a video's link, which stays beside it, hidden. */
export function startPlayer(link: HTMLElement, address: string, title: string): void {
  const player = document.createElement('iframe');
  player.className = 'video';
  player.title = title;
  player.allow = PLAYER_PERMISSIONS;
  player.src = address;
  link.hidden = true;
  link.after(player);
  player.focus();
}

/** Puts the links back in the place of every player inside an element: a player that is merely hidden plays on. */
export function stopPlayers(within: ParentNode): void {
  for (const player of within.querySelectorAll('iframe.video')) {
    if (player.previousElementSibling instanceof HTMLElement) player.previousElementSibling.hidden = false;
    player.remove();
  }
}
