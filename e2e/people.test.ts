import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { vaccinationsChart } from '@teeka/contract/vaccinations';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import type { Locator } from 'playwright-core';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { makeAtRest } from '../apps/server/src/platform/sealing/at-rest.ts';
import { type Account, accountOf, signedIn } from './harness/accounts.ts';
import type { Listed } from './harness/day.ts';
import { dataKey } from './harness/district.ts';
import { openDose, openDosesBesideCard } from './harness/dose-on-card.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { type Journey, journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, phone } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

const reason = 'Written into the wrong line';

/**
 * A child with doses on record and a number, alone with the name: of the sub-centre, with four doses at the last visit,
 * or of another block.
 */
async function aChild({ books }: System, where: 'here' | 'far'): Promise<Listed & { readonly mobile: string }> {
  const place = {
    here: `b.village_code in (select village_code from site_village join app_user on default_site_id = session_site_id
      where user_name = 'siteadmin1') and (select count(*) from dose d where d.beneficiary_id = b.beneficiary_id
        group by d.given_on order by d.given_on desc limit 1) > 3`,
    far: `v.parent_code <> (select block_code from app_user where user_name = 'siteadmin1')`,
  }[where];
  const [row] = await books.rows<Listed & { mobile_sealed: Buffer }>(
    `select b.beneficiary_id::text, b.ben_name, b.dob::text, b.mobile_sealed
     from beneficiary b join location v on v.level = 'village' and v.code = b.village_code
     where ${place} and b.deceased_on is null and b.mobile_sealed is not null and b.dob > current_date - 1500
       and (select count(*) from dose d where d.beneficiary_id = b.beneficiary_id) > 1
       and (select count(*) from beneficiary o where o.ben_name = b.ben_name) = 1
     order by b.beneficiary_id limit 1`,
  );
  assert.ok(row, where);
  const { mobile_sealed, ...who } = row;
  return {
    ...who,
    mobile: makeAtRest(dataKey).open('mobile', `person/${who.beneficiary_id}`, mobile_sealed),
  };
}

interface Standing {
  readonly dose_code: string;
  readonly material_id: number;
  readonly given_on: string;
}

/** The doses of a child as the page lists them: those that stand, and those that somebody took back. */
async function dosesOf({ books }: System, child: Listed, isVoided: boolean): Promise<readonly Standing[]> {
  return books.rows<Standing>(
    `select d.dose_code, d.material_id, d.given_on::text from dose d
     left join dose_void v using (beneficiary_id, dose_id)
     where beneficiary_id = $1 and (v.dose_id is not null) = $2
       and not exists (select from dose n where n.beneficiary_id = d.beneficiary_id and n.corrects = d.dose_id)
     order by d.given_on desc, d.dose_code, d.attempt desc`,
    [child.beneficiary_id, isVoided],
  );
}

async function answersForPlace(person: Journey, system: System, account: Account): Promise<void> {
  const { device, say, step } = person;
  const [nurse, registrar] = [new Nurse(person), new Registrar(person)];
  const [child, far] = await Promise.all([aChild(system, 'here'), aChild(system, 'far')]);
  const wholeDistrict = account.role === 'District Administrator';
  const main = () => device.page.getByRole('main');
  const found = ({ ben_name }: Listed) => listRows(main()).filter({ hasText: ben_name });
  const search = async (by: 'name' | 'mobile' | 'reference', typed: string) => {
    await main()
      .getByRole('combobox', { name: say('beneficiaries:searchBy') })
      .selectOption(by);
    const value = main().getByRole('textbox', { name: say('beneficiaries:searchValue') });
    await value.fill(typed);
    await value.press('Enter');
  };
  const openStory = ({ dose_code, given_on }: Standing) =>
    openDose({ page: device.page, say }, { dose: `schedule:dose-${dose_code}` as WordKey, given_on });
  /** Each names its dose besides. */
  const actOf = (key: WordKey, sheet: Locator) => sheet.getByRole('button').filter({ hasText: say(key) });
  const button = (key: WordKey) => main().getByRole('button', { name: say(key), exact: true });

  await step('signs in; the first screen leads to the people of the area', async () => {
    await signIn(person, account);
    await device.page.waitForURL('**/home');
    await main()
      .getByRole('link', { name: say('app:searchBeneficiary'), exact: true })
      .click();
    await device.page.waitForURL('**/people');
  });
  await step('a child is found by name, by number and by reference', async () => {
    await search('name', child.ben_name);
    await found(child).first().waitFor();
    await search('mobile', child.mobile);
    await found(child).first().waitFor();
    assert.ok(!(await found(child).first().innerText()).includes(child.mobile), 'the number is masked');
    await search('reference', child.beneficiary_id);
    await found(child).getByRole('link').click();
    await device.page.waitForURL(`**/people/${child.beneficiary_id}`);
  });
  await step('the page tells everything, and offers nothing that is not theirs', async () => {
    await main().getByRole('heading', { name: child.ben_name, exact: true }).waitFor();
    for (const title of ['beneficiaries:whoItIs', 'beneficiaries:chart', 'beneficiaries:family'] as const)
      await main()
        .getByRole('heading', { name: say(title), exact: true })
        .waitFor();
    assert.ok(!(await main().innerText()).includes(child.mobile));
    await main()
      .getByRole('link', { name: say('aefi:report'), exact: true })
      .waitFor();
    for (const key of ['app:editBeneficiary', 'app:recordPrevious'] as const)
      assert.equal(
        await main()
          .getByRole('link', { name: say(key), exact: true })
          .count(),
        0,
        key,
      );
    assert.equal(await button('beneficiaries:deathDeclare').count(), 0);
    await device.picture(`people-${account.user_name}-${device.profile.name}`, { whole: true });
  });
  await step('a dose that was never given is taken back, and the page says so', async () => {
    const [never] = await dosesOf(system, child, false);
    assert.ok(never);
    await actOf('doses:void', await openStory(never)).click();
    const sheet = device.page.getByRole('dialog', { name: say('doses:voidTitle') });
    await sheet.getByRole('textbox', { name: say('doses:reason') }).fill(reason);
    await registrar.tap('doses:void', sheet);
    await sheet.waitFor({ state: 'detached' });
    await nurse.chipSays('sync:allSent');
    const by = await system.books.rows<{ who: string }>(
      `select user_name as who from dose_void v join app_user on user_id = voided_by where beneficiary_id = $1
         and not exists (select from dose n where n.corrects = v.dose_id)`,
      [child.beneficiary_id],
    );
    assert.ok(by.some(({ who }) => who === account.user_name));
    const shown = main().getByText(say('doses:standing-voided'), { exact: true });
    await eventually(() => shown.count(), by.length);
  });
  await step('the next one names a wrong vaccine and batch: it is put right, not without a reason', async () => {
    const [recorded] = await dosesOf(system, child, false);
    const [meant] = await dosesOf(system, child, true);
    assert.ok(recorded && meant);
    const batch = `PR-${account.user_name.toUpperCase()}`;
    const story = ({ dose_code, given_on }: Standing) =>
      main()
        .getByRole('listitem')
        .filter({ hasText: `${say(`schedule:dose-${dose_code}` as WordKey)} · ${displayDate(given_on)}` });
    await actOf('doses:correct', await openStory(recorded)).click();
    const sheet = device.page.getByRole('dialog', { name: say('doses:correctTitle') });
    const vaccine = sheet.getByRole('combobox', { name: say('doses:vaccine') });
    if (!(await vaccine.locator(`option[value="${meant.material_id}"]`).count()))
      await vaccine.selectOption(say('doses:anotherVaccine'));
    await vaccine.selectOption(String(meant.material_id));
    await sheet.getByRole('combobox', { name: say('doses:dose') }).selectOption(meant.dose_code);
    await sheet.getByRole('textbox', { name: say('doses:batchNumber') }).fill(batch);
    await registrar.typeDay('stock:expiry', addDays(systemClock().today, 200));
    await registrar.tap('doses:correct', sheet);
    await sheet.getByText(say('refusals:VACDOS0018')).waitFor();
    await sheet.getByRole('textbox', { name: say('doses:reason') }).fill(reason);
    await registrar.tap('doses:correct', sheet);
    await sheet.waitFor({ state: 'detached' });
    const right = await openStory({ ...meant, given_on: recorded.given_on });
    await right
      .getByRole('listitem')
      .filter({ hasText: batch })
      .getByText(say('doses:standing-given'), { exact: true })
      .waitFor();
    await device.page.keyboard.press('Escape');
    await right.waitFor({ state: 'detached' });
    await openDosesBesideCard({ page: device.page, say });
    const wrong = story(recorded).filter({ hasText: say('doses:standing-corrected') });
    await wrong.filter({ hasText: reason }).waitFor();
    const { lines } = await (await signedIn(system, account)).ask(vaccinationsChart, {
      beneficiary_ref_id: child.beneficiary_id,
    });
    const states = [recorded, meant].map(({ dose_code: code }) =>
      lines.filter((line) => line.dose_code === code).map(({ state }) => state),
    );
    assert.ok(!states[0]?.includes('given') && states[1]?.includes('given'), JSON.stringify(states));
  });
  await step('the history opens', async () => {
    const title = device.page.getByRole('heading', { name: say('beneficiaries:history'), exact: true });
    await title.click();
    const part = device.page.getByRole('group').filter({ has: title });
    await part
      .getByRole('listitem')
      .or(part.getByText(say('beneficiaries:historyNone'), { exact: true }))
      .first()
      .waitFor();
  });
  await step(
    wholeDistrict ? 'a child of another block is theirs, too' : 'a child of another block is not theirs',
    async () => {
      await device.open('/people');
      await search('reference', far.beneficiary_id);
      if (wholeDistrict) {
        await found(far).getByRole('link').click();
        await device.page.waitForURL(`**/people/${far.beneficiary_id}`);
        await main().getByRole('heading', { name: far.ben_name, exact: true }).waitFor();
        return;
      }
      await main().getByText(say('app:noResultsTryOther')).waitFor();
      await device.open(`/people/${far.beneficiary_id}`);
      await main().getByText(say('beneficiaries:notFound')).waitFor();
      assert.ok(!(await main().innerText()).includes(far.ben_name));
    },
  );
  await step('whose page was looked at stands in the books', async () => {
    const seen = async () => {
      const rows = await system.books.rows<{ id: string }>(
        `select distinct beneficiary_id::text as id from audit join app_user using (user_id)
         where user_name = $1 and call = 'beneficiaries.getBeneficiaryDetails' and beneficiary_id = any($2)`,
        [account.user_name, [child.beneficiary_id, far.beneficiary_id]],
      );
      return rows.map(({ id }) => id).sort();
    };
    const theirs = wholeDistrict ? [child, far] : [child];
    await eventually(seen, theirs.map((one) => one.beneficiary_id).sort());
  });
}

const whereEach = [
  ['district1', desktop],
  ['siteadmin1', phone],
] as const;
for (const [userName, its] of whereEach)
  for (const profile of dealt(its))
    describe(`${userName} ${profile.name}`, () => {
      let system: System;
      before(async () => {
        system = await bringUpSystem();
      });
      after(() => system.end());
      journey(`people of an area, ${userName}`, { system: () => system, profile }, (person) =>
        answersForPlace(person, system, accountOf(userName)),
      );
    });
