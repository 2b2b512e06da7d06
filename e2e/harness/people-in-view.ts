import type { Page } from 'playwright-core';

/** How many people of the open list are wholly seen at the top of the page, with nothing over them. */
export async function peopleInView(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 0));
  return page
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
}
