/** Talents of the site under test, found as the site itself publishes them. */
import { expect, type Page } from '@playwright/test';

export interface KnownTalent {
  readonly id: string;
  readonly name: string;
}

export async function allTalents(page: Page): Promise<readonly KnownTalent[]> {
  const answer = await page.request.get('/talents.json');
  const { talents } = (await answer.json()) as { readonly talents: readonly (readonly [id: string, name: string])[] };
  return talents.map(([id, name]) => ({ id, name }));
}

/** The talent of a name. */
export async function talentNamed(page: Page, name: string): Promise<KnownTalent> {
  const talent = (await allTalents(page)).find((known) => known.name === name);
  expect(talent, name).toBeDefined();
  return talent ?? { id: '', name };
}

/** Opens a profile by its bare address, which leads to the right one. */
export async function openProfile(page: Page, models: string, name: string, hash = ''): Promise<void> {
  const { id } = await talentNamed(page, name);
  await page.goto(`${models}/${id}${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
