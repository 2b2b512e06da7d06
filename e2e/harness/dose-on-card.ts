import { displayDate } from '@teeka/domain/format';
import type { Locator, Page } from 'playwright-core';
import { eventually } from './eventually.ts';
import type { Say, WordKey } from './words.ts';

interface Reader {
  readonly page: Page;
  readonly say: Say;
}

/** Which dose of the card, else the first of its day; only whoever gave a dose takes it back. */
interface DoseNamed {
  readonly dose?: WordKey;
  /** `YYYY-MM-DD` */
  readonly given_on: string;
}

/** Opens the story of a dose from the card on a person's page, also where its age is put away; answers its sheet. */
export async function openDose({ page, say }: Reader, { dose, given_on }: DoseNamed): Promise<Locator> {
  const card = page.getByRole('region', { name: say('beneficiaries:chart'), exact: true });
  const ofDay = card.locator('button[data-tone]').filter({ hasText: displayDate(given_on) });
  const meant = dose ? ofDay.filter({ hasText: say(dose) }) : ofDay;
  await meant.first().waitFor({ state: 'attached' });
  const folded = card.locator('details:not([open]):has(button) > summary');
  const isSeen = () => meant.first().isVisible();
  await eventually(async () => {
    if (await isSeen()) return true;
    // The page may draw itself anew meanwhile, with what was folded open or gone: then it is looked at once more.
    await folded
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
    return isSeen();
  }, true);
  await meant.first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('listitem').first().waitFor();
  return sheet;
}

/** Opens what stands beside the card: taken back, put right, or without a place on it. */
export async function openDosesBesideCard({ page, say }: Reader): Promise<void> {
  const part = page.locator('details').filter({ hasText: say('doses:others') });
  await part.waitFor();
  const folded = part.locator(':scope:not([open]) > summary');
  if ((await folded.count()) > 0) await folded.click();
}
