class SizeFacts extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button !== null)
        this.#open(button.getAttribute('aria-expanded') === 'true' ? null : button);
    });
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.#open(null);
    });
  }

  #open(opened: HTMLButtonElement | null): void {
    for (const button of this.querySelectorAll('button')) {
      button.setAttribute('aria-expanded', String(button === opened));
      document
        .getElementById(button.getAttribute('aria-controls') ?? '')
        ?.classList.toggle('open', button === opened);
    }
  }
}

customElements.define('size-facts', SizeFacts);
