import { expect, type Page } from '@playwright/test';

export interface KnownTalent {
  readonly id: string;
  readonly name: string;
}

interface ListedTalent extends KnownTalent {
  readonly boards: readonly number[];
  readonly heightCm: number | null;
}

type Row = readonly [
  id: string,
  name: string,
  boards: readonly number[],
  composite: number,
  cover: string | null,
  heightCm: number | null,
];

/** Reads the site's talents; `site` is another site than the tests' own. */
export async function readTalents(page: Page, site = ''): Promise<readonly ListedTalent[]> {
  // The server may close a kept connection during a request; browsers then retry.
  const { talents } = (await (
    await page.request.get(`${site}/talents.json`, { maxRetries: 2 })
  ).json()) as {
    readonly talents: readonly Row[];
  };
  return talents.map(([id, name, boards, , , heightCm]) => ({ id, name, boards, heightCm }));
}

export async function allTalents(page: Page): Promise<readonly KnownTalent[]> {
  return (await readTalents(page)).map(({ id, name }) => ({ id, name }));
}

export async function talentNamed(page: Page, name: string): Promise<KnownTalent> {
  const talent = (await allTalents(page)).find((known) => known.name === name);
  expect(talent, name).toBeDefined();
  return talent ?? { id: '', name };
}

/** Opens a profile by its bare address, which redirects. */
export async function openProfile(
  page: Page,
  models: string,
  name: string,
  hash = '',
): Promise<void> {
  const { id } = await talentNamed(page, name);
  await page.goto(`${models}/${id}${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
