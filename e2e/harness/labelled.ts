import type { Locator, Page } from 'playwright-core';

/** The field with exactly this label, whether or not a star says that it must be filled. */
export const labelled = (within: Page | Locator, label: string): Locator =>
  within.getByLabel(new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*\\*?$`));
