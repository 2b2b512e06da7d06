import type { Page } from 'playwright-core';

/**
 * Fields that are refused as they were left empty, and whose label does not say beforehand that they must be filled: each
 * by its label. A mark is the same star everywhere.
 */
export const unmarked = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isEmpty = (field: Element) => {
      const inputs = [...field.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')];
      return inputs.every((input) =>
        input instanceof HTMLInputElement && ['radio', 'checkbox'].includes(input.type)
          ? !input.checked
          : input.value === '',
      );
    };
    return [...document.querySelectorAll('[id$="-error"]')].flatMap((error) => {
      const field = error.closest('[class*="InputWrapper-root"]');
      const label = field?.querySelector('[class*="InputWrapper-label"], label, legend');
      if (!field || !label || !isEmpty(field)) return [];
      return label.textContent?.includes('*') ? [] : [label.textContent ?? ''];
    });
  });
