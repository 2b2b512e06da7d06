import type { Locator } from 'playwright-core';

/** Does it stand on the part of the page that is seen now, without scrolling? */
export const isInView = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
