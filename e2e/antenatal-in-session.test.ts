import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { pregnantWoman } from './harness/pregnant-woman.ts';
import { type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const account = accountOf('vaccinator1');

function visitAtSession(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('an antenatal visit at a session', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const page = () => device.page;
    const main = () => page().getByRole('main');
    const button = (key: Parameters<typeof say>[0]) => main().getByRole('button', { name: say(key), exact: true });
    const link = (key: Parameters<typeof say>[0]) => main().getByRole('link', { name: say(key), exact: true });
    const she = await pregnantWoman(system, account);
    const day = await dayOf(system, account.user_name);
    const another = await pregnantWoman(system, account);
    for (const { beneficiary_id } of [she, another]) {
      await system.books.rows('insert into session_roster (session_id, beneficiary_id) values ($1, $2)', [
        day.session_id,
        beneficiary_id,
      ]);
    }
    const events = () =>
      system.books.rows(
        `select e.kind, e.session_id::text, c.kind as care from pregnancy_event e
         left join care_case c using (beneficiary_id, case_id)
         where e.beneficiary_id = $1 and e.kind <> 'registered'`,
        [she.beneficiary_id],
      );

    await step('verified, a woman whose pregnancy goes on is offered vaccines and the visit', async () => {
      await nurse.arrive(account);
      await nurse.openSession();
      await nurse.startSession();
      await nurse.chipSays('sync:allSent');
      await nurse.verify(await nurse.find(she.ben_name));
      await main().getByText(say('cases:whichCare')).waitFor();
      await link('cases:careSchedule').waitFor();
      await link('cases:careAntenatal').click();
      await main()
        .getByText(say('pregnancyVisit:visitNumber', { n: 1 }))
        .waitFor();
    });
    await step('half a blood pressure is not taken; without network the visit is saved on this phone', async () => {
      await device.untilKept();
      await device.networkOff();
      await button('app:next').click();
      const field = (key: 'systolic' | 'diastolic') =>
        main().getByRole('textbox', { name: say(`pregnancyForms:antenatal-${key}`) });
      await field('systolic').fill('118');
      await button('app:next').click();
      await main().getByText(say('refusals:BENANC0004')).waitFor();
      await field('diastolic').fill('76');
      for (const title of ['tests', 'given'] as const) {
        await button('app:next').click();
        await main()
          .getByText(say(`pregnancyVisit:step-${title}`), { exact: true })
          .first()
          .waitFor();
      }
      await button('app:next').click();
      await page().waitForURL('**/beneficiary-vaccination-summary*');
      await button('pregnancyVisit:save').click();
      await page().waitForURL('**/beneficiary-vaccination-success*');
      await nurse.chipSays('sync:offlineWaiting', 1);
    });
    await step('it leads to the vaccines that she is due, and they lead to no second visit', async () => {
      await link('cases:careSchedule').click();
      await nurse.giveWhatIsDue();
      await main().getByText(say('cases:fourMessages')).waitFor();
      await eventually(() => link('cases:careAntenatal').count(), 0);
    });
    await step('on the list it stands that she was looked at, beside what she was given', async () => {
      await nurse.nextPerson();
      await nurse.openList('sessions:vaccinated');
      const row = await nurse.find(she.ben_name);
      await row.getByText(say('sessions:antenatalMade')).waitFor();
      await nurse.openList('sessions:scheduled');
    });
    await step('another woman is vaccinated first: that leads to her visit', async () => {
      await nurse.verify(await nurse.find(another.ben_name));
      await link('cases:careSchedule').click();
      await nurse.giveWhatIsDue();
      await link('cases:careAntenatal').click();
      await main()
        .getByText(say('pregnancyVisit:visitNumber', { n: 1 }))
        .waitFor();
    });
    await step('with the network the server has it as a case of the session', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      await eventually(events, [{ kind: 'antenatal', session_id: day.session_id, care: 'antenatal' }]);
    });
  });
}

describe(`an antenatal visit at a session on ${phone.name}`, () => visitAtSession(phone));
