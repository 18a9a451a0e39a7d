/** A provider's player in a frame, and its permissions. */
import { PLAYER_ORIGINS } from '../../../domain/constants.ts';

/**
 * Players run scripts, keep settings under their own origin, cast to a television, and link to the
 * video in an ordinary tab. They may not navigate our page, open dialogs, download, use forms (our
 * videos need no password), or lock pointer and orientation.
 */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

/** The visitor has pressed play, so the player starts at once. YouTube asks for encrypted media
 * before every film. */
const PERMISSIONS = {
  vimeo: 'autoplay; fullscreen; picture-in-picture',
  youtube: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
};

/** The frame's attributes for a player's address. */
export function playerRights(address: string) {
  const allow = address.startsWith(`${PLAYER_ORIGINS.youtube}/`)
    ? PERMISSIONS.youtube
    : PERMISSIONS.vimeo;
  // Both providers refuse unknown pages (YouTube: error 153). They learn our site, not whose
  // profile it is.
  return { allow, sandbox: SANDBOX, referrerPolicy: 'strict-origin' } as const;
}

/** Puts the player in place of a video's link, which stays hidden beside it. */
export function startPlayer(link: HTMLElement, address: string, title: string): void {
  const player = document.createElement('iframe');
  player.className = 'video';
  player.title = title;
  const { allow, sandbox, referrerPolicy } = playerRights(address);
  player.allow = allow;
  player.referrerPolicy = referrerPolicy;
  // Set before the address: a sandbox applies to what loads after it.
  player.setAttribute('sandbox', sandbox);
  player.src = address;
  link.hidden = true;
  link.after(player);
  player.focus();
}

/** Replaces the player inside an element by its link: a hidden player would play on. */
export function stopPlayer(within: ParentNode): void {
  const player = within.querySelector('iframe.video');
  if (player?.previousElementSibling instanceof HTMLElement)
    player.previousElementSibling.hidden = false;
  player?.remove();
}
