import type { Clinic } from './clinic.ts';
import { patternOf, type Say } from './words.ts';

/** On the page of a course: how the animal was found, saved at once. */
export async function lookAtAnimal(
  clinic: Clinic,
  say: Say,
  state: 'healthy' | 'ill',
  look: () => Promise<void> = async () => undefined,
): Promise<void> {
  await clinic.button('bites:animalAsk').click();
  const sheet = clinic.page().getByRole('dialog', { name: say('bites:animalAsk') });
  await sheet.getByRole('radio', { name: say(`biteLists:observed-${state}`), exact: true }).click();
  await look();
  await clinic.button('bites:save', sheet).click();
  await sheet.waitFor({ state: 'detached' });
}

/** The days of watching are over and the dog is well: the course ends before its last dose. */
export async function stopForHealthyAnimal(
  clinic: Clinic,
  say: Say,
  picture: (name: string, more?: { whole: boolean }) => Promise<void>,
): Promise<void> {
  const page = clinic.page();
  await page.getByText(patternOf(say, 'bites:watchOver')).waitFor();
  await lookAtAnimal(clinic, say, 'healthy');
  await page.getByText(patternOf(say, 'bites:mayStop')).waitFor();
  await clinic.button('bites:stopCourse').click();
  await page.getByText(say('bites:endsWith', { reason: say('biteLists:close-animal-healthy') })).waitFor();
  await picture('bites-stopped', { whole: true });
  await clinic.saveVisit();
}
