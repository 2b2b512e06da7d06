import type { Page } from 'playwright-core';
import { coveredFlaws } from './covered-flaws.ts';
import { dialogFlaws } from './dialog-flaws.ts';

/** What is wrong with where the cursor stands and goes on the open screen, at a desk. Puts away what the scene has opened. */
export const cursorFlaws = async (page: Page): Promise<string[]> => [
  ...(await coveredFlaws(page)),
  ...(await dialogFlaws(page)),
];
