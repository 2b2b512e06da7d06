import type { Page } from 'playwright-core';

/** How many people of the open list are wholly seen without scrolling, with nothing over them. */
export const peopleInView = (page: Page): Promise<number> =>
  page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const { top, bottom, left } = row.getBoundingClientRect();
          const isOnTop = (y: number) => row.contains(document.elementFromPoint(left + 30, y));
          return top >= 0 && bottom <= innerHeight && isOnTop(top + 3) && isOnTop(bottom - 3);
        }).length,
    );
