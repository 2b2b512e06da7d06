import type { Nurse } from './nurse.ts';
import { type Scene, scene } from './scene.ts';
import type { WordKey } from './words.ts';

/** A part of the report of vials, as a table or as cards, once it is there. */
async function linksOf({ page, say }: Nurse, key: WordKey) {
  const links = page
    .getByRole('main')
    .getByRole('region', { name: say(key), exact: true })
    .getByRole('link');
  await links.first().waitFor();
  return links;
}

/** From the whole area down to the sites of a block, and on to the sessions of one. */
const down =
  (...keys: readonly WordKey[]): Scene['act'] =>
  async (nurse) => {
    for (const [at, key] of keys.entries()) {
      const links = await linksOf(nurse, key);
      if (at < keys.length - 1) await links.first().click();
    }
  };

const lastDays = (days: number) => {
  const to = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format();
  const from = new Date(Date.parse(to) - days * 86_400_000).toISOString().slice(0, 10);
  return `?from=${from}&to=${to}`;
};
/** The month that goes on: its sessions are still to come. */
const thisMonth = () => lastDays(0).slice(6, 13);
const year = () => lastDays(300);

/** From the area down to the villages of a block. */
const toVillages: Scene['act'] = async (nurse) => {
  await (await linksOf(nurse, 'coverage:by-block')).first().click();
  await linksOf(nurse, 'coverage:by-village');
};

/** What came of vials and sessions, for a district. */
export const reportScenes: readonly Scene[] = [
  scene('coverage', '/coverage', async (nurse) => {
    await linksOf(nurse, 'coverage:by-block');
  }),
  scene('coverage-year', '/coverage?span=year', async (nurse) => {
    await linksOf(nurse, 'coverage:by-block');
    const { page, say } = nurse;
    for (const text of await page.getByText(say('coverage:howCounted')).all()) await text.click();
    for (const text of await page.getByText(say('coverage:monthTable')).all()) await text.click();
  }),
  scene('coverage-running-month', `/coverage?month=${thisMonth()}`, async (nurse) => {
    await linksOf(nurse, 'coverage:by-block');
  }),
  scene('coverage-villages', '/coverage?span=year', toVillages),
  scene('coverage-due', '/coverage?span=year', async (nurse) => {
    await toVillages(nurse);
    await (await linksOf(nurse, 'coverage:by-village')).first().click();
    await nurse.page.waitForURL('**/coverage/due-list**');
    await nurse.page.getByRole('status').getByText(/[0-9]/).first().waitFor();
  }),
  scene('coverage-due-area', '/coverage/due-list', async ({ page }) => {
    await page.getByRole('status').getByText(/[0-9]/).first().waitFor();
  }),
  scene('coverage-due-vaccine', '/coverage/due-list?vaccine=Penta', async ({ page }) => {
    await page.getByRole('status').getByText(/[0-9]/).first().waitFor();
  }),
  scene('coverage-lines', '/coverage?span=year', async (nurse) => {
    await toVillages(nurse);
    const { page, say } = nurse;
    await page
      .getByRole('main')
      .getByRole('region', { name: say('coverage:by-village'), exact: true })
      .getByText(say('coverage:lines'), { exact: true })
      .first()
      .click();
    await page.waitForURL('**/coverage/line-list**');
    await page.getByRole('combobox', { name: say('reports:mode') }).waitFor();
  }),
  scene('coverage-zero-dose', '/coverage?span=year', async (nurse) => {
    await linksOf(nurse, 'coverage:dropOut');
    const { page, say } = nurse;
    await page
      .getByRole('main')
      .getByRole('link', { name: say('coverage:zeroDose'), exact: true })
      .click();
    await page.waitForURL('**/coverage/zero-dose**');
    await page.getByRole('status').getByText(/[0-9]/).first().waitFor();
  }),
  scene('coverage-zero-dose-area', '/coverage/zero-dose', async ({ page }) => {
    await page.getByRole('status').getByText(/[0-9]/).first().waitFor();
  }),
  scene('coverage-lines-area', '/coverage/line-list', async ({ page, say }) => {
    await page.getByRole('combobox', { name: say('reports:mode') }).waitFor();
    await page.getByRole('main').locator('[aria-rowcount], li').first().waitFor();
  }),
  scene('report-blocks', `/utilisation${year()}`, down('stock:by-block')),
  // Short enough for something to have been counted in as many days before.
  scene('report-compared', `/utilisation${lastDays(9)}`, down('stock:by-block')),
  scene('report-sites', `/utilisation${year()}`, down('stock:by-block', 'stock:by-site')),
  scene('report-sessions', `/utilisation${year()}`, down('stock:by-block', 'stock:by-site', 'stock:by-session')),
  scene('report-not-counted', '/utilisation?show=notCounted', async ({ page, say }) => {
    await page.getByRole('combobox', { name: say('stock:show') }).waitFor();
    await page.getByRole('main').getByRole('listitem').first().waitFor();
  }),
  scene('report-batches', '/stock/batches', async ({ page }) => {
    await page.getByRole('main').getByRole('link').first().waitFor();
  }),
  scene('report-batches-stopped', '/stock/batches?watch=stopped', async ({ page, say }) => {
    await page.getByText(say('app:home-stopped-none')).waitFor();
  }),
  scene('report-history', `/session-plans/history${year()}`, async ({ page, say }) => {
    await page.getByRole('main').getByRole('link').filter({ hasText: /\S/ }).first().waitFor();
    const rows = page.getByRole('main').getByRole('table').getByRole('rowheader');
    const wide = (page.viewportSize()?.width ?? 0) >= 1366;
    if (!wide) return;
    await rows.getByRole('link').first().click();
    await page.getByText(say('plans:summary')).first().waitFor();
  }),
];
