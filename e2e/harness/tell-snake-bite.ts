import assert from 'node:assert/strict';
import type { Clinic } from './clinic.ts';
import { eventually } from './eventually.ts';
import { isInView } from './is-in-view.ts';
import { leaveQuestionByKey } from './leave-question.ts';
import { typeVitals } from './type-vitals.ts';
import type { Say } from './words.ts';

type Picture = (name: string, more?: { whole: boolean }) => Promise<void>;

/** A snake bite as it is told without network: signs, antivenom from drip to its end, referral, and the test that runs. */
export async function tellSnakeBite(clinic: Clinic, say: Say, picture: Picture): Promise<void> {
  await clinic.page().getByText(say('bites:somethingElse')).click();
  await clinic.choose('snake');
  const form = clinic.page().getByRole('heading', { name: say('bites:theSnakeBite') });
  await eventually(async () => (await form.count()) === 1 && (await isInView(form)), true);
  assert.equal(
    await clinic
      .page()
      .locator('details[open]', { hasText: say('bites:somethingElse') })
      .count(),
    0,
  );
  await clinic
    .page()
    .getByRole('combobox', { name: say('bites:whichSnake') })
    .selectOption('krait');
  await clinic.sheet('bites:add-look', async (sheet) => {
    await clinic.tick(say('biteLists:snakeSign-ptosis'), sheet);
    await typeVitals(clinic, say, sheet);
  });
  await clinic.page().getByText(say('bites:grade-neurotoxic')).first().waitFor();
  await clinic.sheet('bites:add-antivenom', async (sheet) => {
    await clinic.chooseVials(sheet);
    await leaveQuestionByKey(clinic, say);
    await picture('venom-antivenom');
  });
  await clinic.sheet('bites:dripEnd', async () => {
    await picture('venom-drip-end');
  });
  await clinic.page().getByText(say('bites:dripDone'), { exact: true }).waitFor();
  await clinic.sheet('bites:add-referral', async (sheet) => {
    await sheet.getByRole('textbox', { name: say('bites:referTo') }).fill('District Hospital');
    await clinic.tick(say('biteLists:referWhy-ventilation'), sheet);
  });
  await clinic.button('bites:startTest').click();
  await clinic.page().getByRole('timer').waitFor();
}
