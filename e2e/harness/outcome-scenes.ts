import { randomUUID } from 'node:crypto';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { type Account, signedIn } from './accounts.ts';
import { deliveredWithoutMore } from './delivered.ts';
import { forgetDrafts } from './drafts.ts';
import { todayInIndia } from './due.ts';
import type { Nurse } from './nurse.ts';
import { pregnancyForm } from './pregnancy-form.ts';
import { womenOf } from './pregnancy-scenes.ts';
import { type Scene, scene } from './scene.ts';
import type { System } from './system.ts';
import type { WordKey } from './words.ts';

type Step = (nurse: Nurse) => Promise<void>;

const ended =
  (kind: 'delivery' | 'abortion' | 'maternal-death'): Step =>
  (nurse) =>
    pregnancyForm(nurse).tap(`pregnancyOutcome:end-${kind}`);

const delivered: Step = async (nurse) => {
  await ended('delivery')(nurse);
  const form = pregnancyForm(nurse);
  await form.field('delivery', 'live-births').fill('1');
  await form.field('delivery', 'still-births').fill('0');
  await form.choose('delivery', 'place', 'pregnancyMasters:delivery_place-Primary Health Centre' as WordKey);
  await form.choose('delivery', 'conducted-by', 'pregnancyMasters:conducted_by-ANM' as WordKey);
  await form.choose('delivery', 'delivery-type', 'pregnancyMasters:delivery_type-Normal' as WordKey);
  await form.typeDay('delivery', 'delivered-on', todayInIndia());
};

const born: Step = async (nurse) => {
  await delivered(nurse);
  const form = pregnancyForm(nurse);
  await form.next();
  await form.field('delivery', 'units-transfused').waitFor();
  await form.next();
  await form.choose('birth', 'sex', 'pregnancyForms:option-sex-female');
  await form.field('birth', 'weight').fill('2.4');
  await form.dose('BCG');
};

const agreed: Step = async (nurse) => {
  await born(nurse);
  await pregnancyForm(nurse).next();
  await nurse.page.getByRole('main').getByRole('checkbox').first().check();
};

const aborted: Step = async (nurse) => {
  await ended('abortion')(nurse);
  const form = pregnancyForm(nurse);
  await form.typeDay('abortion', 'aborted-on', addDays(todayInIndia(), -2));
  await form.choose('abortion', 'abortion-type', 'pregnancyMasters:abortion_type-Spontaneous' as WordKey);
};

const died: Step = async (nurse) => {
  await ended('maternal-death')(nurse);
  const form = pregnancyForm(nurse);
  await form.typeDay('maternal-death', 'died-on', todayInIndia());
  const list = (key: string) => nurse.page.getByRole('main').locator('select').and(form.field('maternal-death', key));
  await list('place').selectOption({ index: 1 });
  await list('cause').selectOption({ index: 1 });
};

/** How a pregnancy ended, step by step as it is filled in, and a visit to twins of whom one has died. */
export async function outcomeScenes(system: System, account: Account, kept: readonly string[]): Promise<Scene[]> {
  const [near, early, mother, late] = await womenOf(system, account, [20, 34]);
  if (!near || !early || !mother || !late) throw new Error('too few women at the site');
  const phone = await signedIn(system, account);
  const today = todayInIndia();
  const since = [
    [near, 272],
    [early, 100],
    [mother, 274],
    [late, 276],
  ] as const;
  for (const [{ id }, days] of since)
    await phone.ask(addPregnancyEvent, {
      beneficiary_ref_id: id,
      pregnancy_number: 1,
      event: {
        event_id: randomUUID(),
        kind: 'registered',
        facts: { lmp_date: addDays(today, -days), registered_on: addDays(today, -50) },
        births: [],
      },
      captured_at: new Date().toISOString(),
    });
  await deliveredWithoutMore(system, account, {
    mother: mother.id,
    on: addDays(today, -3),
    children: [{ name: 'AABHA PEHLI' }, { name: 'AABHA DUSRI' }],
  });
  await deliveredWithoutMore(system, account, {
    mother: late.id,
    on: addDays(today, -4),
    children: [{ name: 'AABHA ANAATH' }],
  });
  for (const [kind, facts] of [
    ['postnatal', { visited_on: addDays(today, -1), child_well: 'ill' }],
    ['maternal-death', { died_on: today, place: 'Home', cause: 'Haemorrhage' }],
  ] as const)
    await phone.ask(addPregnancyEvent, {
      beneficiary_ref_id: late.id,
      pregnancy_number: 1,
      event: { event_id: randomUUID(), kind, facts, births: [] },
      captured_at: new Date().toISOString(),
    });
  const before: Scene['before'] = ({ page }) => forgetDrafts(page, kept);
  const outcome = (name: string, { id }: { readonly id: string }, act: Step): Scene => ({
    ...scene(name, `/pregnancy/${id}/outcome`, act),
    before,
  });
  return [
    outcome('pregnancy-outcome', near, ({ page, say }) =>
      page.getByRole('button', { name: say('pregnancyOutcome:end-delivery'), exact: true }).waitFor(),
    ),
    outcome('pregnancy-outcome-delivery', near, delivered),
    outcome('pregnancy-outcome-child', near, born),
    outcome('pregnancy-outcome-family', near, agreed),
    outcome('pregnancy-outcome-abortion', early, aborted),
    outcome('pregnancy-outcome-death', early, died),
    outcome('pregnancy-outcome-death-sure', early, async (nurse) => {
      await died(nurse);
      await pregnancyForm(nurse).tap('pregnancyOutcome:save');
      await nurse.page.getByRole('dialog').getByText(nurse.say('pregnancyOutcome:deathAfter')).waitFor();
    }),
    scene('newborns-ill', '/newborns', ({ page, say }) =>
      page
        .getByText(say('pregnancyLists:childIll', { date: displayDate(addDays(today, -1)) }))
        .first()
        .waitFor(),
    ),
    scene('pregnancy-child-ill', `/pregnancy/${late.id}`, ({ page, say }) =>
      page.getByRole('button', { name: say('pregnancyPage:refer'), exact: true }).waitFor(),
    ),
    {
      ...scene('pregnancy-postnatal-child-died', `/pregnancy/${mother.id}/postnatal`, async ({ page, say }) => {
        const said = (state: 'ill' | 'died') =>
          page.getByRole('main').getByText(say(`pregnancyForms:option-child_well-${state}`), { exact: true });
        await said('ill').first().click();
        await said('died').last().click();
        await page.getByText(say('pregnancyOutcome:childDiedUnknown')).waitFor();
      }),
      before,
    },
  ];
}
