import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe } from 'node:test';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { nameIn } from '@teeka/domain/names';
import { datePresets } from '@teeka/domain/reports';
import { containerOf } from '@teeka/domain/vaccinations';
import { makeAtRest } from '../apps/server/src/platform/sealing/at-rest.ts';
import { usualPeriod } from '../apps/web/src/features/schedule/due-list/usual-period.ts';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { dataKey } from './harness/district.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { listRows } from './harness/list-rows.ts';
import { Nurse } from './harness/nurse.ts';
import { desktop, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');
const asha = accountOf('asha2');
// By name and by number they come first among those who are overdue.
const leftOut = { name: 'AABHA NAYI', mobile: '9811100011' };
const begun = { name: 'AABID ADHURA', mobile: '' };

/** Two children of the ASHA's village: one was never vaccinated, one did not come back after the first Pentavalent. */
async function missedChildren({ books }: System, village: number): Promise<void> {
  const dob = addDays(todayInIndia(), -200);
  for (const { name, mobile } of [leftOut, begun]) {
    const { id } = await books.one<{ id: string }>('select (min(beneficiary_id) - 1)::text as id from beneficiary');
    const sealed = mobile === '' ? null : makeAtRest(dataKey).seal('mobile', `person/${id}`, mobile);
    await books.rows(
      `insert into beneficiary (beneficiary_id, ben_name, dob, gender, village_code, ben_type_id, mobile_sealed)
       values ($1, $2, $3, 2, $4, 3, $5)`,
      [id, name, dob, village, sealed],
    );
  }
  await books.rows(
    `insert into dose (beneficiary_id, dose_id, dose_code, given_on, captured_at, captured_by)
     select beneficiary_id, $2, 'PENTA1', $3::date, now(), user_id from app_user, beneficiary
     where ben_name = $1 and user_name = $4`,
    [begun.name, randomUUID(), addDays(dob, 50), vaccinator.user_name],
  );
}

function dueListWithoutNetwork(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('the due list without network', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const main = () => device.page.getByRole('main');
    const rows = () => listRows(main());
    const rowOf = ({ name }: { name: string }) => rows().filter({ hasText: name });
    const field = (key: 'due:village' | 'due:asha') => main().getByRole('combobox', { name: say(key), exact: true });
    const counted = () => main().getByRole('status').first().locator('strong').innerText();
    const known = await system.books.one<{ site: string; code: number; en: string; hi: string }>(
      `select u.default_site_id as site, v.code, v.name_en as en, v.name_hi as hi
       from app_user u, app_user a join user_village using (user_id)
       join location v on v.level = 'village' and v.code = village_code
       where u.user_name = $1 and a.user_name = $2`,
      [vaccinator.user_name, asha.user_name],
    );
    const village = known[profile.language];
    await missedChildren(system, known.code);
    let offline = '';
    /** What the server says has to be taken along for a village, as the list says it. */
    const vialsFor = async (village_id: number) => {
      const client = await signedIn(system, vaccinator);
      const { from, to } = usualPeriod(todayInIndia());
      const request = { from_date: from, to_date: to, page: 1, pageSize: 1, village_id };
      const { vials } = await client.ask(getVaccinationDueList, request);
      return vials
        .map(({ vaccine, doses, vials: count, doses_per_vial: size }) => {
          const holder = containerOf(vaccine);
          return [say(`due:${holder}Count`, { count }), say(`due:${holder}Doses`, { count: doses, size })].join(' ');
        })
        .sort();
    };
    const shownVials = async () => {
      const texts = await main().getByRole('definition').allInnerTexts();
      return texts.flatMap((text, at) => (at % 2 ? [] : [`${text} ${texts[at + 1]}`])).sort();
    };

    await step('signs in, and the day is on the device', () => nurse.arrive(vaccinator));
    await step('without network the app opens on the due list', async () => {
      await device.networkOff();
      await device.close();
      await device.open('/due-list');
      await nurse.chipSays('sync:offline');
      await rows().first().waitFor();
    });
    await step('chooses the ASHA: only her village is left, overdue people first', async () => {
      await field('due:asha').selectOption({ label: asha.name.en });
      await rowOf(leftOut).waitFor();
      const texts = await rows().allInnerTexts();
      const late = texts.map((text) => text.includes(say('app:statusOverdue')));
      assert.ok(late.includes(true));
      const firstOnTime = late.indexOf(false);
      assert.ok(firstOnTime === -1 || !late.slice(firstOnTime).includes(true), late.join());
      offline = await counted();
    });
    await step('who was never vaccinated is marked, and who did not come back', async () => {
      await rowOf(leftOut).getByText(say('due:leftOut')).waitFor();
      await rowOf(begun).getByText(say('due:droppedOut')).waitFor();
    });
    await step('one tap calls the family, one shows the way; no name of a person leaves', async () => {
      const call = rowOf(leftOut).getByRole('link', { name: say('due:call', { name: leftOut.name }) });
      assert.equal(await call.getAttribute('href'), `tel:+91${leftOut.mobile}`);
      assert.equal(await rowOf(begun).locator('a[href^="tel:"]').count(), 0, 'nobody to call without a number');
      const way = rowOf(leftOut).getByRole('link', { name: say('due:directions', { village }) });
      const href = decodeURIComponent((await way.getAttribute('href')) ?? '');
      assert.ok(href.endsWith(`=${village}`), href);
    });
    await step('one village: everybody on the list lives there, and its vials are taken along', async () => {
      await field('due:asha').selectOption('');
      await field('due:village').selectOption({ label: village });
      await rowOf(leftOut).waitFor();
      const ways = rows().getByRole('link', { name: say('due:directions', { village }), exact: true });
      await eventually(async () => (await rows().count()) - (await ways.count()), 0);
      await main().getByText(say('due:vials'), { exact: true }).click();
      await main().getByText(say('due:vialsNote')).waitFor();
      await eventually(shownVials, await vialsFor(known.code));
    });
    await step('another village is not hers: the ASHA is taken off the filter', async () => {
      await field('due:asha').selectOption({ label: asha.name.en });
      await rowOf(leftOut).waitFor();
      const other = field('due:village').locator('option:not(:checked):not([value=""])').first();
      await field('due:village').selectOption((await other.getAttribute('value')) ?? '');
      await eventually(() => field('due:asha').inputValue(), '');
      await eventually(() => rowOf(leftOut).count(), 0);
      await field('due:village').selectOption({ index: 0 });
    });
    await step('another period: the month that follows', async () => {
      const preset = datePresets('upcoming', todayInIndia()).find(({ kind }) => kind === 'month');
      assert.ok(preset && preset.kind === 'month');
      const label = say('app:monthOfYear', {
        month: say(`app:month${preset.month}` as 'app:month1'),
        year: preset.year,
      });
      if (profile.touch) {
        await main()
          .getByRole('button', { name: say('app:filter'), exact: true })
          .click();
        const sheet = device.page.getByRole('dialog');
        await sheet.getByRole('radio', { name: label }).check();
        await sheet.getByRole('button', { name: say('app:apply'), exact: true }).click();
      } else await main().getByRole('button', { name: label, exact: true }).click();
      const period = say('reports:period', { from: displayDate(preset.from), to: displayDate(preset.to) });
      await main().getByRole('status').getByText(period).waitFor();
      await main()
        .getByRole('button', { name: say('app:reset'), exact: true })
        .click();
    });
    await step('the whole area needs the network, and says so', async () => {
      await main()
        .getByRole('radio', { name: say('due:reachArea') })
        .check();
      await main().getByText(say('due:offline')).waitFor();
    });
    await step('with the network the server says the same of the ASHA as the phone did', async () => {
      await device.networkOn();
      const area = device.page.getByRole('combobox', { name: say('sites:area'), exact: true });
      await area.fill(nameIn(vaccinator.site, profile.language));
      await device.page
        .getByRole('option', { name: new RegExp(`^${nameIn(vaccinator.site, profile.language)}`) })
        .first()
        .click();
      await field('due:asha').selectOption({ label: asha.name.en });
      await rowOf(leftOut).waitFor();
      await eventually(counted, offline);
      await rowOf(begun).getByText(say('due:droppedOut')).waitFor();
    });
    let given = 0;
    await step('without network a session is held for whoever was called', async () => {
      const { session_id } = await dayOf(system, vaccinator.user_name);
      await device.open(`/session/${session_id}`);
      await device.page.getByRole('tab').first().waitFor();
      await device.untilKept();
      await device.networkOff();
      await nurse.startSession();
      await nurse.add({ name: leftOut.name, by: 'mobile', number: leftOut.mobile });
      given = await nurse.visit(leftOut.name);
      assert.ok(given > 0);
    });
    await step('the list knows at once: the child was vaccinated, the other one still waits', async () => {
      await device.open('/due-list');
      await field('due:village').selectOption({ label: village });
      await rowOf(begun).getByText(say('due:droppedOut')).waitFor();
      assert.equal(await rowOf(leftOut).getByText(say('due:leftOut')).count(), 0);
    });
    await step('and the server is told', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      const doses = await system.books.rows(
        'select from dose join beneficiary using (beneficiary_id) where ben_name = $1 and session_id is not null',
        [leftOut.name],
      );
      assert.equal(doses.length, given);
    });
  });
}

for (const profile of [phone, desktop]) describe(profile.name, () => dueListWithoutNetwork(profile));
