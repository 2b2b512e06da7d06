import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { declareBenDeath, withdrawBenDeath } from '@teeka/contract/beneficiaries';
import { sessionPack } from '@teeka/contract/pack';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dayOf, type Listed } from './harness/day.ts';
import { delayedCall } from './harness/delayed-call.ts';
import { childrenDue, putOnList, todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, type Profile, phone } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';

const vaccinator = accountOf('vaccinator1');

/** The family told the ANM that a child died yesterday. */
async function deathIsDeclared(system: System, { beneficiary_id }: Listed): Promise<string> {
  const anm = await signedIn(system, accountOf('anm1'));
  const date_of_death = addDays(todayInIndia(), -1);
  const captured_at = new Date().toISOString();
  await anm.ask(declareBenDeath, { beneficiary_ref_id: beneficiary_id, date_of_death, captured_at });
  return date_of_death;
}

/** Today's list holds three children who have something due, none of whose names is within another's. */
async function listThree(system: System) {
  const day = await dayOf(system, vaccinator.user_name);
  const children = await childrenDue(system, day);
  const named = children.filter(
    ({ ben_name }, at) => !children.some((one, other) => other !== at && one.ben_name.includes(ben_name)),
  );
  const [ill, dead, alive] = named;
  assert.ok(ill && dead && alive);
  await system.books.rows('delete from session_roster where session_id = $1', [day.session_id]);
  for (const child of [ill, dead, alive]) await putOnList(system, day, child);
  return { ...day, ill, dead, alive };
}

function comingBack(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('who was turned away, and who has died', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const [nurse, registrar] = [new Nurse(person), new Registrar(person)];
    const { session_id, ill, dead, alive } = await listThree(system);
    const main = () => device.page.getByRole('main');
    const records = () => device.page.getByRole('dialog', { name: say('sync:title') });
    const givenHere = async ({ beneficiary_id }: Listed) => {
      const doses = await system.books.rows<{ dose_code: string }>(
        'select dose_code from dose where session_id = $1 and beneficiary_id = $2 order by dose_code',
        [session_id, beneficiary_id],
      );
      return doses.map(({ dose_code }) => dose_code);
    };
    const lineOf = ({ beneficiary_id }: Listed) =>
      system.books.one<{ status: string; reason: number | null }>(
        `select status, reject_reason_id as reason from session_roster
         where session_id = $1 and beneficiary_id = $2`,
        [session_id, beneficiary_id],
      );

    await step('signs in and starts the session', async () => {
      await nurse.arrive(vaccinator);
      await nurse.openSession();
      await nurse.startSession();
      await nurse.chipSays('sync:allSent');
    });
    await step('without network a child is verified, and then turned away with a reason', async () => {
      await device.networkOff();
      await nurse.verify(await nurse.find(ill.ben_name));
      await device.open(`/session/${session_id}`);
      await nurse.openList('sessions:verified');
      await nurse.reject(ill.ben_name);
      await nurse.chipSays('sync:offlineWaiting', 1);
    });
    await step('comes back: found among the not vaccinated, with the reason', async () => {
      await nurse.openList('sessions:rejected');
      const reason = await system.books.rows<{ en: string; hi: string }>(
        'select reason_en as en, reason_hi as hi from not_done_reason order by reason_id limit 1',
      );
      const said = reason[0]?.[profile.language] ?? '';
      await (await nurse.find(ill.ben_name)).getByText(said, { exact: true }).waitFor();
    });
    let due = 0;
    await step('is verified once more, and vaccinated', async () => {
      due = await nurse.visit(ill.ben_name);
      await nurse.nextPerson();
      await eventually(() => nurse.countOn('sessions:vaccinated'), 1);
      await eventually(() => nurse.countOn('sessions:rejected'), 0);
    });
    await step('with the network all of it is taken, in the order in which it happened', async () => {
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      assert.deepEqual(await lineOf(ill), { status: 'vaccinated', reason: null });
      const given = await givenHere(ill);
      assert.equal(given.length, due);
      assert.equal(new Set(given).size, due, 'each once');
      const calls = await system.books.rows<{ call: string }>(
        `select call from audit where beneficiary_id = $1
           and call in ('sessions.verifyManually', 'sessions.rejectBeneficiary') order by at`,
        [ill.beneficiary_id],
      );
      assert.deepEqual(
        calls.map(({ call }) => call.split('.').at(-1)),
        ['verifyManually', 'rejectBeneficiary', 'verifyManually'],
      );
    });
    await step('a child whose death is declared while she verifies: it is said, and no dose is given', async () => {
      await (await nurse.find(dead.ben_name)).getByRole('link').click();
      await device.page.getByRole('heading', { name: say('identity:howVerified') }).waitFor();
      // A pull brings it too, sooner or later; this is about the phone that has not heard of it.
      const pull = await delayedCall(device.page, sessionPack);
      await deathIsDeclared(system, dead);
      await registrar.tap('identity:knownToMe');
      await nurse.chipSays('sync:needsYou', 1);
      pull.letGo();
      await main().getByText(say('refusals:BENDET0002')).waitFor();
      assert.equal(
        await main()
          .getByRole('button', { name: say('cases:continue'), exact: true })
          .count(),
        0,
      );
      assert.deepEqual(await lineOf(dead), { status: 'scheduled', reason: null });
    });
    await step('the record says why, and is given up', async () => {
      await nurse.openRecords();
      await records().getByText(say('refusals:BENDET0002')).waitFor();
      await registrar.tap('sync:discard', records());
      await registrar.tap('sync:discard', device.page.getByRole('dialog', { name: say('sync:discardTitle') }));
      await registrar.tap('app:close', records());
      await nurse.chipSays('sync:allSent');
    });
    await step('on the list it stands that the child died, and a tap leads to the page, not to a dose', async () => {
      await device.open(`/session/${session_id}`);
      const row = await nurse.find(dead.ben_name);
      const date = displayDate(addDays(todayInIndia(), -1));
      await row.getByText(say('beneficiaries:deceased', { date })).waitFor();
      await row.getByRole('link').click();
      await device.page.waitForURL(`**/beneficiary/${dead.beneficiary_id}`);
    });
    let died = '';
    await step('a death was declared of the wrong child, who is vaccinated here without network', async () => {
      await device.open(`/session/${session_id}`);
      await nurse.find(alive.ben_name);
      await device.networkOff();
      died = await deathIsDeclared(system, alive);
      due = await nurse.visit(alive.ben_name);
      await device.networkOn();
      await nurse.chipSays('sync:needsYou', 1);
      await nurse.openRecords();
      await records().getByText(say('refusals:BENDET0002')).waitFor();
      assert.deepEqual(await givenHere(alive), []);
    });
    await step('the office takes the death back; sent again, all of it is taken', async () => {
      const office = await signedIn(system, accountOf('supervisor1'));
      await office.ask(withdrawBenDeath, {
        beneficiary_ref_id: alive.beneficiary_id,
        date_of_death: died,
        reason: 'Another child of the house',
        captured_at: new Date().toISOString(),
      });
      await registrar.tap('sync:retry', records());
      await registrar.tap('app:close', records());
      await nurse.chipSays('sync:allSent');
      assert.equal((await givenHere(alive)).length, due);
      assert.deepEqual(await lineOf(alive), { status: 'vaccinated', reason: null });
    });
    await step('a death soon after a dose, declared without network, leads to its report', async () => {
      await device.open(`/beneficiary/${ill.beneficiary_id}`);
      await device.networkOff();
      await registrar.declareDeath(ill.ben_name, todayInIndia());
      await main()
        .getByText(say('aefi:childDeath', { count: 0 }))
        .waitFor();
      await main()
        .getByRole('link', { name: say('aefi:reportDeath') })
        .click();
      await device.page.waitForURL(`**/aefi/new/${ill.beneficiary_id}`);
      const outcome = main().getByRole('combobox', { name: say('aefi:field-outcome') });
      await eventually(() => outcome.inputValue(), 'death');
      await main().getByText(say('aefi:because-death')).waitFor();
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
    });
  });
}

for (const profile of dealt(phone)) describe(profile.name, () => comingBack(profile));
