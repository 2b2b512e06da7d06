import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';

/** What has the cursor, by its name; '' where nothing has it. */
const cursor = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    if (!at || at === document.body) return '';
    return at.getAttribute('aria-label') || at.textContent?.trim() || at.tagName.toLowerCase();
  });

const isWithin = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => [...document.querySelectorAll('[role="dialog"]')].at(-1)?.contains(document.activeElement) ?? false,
  );

/** How long a dialog may take to come, to go and to give the cursor back: ms. */
const within = 4000;

/** How many may stand in each other's place, and how long one takes to go: ms. */
const deepest = 2;
const settling = 400;

const comesTrue = (look: () => Promise<boolean>): Promise<boolean> =>
  eventually(look, true, { within }).then(
    () => true,
    () => false,
  );

/**
 * What is wrong with the way of the cursor through the dialog that is open, at a desk: it is to stand within; Escape puts
 * the dialog away and gives it to whoever opened it, or to what is near where that is gone; the Enter key opens the same
 * dialog again, and the X puts it away in the same way.
 */
export async function dialogFlaws(page: Page): Promise<string[]> {
  const dialogs = () => page.getByRole('dialog');
  if ((await dialogs().count()) === 0) return [];
  const named = await dialogs().last().innerText();
  const name = named.split('\n')[0] ?? '';
  if (!(await comesTrue(() => isWithin(page)))) return [`keeps the cursor out of '${name}'`];
  const before = await dialogs().count();
  // An act of a sheet is asked in its place: there Escape leads back to the sheet first.
  for (let over = 0; over < deepest && (await dialogs().count()) >= before; over++) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(settling);
  }
  if (!(await comesTrue(async () => (await dialogs().count()) < before))) return [`does not close '${name}' by Escape`];
  if (!(await comesTrue(async () => (await cursor(page)) !== '')))
    return [`loses the cursor after '${name}' by Escape`];
  const opener = await cursor(page);
  // What is no button or link is gone, and what is near has the cursor.
  if (await page.evaluate(() => !document.activeElement?.matches('button, a, summary, input'))) return [];
  await page.keyboard.press('Enter');
  if (!(await comesTrue(async () => (await dialogs().count()) === before)))
    return [`leaves the cursor after '${name}' on '${opener}', which does not open it`];
  if (!(await comesTrue(() => isWithin(page)))) return [`keeps the cursor out of '${name}', opened by Enter`];
  await dialogs().last().locator('.mantine-CloseButton-root').first().focus();
  await page.keyboard.press('Enter');
  if (!(await comesTrue(async () => (await cursor(page)) === opener)))
    return [`gives the cursor to '${await cursor(page)}' after '${name}' by its X, not to '${opener}'`];
  return [];
}
