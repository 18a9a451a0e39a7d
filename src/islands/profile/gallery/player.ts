/** A provider's player in a frame, and what it may do on the page and beyond it. */
import { PLAYER_ORIGINS } from '../../../domain/constants.ts';

/**
 * Both players run scripts, keep their settings under their own origin, send the film to a television, and lead to the video at the
 * provider in a tab of its own, which is an ordinary one. Nothing else: no navigation of our page, no dialogs, no downloads, no forms
 * (our videos ask for no password), no lock on pointer or orientation.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** The tap on our button was the one to play: the player starts at once. YouTube's asks for encrypted media before every film. */
const PERMISSIONS = {
  vimeo: 'autoplay; fullscreen; picture-in-picture',
  youtube: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
};

/** What a frame with the player at an address is given. */
export function playerRights(address: string) {
  const allow = address.startsWith(`${PLAYER_ORIGINS.youtube}/`) ? PERMISSIONS.youtube : PERMISSIONS.vimeo;
  // Both providers refuse pages that they know nothing of (YouTube: error 153). The page, a person's profile, is not their business.
  return { allow, sandbox: SANDBOX, referrerPolicy: 'strict-origin' } as const;
}

/** Puts the player in the place of a video's link, which stays beside it, hidden. */
export function startPlayer(link: HTMLElement, address: string, title: string): void {
  const player = document.createElement('iframe');
  player.className = 'video';
  player.title = title;
  const { allow, sandbox, referrerPolicy } = playerRights(address);
  player.allow = allow;
  player.referrerPolicy = referrerPolicy;
  // Before the address: a sandbox holds for what is loaded after it.
  player.setAttribute('sandbox', sandbox);
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
