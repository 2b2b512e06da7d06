import type { Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import type { System } from './system.ts';

/** What the administration has families hear after a visit. */
export const familyText = 'Help: 104';

/** Puts it there in one language. */
export const writeFamilyText = ({ books }: System, language: string) =>
  books.rows('insert into content (content_key, value) values ($1, $2)', [
    `four_messages_${language}`,
    `<p>${familyText}</p>`,
  ]);

/** Until this phone has kept it for work without network. */
export const untilFamilyTextIsKept = (page: Page) =>
  eventually(() => page.evaluate(() => localStorage.getItem('FAMILY-TEXT')?.includes('104') ?? false), true);
