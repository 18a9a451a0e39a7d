import { lazyPart } from '../lazy-part.ts';
import { isPlainClick } from '../link-clicks.ts';

const loadSaving = lazyPart(() => import('../save-file.ts'), { knownBy: 'saveZip' });
const LIMIT_MS = 45_000;

class CompositeDownload extends HTMLElement {
  connectedCallback(): void {
    this.querySelector('a')?.addEventListener('click', (event) => {
      if (!isPlainClick(event) || !(event.currentTarget instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      void this.#download(event.currentTarget);
    });
  }

  async #download(link: HTMLAnchorElement): Promise<void> {
    if (link.hasAttribute('aria-busy')) return;
    link.setAttribute('aria-busy', 'true');
    this.#tell(this.dataset['loading'] ?? '');
    try {
      const asked = fetch(link.href, { signal: AbortSignal.timeout(LIMIT_MS) });
      const [answer, part] = await Promise.all([asked, loadSaving()]);
      await part?.saveZip(answer, this.dataset['name'] ?? '');
      this.#tell((part === null ? this.dataset['failed'] : null) ?? '');
    } catch {
      this.#tell(this.dataset['failed'] ?? '');
    } finally {
      link.removeAttribute('aria-busy');
    }
  }

  #tell(text: string): void {
    this.closest('profile-actions')?.querySelector('[role="status"]')?.replaceChildren(text);
  }
}

customElements.define('composite-download', CompositeDownload);
