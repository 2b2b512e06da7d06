import type { Anew, CaseAt } from './bite-scenes.ts';
import type { Clinic } from './clinic.ts';
import type { Nurse } from './nurse.ts';
import { type Scene, scene } from './scene.ts';

/** From the first question to the form of a snake bite, with its signs. */
export async function tellSnakeBite(clinic: Clinic, { say, page }: Nurse): Promise<void> {
  await clinic.choose('snake');
  await page.getByRole('combobox', { name: say('bites:whichSnake') }).selectOption('krait');
  await clinic.sheet('bites:add-look', (sheet) => clinic.tick(say('biteLists:snakeSign-ptosis'), sheet));
  await page.getByText(say('bites:grade-neurotoxic')).first().waitFor();
}

/** A drip of antivenom that runs. */
export const giveAntivenom = (clinic: Clinic): Promise<void> =>
  clinic.sheet('bites:add-antivenom', (sheet) => clinic.chooseVials(sheet));

/** To the next hospital. */
export const sendOn = (clinic: Clinic, { say }: Nurse): Promise<void> =>
  clinic.sheet('bites:add-referral', async (sheet) => {
    await sheet.getByRole('textbox', { name: say('bites:referTo') }).fill('District Hospital');
    await clinic.tick(say('biteLists:referWhy-ventilation'), sheet);
  });

/** Every step of the care of a snake bite and a sting, and its sheets. */
export function venomScenes(at: CaseAt, anew: Anew): readonly Scene[] {
  const sheetOf = (kind: 'look' | 'treatment' | 'reaction' | 'referral' | 'outcome' | 'antivenom') =>
    anew(`venom-${kind}`, at('stung'), async (clinic, { say, page }) => {
      await clinic.choose('snake');
      await clinic.button(`bites:add-${kind}`).click();
      await page.getByRole('dialog', { name: say(`bites:add-${kind}`) }).waitFor();
    });
  return [
    anew('venom-bite', at('stung'), async (clinic, { say, page }) => {
      await clinic.choose('snake');
      for (const key of ['bites:moreAboutBite', 'bites:beforeComing', 'bites:person'] as const)
        await page.getByText(say(key), { exact: true }).click();
      await page.getByRole('checkbox', { name: say('bites:earlierAntivenom') }).waitFor();
    }),
    ...(['look', 'antivenom', 'treatment', 'reaction', 'referral', 'outcome'] as const).map(sheetOf),
    anew('venom-clotting', at('stung'), async (clinic, { page }) => {
      await clinic.choose('snake');
      await clinic.button('bites:startTest').click();
      await page.getByRole('timer').waitFor();
    }),
    anew('venom-case', at('stung'), async (clinic, nurse) => {
      await tellSnakeBite(clinic, nurse);
      await giveAntivenom(clinic);
      await clinic.button('bites:dripEnd').waitFor();
    }),
    anew('venom-drip-end', at('stung'), async (clinic, { say, page }) => {
      await clinic.choose('snake');
      await giveAntivenom(clinic);
      await clinic.button('bites:dripEnd').click();
      await page.getByRole('dialog', { name: say('bites:dripEnd') }).waitFor();
    }),
    anew('venom-summary', at('stung'), async (clinic, nurse) => {
      await tellSnakeBite(clinic, nurse);
      await giveAntivenom(clinic);
      await sendOn(clinic, nurse);
      await clinic.button('cases:continue').click();
      await nurse.page.waitForURL('**/beneficiary-vaccination-summary*');
      await clinic.button('bites:save').waitFor();
    }),
    anew('venom-sting', at('stung'), async (clinic, { say, page }) => {
      await clinic.choose('scorpion');
      await page.getByRole('combobox', { name: say('bites:whichScorpion') }).waitFor();
    }),
    scene('venom-success', at('referred', '/beneficiary-vaccination-success'), ({ page, say }) =>
      page.getByRole('heading', { name: say('bites:tell') }).waitFor(),
    ),
    scene('venom-referral-slip', at('referred', '/referral'), ({ page }) =>
      page.getByText('District Hospital').first().waitFor(),
    ),
  ];
}
