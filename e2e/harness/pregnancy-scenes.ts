import { randomUUID } from 'node:crypto';
import { addPregnancyEvent } from '@teeka/contract/pregnancies';
import { addDays } from '@teeka/domain/calendar';
import type { Answers } from '@teeka/domain/forms';
import type { Birth, PregnancyEventKind } from '@teeka/domain/pregnancy';
import { type Account, signedIn } from './accounts.ts';
import { dayOf } from './day.ts';
import { deliveredWithoutMore } from './delivered.ts';
import { todayInIndia } from './due.ts';
import { type Scene, scene } from './scene.ts';
import type { System } from './system.ts';

/** Women of the site of whom nothing of a pregnancy is on record, of an age. */
export async function womenOf(
  system: Pick<System, 'books'>,
  account: Account,
  [from, to]: readonly [number, number],
): Promise<readonly { readonly id: string; readonly name: string }[]> {
  const day = await dayOf(system, account.user_name);
  return system.books.rows<{ id: string; name: string }>(
    `select b.beneficiary_id::text as id, b.ben_name as name from beneficiary b join site_village using (village_code)
     where session_site_id = $1 and gender = 2 and deceased_on is null and lmp_date is null
       and b.dob between current_date - $3::int * 365 and current_date - $2::int * 366
       and not exists (select from pregnancy p where p.beneficiary_id = b.beneficiary_id)
     order by b.beneficiary_id`,
    [day.session_site_id, from, to],
  );
}

/** A delivery of a child who was born dead: nobody else has to be registered for it. */
async function isDelivered(
  record: (kind: PregnancyEventKind, facts: Answers, births?: readonly Birth[]) => Promise<unknown>,
  day: string,
): Promise<void> {
  await record('registered', { lmp_date: addDays(day, -270), registered_on: addDays(day, -200) });
  const delivery = { place: 'Primary Health Centre', conducted_by: 'ANM', delivery_type: 'Normal' };
  await record('delivery', { delivered_on: day, ...delivery, live_births: 0, still_births: 1 }, [
    {
      birth_id: randomUUID(),
      child_id: null,
      facts: { birth_outcome: 'Still birth', still_birth_type: 'Fresh', born_on: day, sex: 'male' },
    },
  ]);
}

/** A woman in her 22nd week who was seen three times and is of high risk, one whose pregnancy is registered next, and mothers. */
export async function pregnancyScenes(system: System, account: Account): Promise<readonly Scene[]> {
  const [she, other, mother, twice, again] = await womenOf(system, account, [20, 34]);
  if (!she || !other || !mother || !twice || !again) throw new Error('too few women at the site');
  const phone = await signedIn(system, account);
  const today = todayInIndia();
  const recordOf =
    ({ id }: { readonly id: string }) =>
    (kind: PregnancyEventKind, facts: Answers, births: readonly Birth[] = []) =>
      phone.ask(addPregnancyEvent, {
        beneficiary_ref_id: id,
        pregnancy_number: 1,
        event: { event_id: randomUUID(), kind, facts, births: [...births] },
        captured_at: new Date().toISOString(),
      });
  const record = recordOf(she);
  const before = {
    ...{ earlier_1_year: Number(today.slice(0, 4)) - 3, earlier_1_outcome: 'Delivery', earlier_1_birth: 'Live birth' },
    ...{ births: 1, pregnancies: 2 },
  };
  const seen = (days: number, facts: Answers) =>
    record('antenatal', { visited_on: addDays(today, -days), place: 'VHSND', ifa: 30, ...facts });
  await record('registered', {
    ...{ lmp_date: addDays(today, -150), registered_on: addDays(today, -80), blood_group: 'B-ve', ...before },
    ...{ has_bank: true, bank_account: '123456789012', bank_ifsc: 'SBIN0001234' },
  });
  await seen(80, { weight: 47.5, haemoglobin: 9.8, systolic: 112, diastolic: 74 });
  await seen(44, { weight: 49, haemoglobin: 8.1, systolic: 124, diastolic: 82, signs: ['swelling'] });
  await seen(1, { weight: 51.5, haemoglobin: 6.8, systolic: 142, diastolic: 92, urine_albumin: 'Absent' });
  await record('risk', { risks: ['Rh negative'] });
  await record('referral', {
    ...{
      referred_on: addDays(today, -1),
      to_facility: 'CHC Sahaswan',
      reason: 'Severe anaemia',
      transport: 'ambulance-102',
    },
  });
  await isDelivered(recordOf(mother), addDays(today, -3));
  const path = `/pregnancy/${she.id}`;
  await recordOf(twice)('registered', { lmp_date: addDays(today, -270), registered_on: addDays(today, -200) });
  await recordOf(again)('registered', {
    lmp_date: addDays(today, -120),
    registered_on: addDays(today, -60),
    ...before,
  });
  const [child = ''] = await deliveredWithoutMore(system, account, {
    mother: twice.id,
    on: addDays(today, -1),
    children: [
      { name: `BABY OF ${twice.name} A`.slice(0, 30), born_time: '06:40' },
      { name: `BABY OF ${twice.name} B`.slice(0, 30), born_time: '06:55', sex: 'male' },
    ],
  });
  return [
    scene('pregnancy', path),
    scene('pregnancy-delivered', `/pregnancy/${twice.id}`, ({ page, say }) =>
      page
        .getByRole('link', { name: say('pregnancyOutcome:childRegister') })
        .first()
        .waitFor(),
    ),
    scene('pregnancy-child', `/pregnancy/${twice.id}/child/${child}`, ({ page }) =>
      page.getByRole('checkbox').last().waitFor(),
    ),
    scene('pregnancy-after-twins', `/pregnancy/${twice.id}/postnatal`, ({ page }) =>
      page.getByRole('textbox').first().waitFor(),
    ),
    scene('pregnancy-risk-not', path, async ({ page, say }) => {
      await page
        .getByRole('button', { name: say('pregnancyPage:holdsNot') })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    }),
    scene('pregnancy-refer', path, async ({ page, say }) => {
      await page.getByRole('button', { name: say('pregnancyPage:refer'), exact: true }).click();
      await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    }),
    scene('pregnancy-written', path, async ({ page, say }) => {
      await page.getByText(say('pregnancyPage:written')).click();
      await page
        .getByRole('button', { name: say('pregnancyPage:takeBack') })
        .first()
        .waitFor();
    }),
    scene('pregnancy-change', `${path}/register`, async ({ page, say }) => {
      const bank = page.getByRole('heading', { name: say('pregnancyPage:bank'), exact: true });
      // Half-filled it was kept where it stood.
      for (const step of ['when', 'before', 'history'] as const) {
        const here = page.getByRole('heading', { name: say(`pregnancyPage:step-${step}`), exact: true });
        await here.or(bank).first().waitFor();
        if (await bank.isVisible()) break;
        await page.getByRole('button', { name: say('pregnancyPage:next'), exact: true }).click();
      }
      await bank.click();
      await page.getByText('••••9012').waitFor();
    }),
    // A form of her own: half-filled it is kept where it stood.
    scene('pregnancy-before', `/pregnancy/${again.id}/register`, async ({ page, say }) => {
      const before = page.getByRole('heading', { name: say('pregnancyPage:rows'), exact: true });
      const next = page.getByRole('button', { name: say('pregnancyPage:next'), exact: true });
      await before.or(next).first().waitFor();
      if (!(await before.isVisible())) await next.click();
      await page.getByRole('button', { name: say('pregnancyPage:rowAdd') }).click();
      await page.getByText(say('pregnancyPage:row', { n: 2 }), { exact: true }).waitFor();
    }),
    scene('pregnancy-postnatal-refer', `/pregnancy/${mother.id}/postnatal`, async ({ page, say }) => {
      await page.getByRole('textbox', { name: say('pregnancyForms:postnatal-systolic') }).fill('172');
      await page.getByRole('textbox', { name: say('pregnancyForms:postnatal-diastolic') }).fill('112');
      await page.getByRole('textbox', { name: say('pregnancyForms:referral-to-facility') }).waitFor();
    }),
    scene('pregnancy-register', `/pregnancy/${other.id}/register`, ({ page }) =>
      page.getByRole('textbox').first().waitFor(),
    ),
  ];
}
