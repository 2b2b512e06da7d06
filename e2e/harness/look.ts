import type { Language } from '@teeka/words';
import type { Page } from 'playwright-core';

/** How a person has set their device. */
export interface Look {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
}

/** Sets language and theme as if they had been chosen earlier; the next screen that is opened has them. */
export async function wear(page: Page, { language, theme }: Look): Promise<void> {
  await page.evaluate(
    ([chosen, night]) => {
      sessionStorage.setItem('language', chosen);
      const kept = JSON.parse(localStorage.getItem('SETTINGS') ?? '{}') as object;
      const settings = { ...kept, language: chosen, theme: night ? 'BLACK-THEME' : 'DEFAULT-THEME' };
      localStorage.setItem('SETTINGS', JSON.stringify(settings));
    },
    [language, theme === 'dark'] as const,
  );
}

/** Waits until a screen is drawn: its heading stands, fonts are there, nothing is loading. */
export async function settle(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(() => !document.querySelector('[class*="mantine-Skeleton"], [class*="mantine-Loader"]'));
}

/** Turns the open screen dark as it stands, at once, for as long as it is looked at. */
export async function inTheDark<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition-property: none !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark');
  });
  const seen = await look();
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return seen;
}
