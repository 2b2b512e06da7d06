import type { Page } from 'playwright-core';

/** Buttons, and links drawn as such, whose words do not stand half way between the upper and the lower edge. */
export const offCentre = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    return [...document.querySelectorAll('.mantine-Button-root')].flatMap((button) => {
      const words = button.querySelector('.mantine-Button-label');
      if (!words || !button.checkVisibility({ visibilityProperty: true })) return [];
      const by = Math.round(middle(words.getBoundingClientRect()) - middle(button.getBoundingClientRect()));
      return Math.abs(by) > 2 ? [`writes '${words.textContent}' ${by} px off the middle of its button`] : [];
    });
  });
