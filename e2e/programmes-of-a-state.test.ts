import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import { countDueBySwitch, getProgrammes } from '@teeka/contract/settings';
import { addDays } from '@teeka/domain/calendar';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { accountOf, signedIn } from './harness/accounts.ts';
import { todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

let running: System;
before(async () => {
  running = await bringUpSystem();
});
after(() => running.end());
const today = todayInIndia();

/** How many girls the due list of today calls for HPV. */
async function calledForHpv(): Promise<number> {
  const desk = await signedIn(running, accountOf('anm1'));
  const { data } = await desk.ask(getVaccinationDueList, { from_date: today, to_date: today, pageSize: 500 });
  return data.filter(({ doses }) => doses.some(({ dose_code }) => dose_code === 'HPV1')).length;
}

/** For how many people a switch of that day changes something, as the state’s officer is answered. */
async function concerned(is_on: boolean, from_date: string): Promise<number> {
  const desk = await signedIn(running, accountOf('state1'));
  const [state] = (await desk.ask(getProgrammes, {})).states;
  assert.ok(state);
  const wish = { state_id: state.state_id, programme: 'HPV', is_on, from_date };
  return (await desk.ask(countDueBySwitch, wish)).people;
}

/** One girl of the sub-centre is of age. */
const oneGirlOfAge = () =>
  running.books.rows(
    `update beneficiary b set dob = $1::date, gender = 2, changed_in = pg_current_xact_id() where beneficiary_id = (
       select min(b.beneficiary_id) from beneficiary b join site_village sv using (village_code)
       join user_site us using (session_site_id) join app_user u using (user_id)
       where u.user_name = 'anm1' and b.deceased_on is null and b.lmp_date is null
         and not exists (select from beneficiary c where c.guardian_id = b.beneficiary_id)
         and not exists (select from dose d where d.beneficiary_id = b.beneficiary_id))`,
    [addDays(today, -Math.round(14.3 * 365.25))],
  );

journey('a state switches a programme', { system: () => running, profile: phone }, async (person) => {
  const { device, say, step } = person;
  const main = () => device.page.getByRole('main');
  const sheet = () => device.page.getByRole('dialog');
  const row = () =>
    main()
      .getByRole('listitem')
      .filter({ hasText: say('administration:programme-HPV') });
  const act = async (key: 'administration:switchOff' | 'administration:switchOn', day: string) => {
    await row().getByText(say(key), { exact: true }).click();
    await sheet().waitFor();
    await sheet()
      .getByRole('textbox', { name: say('administration:fromDay') })
      .fill(displayDate(day));
    await sheet()
      .getByRole('textbox', { name: say('administration:reason') })
      .fill('Vaccine comes in spring only');
    await sheet()
      .getByRole('button', { name: say(key), exact: true })
      .click();
  };
  await step('girls are called for HPV', async () => {
    await oneGirlOfAge();
    assert.ok((await calledForHpv()) > 0);
  });
  await step('the state’s officer opens the programmes; a day that is over is not taken', async () => {
    await signIn(person, accountOf('state1'));
    await device.page.waitForURL('**/home');
    await main()
      .getByRole('link', { name: say('titles:programmes') })
      .click();
    await device.page.waitForURL('**/administration/programmes');
    await row().getByText(say('administration:isOn'), { exact: true }).waitFor();
    await act('administration:switchOff', addDays(today, -1));
    await sheet()
      .getByText(say('refusals:FLDVAL0018', { min: displayDate(today) }))
      .waitFor();
  });
  await step('a day that holds: the sheet tells how many are no longer due by it', async () => {
    await sheet()
      .getByRole('textbox', { name: say('administration:fromDay') })
      .fill(displayDate(today));
    const people = await concerned(false, today);
    assert.ok(people > 0);
    const shown = { count: people, n: indianNumber(people), date: displayDate(today) };
    await sheet().getByText(say('administration:goDue', shown), { exact: true }).waitFor();
    await device.picture('programmes-switch-counted');
  });
  await step('from today it is off, and the due list is without it', async () => {
    await sheet()
      .getByRole('button', { name: say('administration:switchOff'), exact: true })
      .click();
    await row().getByText(say('administration:isOff'), { exact: true }).waitFor();
    await eventually(calledForHpv, 0);
  });
  await step('next week it is to be on again: it stands there, and nobody is called yet', async () => {
    const day = addDays(today, 7);
    await act('administration:switchOn', day);
    const planned = say('administration:planned', { date: displayDate(day), what: say('administration:isOn') });
    await row().getByText(planned, { exact: true }).waitFor();
    assert.equal(await calledForHpv(), 0);
  });
});
