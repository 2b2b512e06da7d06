import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf } from './harness/day.ts';
import { signIn } from './harness/hands.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';

/** Taps from the row on the list to 'saved': of a child whose vials are in hand, and of the first one of a day. */
const most = { repeat: 6, first: 8 };

let system: System;
before(async () => {
  system = await bringUpSystem();
});
after(() => system.end());

function fewTaps(profile: Profile, [from, to]: readonly [number, number]): void {
  journey('from the list to saved in few taps', { system: () => system, profile }, async (person) => {
    const { device, step, say } = person;
    const nurse = new Nurse(person);
    const { roster, session_id } = await dayOf(system, accountOf('vaccinator1').user_name);
    const [first, second] = roster.filter(({ dob }) => dob > '2025').slice(from, to);
    assert.ok(first && second);
    const tapsOf = async (name: string) => {
      const picture = (step: string) => device.picture(`few-taps-${step}-${profile.name}`);
      const row = await nurse.find(name);
      const before = await device.taps();
      await row.getByRole('link').click();
      await device.page.getByRole('heading', { name: say('identity:readOut') }).waitFor();
      await picture('1-verification');
      await nurse.verifyHere();
      await nurse.seeWhatIsDue();
      await picture('2-case');
      const due = await nurse.dosesOffered();
      await nurse.askAndContinue();
      const vials = (await nurse.vialsOfDay.count()) > 0;
      if (vials) await picture('3-vials');
      await nurse.chooseVials();
      await picture('4-summary');
      await nurse.save(due);
      const taps = (await device.taps()) - before;
      await picture('5-saved');
      await nurse.nextPerson();
      return { taps, vials };
    };

    await step('signs in and opens the session', async () => {
      await signIn(person, accountOf('vaccinator1'));
      await nurse.openSession();
      if (from === 0) await nurse.startSession();
    });
    await step(`the first child of the day: the vials are confirmed, at most ${most.first} taps`, async () => {
      const { taps, vials } = await tapsOf(first.ben_name);
      assert.ok(vials, 'nobody has looked at the vials yet');
      assert.ok(taps <= most.first, `${taps} taps`);
    });
    await step(`the next one: at most ${most.repeat} taps, the vials of the day serve again`, async () => {
      const { taps, vials } = await tapsOf(second.ben_name);
      assert.ok(!vials, 'they stand for everybody of today');
      assert.ok(taps <= most.repeat, `${taps} taps`);
    });
    await step('who comes back is told what was given and when to come again, not a first step', async () => {
      await device.open(`/case-details/${second.beneficiary_id}/${session_id}`);
      await device.page.getByRole('heading', { name: say('cases:givenToday') }).waitFor();
      await device.page.getByText(say('cases:visitDone')).waitFor();
      assert.equal(await device.page.getByRole('navigation', { name: say('app:step', { n: 1, total: 4 }) }).count(), 0);
      assert.equal(await device.page.getByText(say('cases:nothingDue')).count(), 0);
    });
  });
}

fewTaps(phone, [0, 2]);
fewTaps({ ...phone, name: '360-en', language: 'en' }, [2, 4]);
