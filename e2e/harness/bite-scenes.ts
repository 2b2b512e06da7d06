import type { Clinic } from './clinic.ts';
import type { ClinicPeople } from './clinic-people.ts';
import type { Nurse } from './nurse.ts';
import { type Scene, scene } from './scene.ts';
import { patternOf } from './words.ts';

/** Where the case of a person stands. */
export type CaseAt = (who: keyof ClinicPeople, tail?: string) => string;
/** A scene that begins with nothing typed. */
export type Anew = (name: string, path: string, act: (clinic: Clinic, nurse: Nurse) => Promise<void>) => Scene;

const seen = ({ page }: Nurse, text: string | RegExp) => page.getByText(text).first().waitFor();

/** From the first question to a bite through the skin of somebody who was weighed. */
export async function tellBite(clinic: Clinic, { say, page }: Nurse): Promise<void> {
  await clinic.choose('bite');
  await page.getByRole('heading', { name: say('bites:theWound') }).waitFor();
  await clinic.tick(say('biteLists:contact-bitten'));
  await clinic.fill('bites:weight', '52');
  await page.getByText(say('bites:category', { category: 'III' })).waitFor();
}

/** On to today's dose and the immunoglobulin. */
export async function toVials(clinic: Clinic): Promise<void> {
  await clinic.button('cases:continue').click();
  await clinic.page().waitForURL('**/beneficiary-vaccination-details*');
  await clinic.chooseVials();
}

const toSummary = async (clinic: Clinic): Promise<void> => {
  await clinic.button('cases:continue').click();
  await clinic.page().waitForURL('**/beneficiary-vaccination-summary*');
  await clinic.button('bites:save').waitFor();
};

/** Every step of the care of an animal's bite, and the sheets of a course. */
export function biteScenes(at: CaseAt, anew: Anew): readonly Scene[] {
  const sheetOf = (name: string, who: 'due' | 'exceeded', key: 'paperDoses' | 'endCourse' | 'animalAsk') =>
    anew(name, at(who), async (clinic, { say, page }) => {
      await clinic.button(`bites:${key}`).click();
      await page.getByRole('dialog', { name: say(`bites:${key}`) }).waitFor();
    });
  return [
    anew('bite-kind', at('bitten'), (_, nurse) => seen(nurse, nurse.say('bites:whatHappened'))),
    anew('bite-paper-card', at('bitten'), async (clinic, { say, page }) => {
      await clinic.choose('bite');
      await page.getByText(say('doses:cardPhoto'), { exact: true }).click();
      await clinic.button('profile:choosePhoto').waitFor();
    }),
    anew('bite-refused', at('bitten'), async (clinic, nurse) => {
      await clinic.choose('bite');
      await clinic.button('cases:continue').click();
      await seen(nurse, nurse.say('refusals:FLDVAL0001'));
    }),
    anew('bite-category', at('bitten'), tellBite),
    anew('bite-animal-more', at('bitten'), async (clinic, nurse) => {
      await clinic.choose('bite');
      await nurse.page.getByText(nurse.say('bites:moreAboutAnimal')).click();
      await nurse.page.getByRole('combobox', { name: nurse.say('bites:ownership') }).waitFor();
    }),
    anew('bite-prevention', at('bitten'), async (clinic, nurse) => {
      await clinic.choose('prevention');
      await seen(nurse, nurse.say('bites:why-prevention'));
    }),
    anew('bite-earlier-paper', at('bitten'), async (clinic, { say, page }) => {
      await clinic.choose('bite');
      await clinic.button('bites:earlierPaper').click();
      await page.getByRole('dialog', { name: say('bites:earlierPaper') }).waitFor();
    }),
    anew('bite-vials', at('bitten'), async (clinic, nurse) => {
      await tellBite(clinic, nurse);
      await toVials(clinic);
      await clinic.fill('bites:infiltrated', '5');
      await seen(nurse, patternOf(nurse.say, 'bites:restIntoMuscle'));
    }),
    anew('bite-no-immunoglobulin', at('bitten'), async (clinic, nurse) => {
      await tellBite(clinic, nurse);
      await toVials(clinic);
      await nurse.page.getByRole('switch', { name: nurse.say('bites:rigToday') }).click();
      await seen(nurse, nurse.say('bites:rigStillNeeded'));
    }),
    anew('bite-summary', at('bitten'), async (clinic, nurse) => {
      await tellBite(clinic, nurse);
      await toVials(clinic);
      await toSummary(clinic);
    }),
    scene('bite-success', at('saved', '/beneficiary-vaccination-success'), ({ page, say }) =>
      page.getByRole('heading', { name: say('bites:tell') }).waitFor(),
    ),
    anew('bite-course', at('due'), (_, nurse) => seen(nurse, nurse.say('bites:giveDay', { day: 3 }))),
    anew('bite-course-late', at('late'), (_, nurse) => seen(nurse, patternOf(nurse.say, 'bites:lateBy'))),
    anew('bite-course-vials', at('due'), toVials),
    anew('bite-course-summary', at('due'), async (clinic) => {
      await toVials(clinic);
      await toSummary(clinic);
    }),
    sheetOf('bite-doses-elsewhere', 'due', 'paperDoses'),
    sheetOf('bite-course-end', 'due', 'endCourse'),
    sheetOf('bite-animal', 'due', 'animalAsk'),
    anew('bite-exceeded', at('exceeded'), (_, nurse) => seen(nurse, nurse.say('bites:exceededNotice'))),
    anew('bite-case-close', at('exceeded'), async (clinic, { say, page }) => {
      await clinic.button('bites:exceededAct').click();
      await page.getByRole('dialog', { name: say('bites:caseCloseTitle') }).waitFor();
    }),
    anew('bite-restarted', at('restarted', '/beneficiary-vaccination-details'), ({ page }, { say }) =>
      page()
        .getByRole('heading', { name: say('bites:vaccineDay', { day: 0 }) })
        .waitFor(),
    ),
  ];
}
