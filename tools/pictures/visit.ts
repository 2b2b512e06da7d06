import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../launch/root.ts';

/** The demo's password of a user; the pictures show made-up people only. */
function passwordOf(user: string): string {
  const file = join(root, 'apps', 'server', 'db', 'demo', 'sign-ins.json');
  const list = JSON.parse(readFileSync(file, 'utf8')) as { user_name: string; password: string }[];
  const found = list.find((one) => one.user_name === user);
  if (!found) throw new Error(`${user} is none of the demo's sign-ins`);
  return found.password;
}

export async function signIn(page: Page, url: string, user: string): Promise<void> {
  await page.goto(`${url}/auth/login`);
  await page.locator('input[name="username"]').fill(user);
  await page.locator('input[name="password"]').fill(passwordOf(user));
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((address) => !address.pathname.startsWith('/auth'), { timeout: 20_000 });
}

/** Sets language and theme as a person would find them set from earlier. */
export async function choose(page: Page, url: string, look: { language: string; theme: string }): Promise<void> {
  await page.goto(`${url}/unauthorized`);
  await page.evaluate(({ language, theme }) => {
    sessionStorage.setItem('language', language);
    const settings = JSON.parse(localStorage.getItem('SETTINGS') ?? '{}');
    settings.theme = theme === 'dark' ? 'BLACK-THEME' : 'DEFAULT-THEME';
    settings.language = language;
    localStorage.setItem('SETTINGS', JSON.stringify(settings));
  }, look);
}

/** Waits until the screen is drawn: a heading, fonts, nothing loading, no movement. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached', timeout: 15_000 });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.waitForTimeout(200);
}
