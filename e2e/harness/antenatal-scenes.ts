import type { Account } from './accounts.ts';
import { forgetDrafts } from './drafts.ts';
import type { Nurse } from './nurse.ts';
import { pregnantWoman } from './pregnant-woman.ts';
import { type Scene, scene } from './scene.ts';
import type { System } from './system.ts';

const next = async ({ page, say }: Nurse) => {
  const button = page.getByRole('main').getByRole('button', { name: say('app:next'), exact: true });
  await button.click();
};
const figure = async ({ page, say }: Nurse, key: 'haemoglobin' | 'systolic' | 'diastolic', value: string) =>
  page.getByRole('textbox', { name: say(`pregnancyForms:antenatal-${key}`) }).fill(value);

/** The steps of an antenatal visit: as it opens, with what is out of order, and what follows. */
export async function antenatalScenes(system: System, account: Account, kept: readonly string[]): Promise<Scene[]> {
  const earlier = { daysAgo: 12, facts: { haemoglobin: 8.6, weight: 47.5, systolic: 118, diastolic: 76 } };
  const she = await pregnantWoman(system, account, [earlier]);
  const path = `/pregnancy/${she.beneficiary_id}/visit`;
  const before: Scene['before'] = ({ page }) => forgetDrafts(page, kept);
  const measured = async (nurse: Nurse) => {
    await next(nurse);
    await figure(nurse, 'systolic', '152');
    await figure(nurse, 'diastolic', '96');
    await figure(nurse, 'haemoglobin', '6.8');
  };
  return [
    { ...scene('antenatal-visit', path), before },
    { ...scene('antenatal-measured', path, measured), before },
    {
      ...scene('antenatal-again', `/pregnancy/${she.beneficiary_id}`, async ({ page, say }) => {
        await page.getByText(say('pregnancyPage:written')).click();
        await page
          .getByRole('button', { name: say('pregnancyPage:writeAgain'), exact: true })
          .first()
          .click();
        await page.getByRole('button', { name: say('pregnancyVisit:leaveAgain'), exact: true }).waitFor();
      }),
      before,
    },
    {
      ...scene('antenatal-tests', path, async (nurse) => {
        await next(nurse);
        await next(nurse);
        await nurse.page.getByText(nurse.say('pregnancyVisit:more-tests')).click();
      }),
      before,
    },
    {
      ...scene('antenatal-summary', path, async (nurse) => {
        await measured(nurse);
        for (let step = 0; step < 3; step += 1) await next(nurse);
        await nurse.page.getByText(nurse.say('pregnancyVisit:referToday')).waitFor();
      }),
      before,
    },
  ];
}
