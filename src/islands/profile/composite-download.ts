/**
 * `<composite-download data-name>`: downloads a talent's composite and saves it under the talent's name. The action bar around it shows a
 * failure, after which the button can be pressed again.
 */

/** Milliseconds: a composite is put together while the visitor waits. */
const LIMIT = 45_000;

class CompositeDownload extends HTMLElement {
  #isBusy = false;

  connectedCallback(): void {
    this.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault();
      if (event.currentTarget instanceof HTMLAnchorElement) void this.#download(event.currentTarget);
    });
  }

  async #download(link: HTMLAnchorElement): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    link.setAttribute('aria-busy', 'true');
    this.#say(this.dataset['loading'] ?? '');
    try {
      const [file, { saveFile }] = await Promise.all([loadZip(link.href), import('../save-file.ts')]);
      saveFile(file, `${this.dataset['name'] ?? ''} | Amazing.zip`);
      this.#say('');
    } catch {
      this.#say(this.dataset['failed'] ?? '');
    } finally {
      link.removeAttribute('aria-busy');
      this.#isBusy = false;
    }
  }

  #say(text: string): void {
    this.closest('profile-actions')?.querySelector('[role="status"]')?.replaceChildren(text);
  }
}

/** Rejects where the answer is no zip, or does not come in time. */
async function loadZip(address: string): Promise<Blob> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT) });
  if (!answer.ok || answer.headers.get('Content-Type')?.startsWith('application/zip') !== true) throw new Error('No composite');
  return answer.blob();
}

customElements.define('composite-download', CompositeDownload);
