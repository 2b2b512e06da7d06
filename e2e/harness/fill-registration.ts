import type { Nurse } from './nurse.ts';

/** Fills the first step of a registration: a child of this year, whose guardian is asked next. */
export async function fillPerson({ page, say }: Nurse): Promise<void> {
  const main = page.getByRole('main');
  const box = (name: string) => main.getByRole('textbox', { name });
  await box(say('registration:name')).fill('Chandrakanta Kumari');
  await main.getByRole('radio', { name: say('registration:female'), exact: true }).check();
  await main
    .getByRole('textbox', { name: say('registration:birthDate'), exact: true })
    .fill(`01/06/${new Date().getFullYear() - 1}`);
  const village = main.getByRole('combobox', { name: say('registration:village') });
  await village.selectOption({ index: 1 });
  await main.getByRole('textbox', { name: say('registration:mobile'), exact: true }).fill('6100000001');
  await box(say('registration:mobileRepeated')).fill('6100000001');
}

/** On to the step of the details. */
export async function goOnToDetails(nurse: Nurse): Promise<void> {
  const { page, say } = nurse;
  await fillPerson(nurse);
  await page.getByRole('button', { name: say('registration:next'), exact: true }).click();
  await page.getByRole('heading', { name: say('registration:photoId') }).waitFor();
}

/** The mother of the child, who is registered with it. */
export async function fillGuardian(nurse: Nurse): Promise<void> {
  const { page, say } = nurse;
  await goOnToDetails(nurse);
  const name = page.getByRole('textbox', { name: say('registration:guardianNew') });
  const begin = page.getByRole('button', { name: say('registration:guardianRegister') });
  await begin.or(name).first().waitFor();
  if (await begin.isVisible()) await begin.click();
  await name.fill('फूलमती देवी');
  await page.getByRole('textbox', { name: say('registration:ageOrYear') }).fill('24');
}

/** The last step, with both read back. */
export async function goOnToConsent(nurse: Nurse): Promise<void> {
  const { page, say } = nurse;
  await fillGuardian(nurse);
  await page.getByRole('button', { name: say('registration:next'), exact: true }).click();
  await page.getByRole('checkbox', { name: say('registration:consentTick') }).waitFor();
}
