/**
 * Watches every state of a page for what screen readers and keyboards need, and reports faults as
 * console errors, on which the tests fail. Stands alone, because Playwright sends its text into a
 * page.
 */
export function watchSpokenStates(): void {
  // Before a test's own script counts what is open.
  const [frame, wait] = [requestAnimationFrame.bind(window), setTimeout.bind(window)];
  /** What may stand in no page, by a selector. Drawings of libraries have a version. */
  const never = {
    'a drawing is read aloud':
      'svg:not([aria-hidden="true"], [aria-hidden="true"] *, [aria-label], [version])',
    'a part has no name':
      ':is(nav, dialog[open], [role="region"], [role="group"], [role="radiogroup"], [role="dialog"]):not([aria-label]:not([aria-label=""]), [aria-labelledby])',
    'a choice does not say that it is required': '[role="radiogroup"]:not([aria-required])',
    'a picture has no words, not even none': 'img:not([alt])',
    'the keyboard reaches what is hidden':
      ':is([aria-hidden="true"], [aria-hidden="true"] *):is(a[href], button, input, select, textarea, [tabindex="0"]):not([tabindex="-1"])',
  };
  const references = ['aria-controls', 'aria-describedby', 'aria-labelledby', 'for'];
  // The browser's own page of a picture.
  if (!document.contentType.includes('html')) return;
  const told = new Set<string>();
  const tell = (fault: string, element: Element) => {
    const text = `${fault}: ${element.outerHTML.slice(0, 160)}`;
    if (!told.has(text)) console.error(text);
    told.add(text);
  };
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const find = (element: Element, name: string) =>
    (element.getAttribute(name) ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((id) => document.getElementById(id));

  function examine(): void {
    if (document.readyState === 'loading') return;
    for (const [fault, selector] of Object.entries(never))
      for (const element of document.querySelectorAll(selector))
        if (isShown(element)) tell(fault, element);
    for (const name of references)
      for (const element of document.querySelectorAll(`:not(astro-island)[${name}]`))
        if (isShown(element) && find(element, name).includes(null))
          tell(`${name} leads to nothing`, element);
    for (const element of document.querySelectorAll('button, a[href]'))
      if (
        isShown(element) &&
        (element.getAttribute('aria-label') ?? element.textContent).trim() === '' &&
        element.querySelector('img[alt]:not([alt=""])') === null
      )
        tell('a control has no name', element);
    for (const text of document.querySelectorAll('.field > [id$="-hint"], .field > [id$="-error"]'))
      if (isShown(text) && document.querySelector(`[aria-describedby~="${text.id}"]`) === null)
        tell('a text below a field is not read with it', text);
    if (
      matchMedia('(prefers-reduced-motion: reduce)').matches &&
      document.getAnimations().length > 0
    )
      tell('something moves for a visitor who wants no motion', document.body);
    for (const field of document.querySelectorAll('[aria-invalid="true"]'))
      if (
        isShown(field) &&
        !find(field, 'aria-describedby').some((text) => text?.textContent.trim())
      )
        tell('a wrong field does not say what is wrong', field);
    for (const button of document.querySelectorAll('[aria-expanded][aria-controls]'))
      for (const part of find(button, 'aria-controls'))
        if (part !== null && isShown(button) && isShown(part) !== (button.ariaExpanded === 'true'))
          tell('a button does not say whether its part is open', button);
  }

  /**
   * The focus must not fall out of the page with what had it. The browser's own navigation may
   * drop it, and a letter in the address has it unasked.
   */
  let last: Element | null = null;
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element && !target.matches(':target') ? target : null;
  });
  window.addEventListener('popstate', () => {
    last = null;
  });
  // On paper no control is shown, and the screen has its focus back afterwards.
  const isLost = (element: Element) =>
    last === element &&
    document.activeElement === document.body &&
    !isShown(element) &&
    !matchMedia('print').matches;
  function examineFocus(): void {
    const lost = last;
    if (lost !== null && isLost(lost))
      wait(() => {
        if (isLost(lost)) tell('the focus was lost', lost);
      }, 500);
  }

  let isDue = false;
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    frame(() => {
      isDue = false;
      examine();
      examineFocus();
    });
  }).observe(document, { subtree: true, childList: true, attributes: true });
}
