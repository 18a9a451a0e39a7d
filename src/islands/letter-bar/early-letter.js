// @ts-check
/*
 * Tells the style sheet which letter the address names, before anything is painted: a wall that is filtered later would jump. Loaded in
 * the head as it stands, which is why it is plain JavaScript; letter-bar.css and LetterBar.tsx do the rest.
 */
{
  const letter = /^#([a-z])$/i.exec(location.hash)?.[1]?.toUpperCase();
  if (letter !== undefined) document.documentElement.dataset['letter'] = letter;
}
