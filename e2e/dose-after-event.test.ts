import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { reportAefi } from '@teeka/contract/aefi';
import type { Answers } from '@teeka/domain/aefi';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { remarkLength } from '@teeka/domain/text';
import { systemClock } from '../apps/server/src/platform/clock/clock.ts';
import { uuidV7 } from '../apps/server/src/platform/ids/uuid-v7.ts';
import { accountOf, signedIn } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { dealt, desktop, type Profile } from './harness/profiles.ts';
import { Registrar } from './harness/registrar.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { patternOf, type WordKey } from './harness/words.ts';

const vaccinator = accountOf('vaccinator1');
const aarav = 'AARAV KUMAR';
const { today } = systemClock();
const reason = 'Medical officer has seen him';
const weighed = 'Asked the doctor, better than without';

/** A seizure after the birth dose of hepatitis B, which the pentavalent vaccine shares, and what came of it. */
async function reported(
  system: System,
  beneficiary_reference_id: string,
  outcome: Answers = { outcome: 'recovered' },
): Promise<string> {
  const client = await signedIn(system, vaccinator);
  const at = `${addDays(today, -40)}T05:00:00.000Z`;
  const report_id = uuidV7();
  await client.ask(reportAefi, {
    report_id,
    beneficiary_reference_id,
    given_in_session_id: '',
    form_version: 'crf-2023.1',
    answers: {
      symptoms: ['SEIZURE_AFEBRILE'],
      vaccinated_at: at,
      first_symptom_at: at,
      notified_at: at,
      hospitalised: false,
      ...outcome,
    },
    vaccines: [
      {
        dose_id: null,
        material_id: null,
        name: 'Hepatitis B',
        is_diluent: false,
        dose_code: 'HEPB0',
        dose_no: null,
        manufacturer: '',
        batch_number: '',
        mfg_date: null,
        expiry_date: null,
        opened_at: null,
        others_same_vial: null,
      },
    ],
    file: false,
    captured_at: systemClock().instant.toISOString(),
  });
  return report_id;
}

function afterAnEvent(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a dose after an adverse event', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const day = await dayOf(system, vaccinator.user_name);
    const child = day.roster.find(({ ben_name }) => ben_name === aarav);
    const lost = day.roster.find(({ ben_name, dob }) => ben_name !== aarav && dob > addDays(today, -1500));
    assert.ok(child && lost);
    await reported(system, child.beneficiary_id);
    const answer = (question: WordKey, word: 'app:yes' | 'app:no') =>
      device.page.getByRole('radio', { name: `${say(question)} ${say(word)}` });
    const question = () => device.page.getByRole('listitem').filter({ has: answer('cases:askImmuneWeak', 'app:yes') });
    const goOn = () => device.page.getByRole('button', { name: say('cases:continue'), exact: true }).click();
    const penta = () => device.page.getByRole('checkbox', { name: say('schedule:dose-PENTA1' as WordKey) });

    await step('without network the case shows what happened, and leaves the vaccine out', async () => {
      await nurse.arrive(vaccinator);
      await nurse.openSession();
      await nurse.startSession();
      await device.networkOff();
      await nurse.verify(await nurse.find(aarav));
      await nurse.seeWhatIsDue();
      await device.page.getByRole('heading', { name: say('cases:eventTitle') }).waitFor();
      await device.page.getByText(say('aefi:symptom-SEIZURE_AFEBRILE' as WordKey)).waitFor();
      assert.equal(await penta().isDisabled(), true);
      await device.picture(`dose-after-event-${profile.name}`, { whole: true });
    });
    await step('with a reason it is given', async () => {
      await device.page.getByRole('textbox', { name: say('cases:askReason') }).fill(reason);
      assert.equal(await penta().isEnabled(), true);
    });
    await step('a question is answered with yes: the vaccines that it is about wait', async () => {
      await answer('cases:askImmuneWeak', 'app:yes').check();
      for (const code of ['OPV1', 'RVV1'])
        await eventually(() => device.page.locator(`#give-${code}`).isDisabled(), true, { about: code });
      assert.equal(await penta().isEnabled(), true);
      await device.page.getByText(patternOf(say, 'cases:withheldDoses')).waitFor();
    });
    await step('with a typed reason they are given all the same, and the server takes it', async () => {
      const why = question().getByRole('textbox', { name: say('cases:askReason') });
      await why.fill('ok');
      await goOn();
      await question().getByText(say('refusals:FLDVAL0004', remarkLength)).waitFor();
      await why.fill(weighed);
      await device.page.getByText(patternOf(say, 'cases:withheldDoses')).waitFor({ state: 'detached' });
      await device.page.getByText(say('cases:askMissing')).waitFor();
      await answer('cases:askSevereIllness', 'app:no').check();
      await device.page.getByRole('button', { name: say('cases:askNoneElse'), exact: true }).click();
      const due = await nurse.dosesOffered();
      await nurse.goOn();
      await nurse.chooseVials();
      await nurse.save(due);
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
      const [kept] = await system.books.rows<{ reason: string; answers: object[] }>(
        `select screening->'earlier_events'->0->>'reason' as reason, screening->'answers' as answers from care_case
         where beneficiary_id = $1 and session_id = $2`,
        [child.beneficiary_id, day.session_id],
      );
      assert.equal(kept?.reason, reason);
      assert.deepEqual(
        kept.answers.filter((one) => 'answer' in one && one.answer === 'yes'),
        [{ question: 'immune-weak', answer: 'yes', reason: weighed }],
      );
    });
    await step('a death that another report tells of is declared from there, on the day it names', async () => {
      const died = addDays(today, -1);
      const report = await reported(system, lost.beneficiary_id, {
        outcome: 'death',
        death_at: `${died}T05:00:00.000Z`,
        post_mortem: 'no',
      });
      await device.open(`/aefi/report/${lost.beneficiary_id}/${report}`);
      await device.page.getByRole('link', { name: say('beneficiaries:deathDeclare'), exact: true }).click();
      const registrar = new Registrar(person);
      const typed = await registrar.field('beneficiaries:dateOfDeath').inputValue();
      assert.ok([died, displayDate(died)].includes(typed), typed);
      await registrar.confirmDeath(lost.ben_name);
      await nurse.chipSays('sync:allSent');
      const { deceased_on } = await system.books.one<{ deceased_on: string }>(
        'select deceased_on::text from beneficiary where beneficiary_id = $1',
        [lost.beneficiary_id],
      );
      assert.equal(deceased_on, died);
      await device.open(`/aefi/report/${lost.beneficiary_id}/${report}`);
      await device.page.getByRole('heading', { name: say('aefi:clocks') }).waitFor();
      assert.equal(await device.page.getByRole('link', { name: say('beneficiaries:deathDeclare') }).count(), 0);
    });
  });
}

for (const profile of dealt(desktop)) describe(profile.name, () => afterAnEvent(profile));
