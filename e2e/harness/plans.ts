import type { Locator, Page } from 'playwright-core';

/** The plans of the list: rows of a table at a desk, cards on a phone. */
export function plansOn(page: Page): Locator {
  const main = page.getByRole('main');
  return main.getByRole('listitem').or(main.locator('tbody').getByRole('row'));
}

/** What of a plan opens it. */
export const openerOf = (plan: Locator): Locator => plan.getByRole('button').or(plan.getByRole('link')).first();

/** A plan in full: beside the list at a desk, over it on a phone. */
export const openedPlan = (page: Page): Locator =>
  page.getByRole('dialog').or(page.getByRole('main').locator('section[tabindex="-1"]')).last();
