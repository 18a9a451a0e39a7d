import { FILM_SERVICES } from '../../../domain/film-services.ts';

/** Nothing that would let a player leave our page, open dialogs, download or send forms. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox';

export function playerRights(address: string) {
  const service = Object.values(FILM_SERVICES).find(({ player }) =>
    address.startsWith(`${player}/`),
  );
  const allow = service?.permissions ?? '';
  // YouTube refuses unknown pages (error 153), but need not know whose profile it is.
  return { allow, sandbox: SANDBOX, referrerPolicy: 'strict-origin' } as const;
}

export function startPlayer(link: HTMLElement, address: string, title: string): void {
  const player = document.createElement('iframe');
  player.className = 'video';
  player.title = title;
  const { allow, sandbox, referrerPolicy } = playerRights(address);
  player.allow = allow;
  player.referrerPolicy = referrerPolicy;
  // A sandbox applies to what loads after it.
  player.setAttribute('sandbox', sandbox);
  player.src = address;
  link.hidden = true;
  link.after(player);
  player.focus();
}

/** A hidden player would play on. */
export function stopPlayer(within: ParentNode): void {
  const player = within.querySelector('iframe.video');
  if (player?.previousElementSibling instanceof HTMLElement)
    player.previousElementSibling.hidden = false;
  player?.remove();
}
