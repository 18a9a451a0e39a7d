import { expect, type Page } from '@playwright/test';
import { listingOf } from './listing-page.ts';

interface KnownTalent {
  readonly id: string;
  readonly name: string;
}

type Row = readonly [id: string, name: string];

export async function readTalents(page: Page): Promise<readonly KnownTalent[]> {
  // The server may close a kept connection during a request; browsers then retry.
  const answer = await page.request.get('/talents.json', { maxRetries: 2 });
  const { talents } = (await answer.json()) as { readonly talents: readonly Row[] };
  return talents.map(([id, name]) => ({ id, name }));
}

export async function talentNamed(page: Page, name: string): Promise<KnownTalent> {
  const talent = (await readTalents(page)).find((known) => known.name === name);
  if (talent === undefined) throw new Error(`There is no ${name}`);
  return talent;
}

/** Opens a profile by its bare address, which redirects. */
export async function openProfile(page: Page, name: string, hash = ''): Promise<void> {
  const { id } = await talentNamed(page, name);
  await page.goto(`${listingOf('pt')}/${id}${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
