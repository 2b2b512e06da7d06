import type { Nurse } from './nurse.ts';
import { type Scene, scene } from './scene.ts';

/** The line behind which a form asks about the household: opens it, or closes it. */
export const openHousehold = ({ page, say }: Pick<Nurse, 'page' | 'say'>): Promise<void> =>
  page.getByText(say('registration:household')).click();

/** The form of an edit with the household open. */
export const householdOpen = (person: string): Scene =>
  scene('edit-household', `/edit-beneficiary/${person}`, async (nurse) => {
    await openHousehold(nurse);
    await nurse.page.getByRole('textbox', { name: nurse.say('registration:caste') }).waitFor();
  });
