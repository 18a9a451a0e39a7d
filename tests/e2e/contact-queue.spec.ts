/** A message while the panel is down: taken at once, delivered later. */
import { rm } from 'node:fs/promises';
import { startBackOffice } from '../../scripts/back-office/server.ts';
import { CONTACT_FORMS } from './support/contact.ts';
import { createTemporaryFolder, startGateway } from '../support/gateway.ts';
import { expect, test } from './support/test.ts';

const MESSAGE = 'Casting para editorial de verão, dias 12 e 13 de março, em Olinda.';

test('a message that the panel cannot take now is kept and delivered later, once', async ({ page }) => {
  // A panel of its own: a fault strikes whoever comes first, and other tests send messages too.
  const dataDir = await createTemporaryFolder();
  const office = await startBackOffice({ dataDir, talents: 1 });
  const gateway = await startGateway(office);
  try {
    office.faults.add({ path: '/api/entry/contact/send', kind: 'status', status: 503, times: 1 });
    await page.route('**/api/entry/contact', async (route) => {
      const headers = { ...route.request().headers(), origin: gateway.url };
      await route.fulfill({ response: await route.fetch({ url: `${gateway.url}/api/entry/contact`, headers }) });
    });
    await page.goto('/contato#fale');
    await page.getByRole('textbox', { name: 'Nome' }).fill('Clara Bittencourt');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('queued@mail.example');
    await page.getByRole('textbox', { name: 'Telefone' }).fill('81 90000 1122');
    await page.getByRole('textbox', { name: 'Mensagem' }).fill(MESSAGE);
    const answering = page.waitForResponse('**/api/entry/contact');
    await page.getByRole('button', { name: 'Enviar', exact: true }).click();
    const answer = await answering;
    expect([answer.status(), await answer.json()]).toMatchObject([202, { status: 'queued' }]);
    await expect(page.getByText('Recebemos.')).toBeVisible();

    const arrived = () => office.entries.list(undefined, 10, 0).entries.map(({ fields }) => fields['message']);
    expect(arrived()).toEqual([]);
    expect(await gateway.deliverOutbox()).toEqual({ waiting: 0, delivered: 1, failed: 0 });
    expect(await gateway.deliverOutbox()).toEqual({ waiting: 0, delivered: 0, failed: 0 });
    expect(arrived()).toEqual([expect.stringContaining(MESSAGE)]);
  } finally {
    await gateway.close();
    await office.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

test.describe('a preview of the site', () => {
  test.use({ expectedErrors: [/503/] });

  for (const words of CONTACT_FORMS) {
    test(`says that nothing was sent, and keeps every word: ${words.code}`, async ({ page }) => {
      const dataDir = await createTemporaryFolder();
      const office = await startBackOffice({ dataDir, talents: 1 });
      const gateway = await startGateway(office, { env: { CONTEXT: 'deploy-preview' } });
      try {
        await page.route('**/api/entry/contact', async (route) => {
          const headers = { ...route.request().headers(), origin: gateway.url };
          await route.fulfill({ response: await route.fetch({ url: `${gateway.url}/api/entry/contact`, headers }) });
        });
        await page.goto(`${words.path}#${words.hash}`);
        const [name, email, phone, message] = words.labels;
        await page.getByRole('textbox', { name }).fill('Clara Bittencourt');
        await page.getByRole('textbox', { name: email }).fill('preview@mail.example');
        await page.getByRole('textbox', { name: phone }).fill('81 90000 1122');
        await page.getByRole('textbox', { name: message }).fill(MESSAGE);
        await page.getByRole('button', { name: words.send, exact: true }).click();
        await expect(page.getByRole('alert').filter({ hasText: words.preview })).toBeFocused();
        await expect(page.getByRole('textbox', { name: message })).toHaveValue(MESSAGE);
        expect(office.entries.list(undefined, 1, 0).total).toBe(0);
      } finally {
        await gateway.close();
        await office.close();
        await rm(dataDir, { recursive: true, force: true });
      }
    });
  }
});
