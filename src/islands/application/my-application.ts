import { isReference } from '../../domain/reference.ts';
import { toContactHash } from '../contact/contact-hash.ts';

function toCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^(AMZ)(.{4})/, '$1-$2-');
}

class MyApplication extends HTMLElement {
  connectedCallback(): void {
    const form = this.querySelector('form');
    const field = form?.querySelector<HTMLInputElement>('[name="code"]');
    if (!form || !field) return;
    const { hash: contactWord = '', code: codeLabel, request: requestLabel } = this.dataset;
    const fault = this.dataset['check'] ?? '';
    const bring = () => {
      const brought = /^#(AMZ-[0-9A-Z-]{6,8}[0-9A-Z])(?![0-9A-Z])/.exec(location.hash)?.[1];
      if (brought === undefined) return;
      field.value = brought;
      history.replaceState(history.state, '', location.pathname);
    };
    bring();
    window.addEventListener('hashchange', bring);
    form.querySelector('button')?.removeAttribute('disabled');
    field.addEventListener('input', () => field.setCustomValidity(''));
    form.querySelector('button')?.addEventListener('click', () => {
      const isWrong = field.value !== '' && !isReference(toCode(field.value));
      field.setCustomValidity(isWrong ? fault : '');
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const asked = new FormData(form).get('request');
      const lines = [
        `${codeLabel}: ${toCode(field.value)}`,
        `${requestLabel}: ${typeof asked === 'string' ? asked : ''}`,
      ];
      location.assign(form.action + toContactHash(contactWord, `${lines.join('\n')}\n\n`));
    });
  }
}

customElements.define('my-application', MyApplication);
