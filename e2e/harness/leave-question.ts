import assert from 'node:assert/strict';
import type { Clinic } from './clinic.ts';
import type { Say } from './words.ts';

/** A question over the sheet of an antivenom that is far too much: Escape puts away the question alone. */
export async function leaveQuestionByKey(clinic: Clinic, say: Say): Promise<void> {
  const page = clinic.page();
  const dialog = (title: string) => page.getByRole('dialog', { name: title });
  const sheet = dialog(say('bites:add-antivenom'));
  const vials = sheet.getByRole('textbox', { name: say('bites:vialsGiven') });
  const usual = await vials.inputValue();
  await vials.fill('99');
  await clinic.button('bites:takeOver', sheet).click();
  const question = dialog(say('bites:amountTitle'));
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  assert.equal(await vials.inputValue(), '99');
  await vials.fill(usual);
}
