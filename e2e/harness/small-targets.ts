import type { Page } from 'playwright-core';

/**
 * What a gloved thumb does not hit: boxes and circles whose words are less than 44 px high, and buttons or links drawn as
 * such that are smaller than 44 px. What is shown to listeners only is none.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 43.5;
    const named = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? one.id;
    const isDrawn = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1;
    const found: string[] = [];
    for (const box of document.querySelectorAll<HTMLInputElement>('input:is([type=radio], [type=checkbox])')) {
      const labels = [...(box.labels ?? [])].filter(isDrawn);
      const height = Math.max(0, ...labels.map((label) => label.getBoundingClientRect().height));
      if (labels.length > 0 && height < least)
        found.push(`hears a tap on ${Math.round(height)} px only: '${labels[0]?.textContent}'`);
    }
    const acts = 'button, [role=button], [role=tab], .mantine-Button-root, .mantine-ActionIcon-root, summary';
    for (const one of document.querySelectorAll(acts)) {
      const { width, height } = one.getBoundingClientRect();
      if (isDrawn(one) && Math.min(width, height) < least)
        found.push(`has a small target: '${named(one)}', ${Math.round(width)} by ${Math.round(height)} px`);
    }
    return [...new Set(found)];
  });
