import type { Locator, Page } from 'playwright-core';

/** The rows of a list: of its table at a desk, its cards on a phone; not those of a picture that is read out as a table. */
export const listRows = (within: Page | Locator): Locator =>
  within.getByRole('listitem').or(within.locator('tbody:not(figure tbody)').getByRole('row'));
