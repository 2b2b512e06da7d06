import assert from 'node:assert/strict';
import type { Locator } from 'playwright-core';
import type { Clinic } from './clinic.ts';
import type { Say, WordKey } from './words.ts';

/** What was measured: letters among the digits stay and are told, a score that nobody has too, then what was meant. */
export async function typeVitals(clinic: Clinic, say: Say, sheet: Locator): Promise<void> {
  await sheet.getByText(say('bites:vitals')).click();
  const field = (key: WordKey) => sheet.getByRole('textbox', { name: say(key), exact: true });
  const takesOver = () => clinic.button('bites:takeOver', sheet).isEnabled();
  const types = async (key: WordKey, typed: string, shown: string) => {
    await field(key).pressSequentially(typed);
    await sheet.getByText(shown).waitFor();
    assert.equal(await field(key).inputValue(), typed);
    assert.equal(await takesOver(), false);
  };
  await types('bites:pulse', '8o', say('refusals:FLDVAL0032'));
  await field('bites:pulse').fill('१०४');
  assert.equal(await field('bites:pulse').inputValue(), '104');
  await types('bites:gcs', '2', say('refusals:FLDVAL0005', { min: 3, max: 15 }));
  await field('bites:gcs').fill('15');
  await types('bites:swelling_cm', '12..5', say('refusals:FLDVAL0005', { min: 0, max: 200 }));
  await field('bites:swelling_cm').fill('12,5');
  assert.equal(await field('bites:swelling_cm').inputValue(), '12,5');
  assert.equal(await takesOver(), true);
}
