// @ts-check
// The letter of the address, for letter-bar.css, before anything is painted. Sent as it stands.
{
  const letter = /^#([a-z])$/i.exec(location.hash)?.[1]?.toUpperCase();
  if (letter !== undefined) document.documentElement.dataset['letter'] = letter;
}
