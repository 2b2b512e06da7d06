import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { accountOf } from './harness/accounts.ts';
import { dayOf, type Listed } from './harness/day.ts';
import { Device } from './harness/device.ts';
import { dosesOfToday } from './harness/doses-of.ts';
import { childrenDue, putOnList, todayInIndia } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { postTogether } from './harness/post-together.ts';
import { type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import { wordsIn } from './harness/words.ts';

const sarita = accountOf('vaccinator1');
const kiran = accountOf('vaccinator3');
const englishPhone: Profile = { ...phone, name: '360-en', language: 'en' };
const listed = 25;
/** Less than a clock may be behind what the phone last heard of the server's time. */
const someMinutes = 8 * 60_000;
/** A phone asks every minute what others did; it, too, may be slow. */
const aMinuteAndMore = 120_000;

/** Today's list is made to hold 25 children of the catchment, of different names, each with something due. */
async function listChildren(system: System): Promise<readonly Listed[]> {
  const day = await dayOf(system, sarita.user_name);
  const children = (await childrenDue(system, day)).slice(0, listed);
  assert.equal(children.length, listed, 'so many children have something due');
  await system.books.rows('delete from session_roster where session_id = $1', [day.session_id]);
  for (const child of children) await putOnList(system, day, child);
  return children;
}

async function visit(nurse: Nurse, child: Listed): Promise<void> {
  await nurse.visit(child.ben_name);
  await nurse.nextPerson();
}

async function arrive(nurse: Nurse, account: typeof sarita): Promise<void> {
  await nurse.arrive(account);
  await nurse.openSession();
}

describe('two phones at one session', () => {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a session of 25 children', { system: () => system, profile: phone }, async (person) => {
    const { step } = person;
    const first = new Nurse(person);
    const device = new Device(system, englishPhone);
    const second = new Nurse({ device, say: await wordsIn(englishPhone.language) });
    await postTogether(system, { comes: kiran.user_name, to: sarita.user_name });
    const children = await listChildren(system);
    const [shared, ...others] = children;
    assert.ok(shared);
    const hers = others.slice(0, 10);
    const theirs = others.slice(10, 20);
    const [refuses, isIll, comesLast] = others.slice(20);
    assert.ok(refuses && isIll && comesLast);

    await step('one signs in and starts the session, the other opens it on a second phone', async () => {
      await arrive(first, sarita);
      await first.startSession();
      await first.chipSays('sync:allSent');
      await arrive(second, kiran);
      await eventually(() => second.countOn('sessions:scheduled'), listed);
    });
    await step('the second phone loses the network for some minutes', async () => {
      await device.networkOff();
      await second.chipSays('sync:offline');
      const dayBegan = Date.parse(`${todayInIndia()}T00:01:00+05:30`);
      await device.page.clock.setSystemTime(Math.max(Date.now() - someMinutes, dayBegan));
    });
    await step('both vaccinate, one child after another; one child is met by both', async () => {
      await visit(first, shared);
      await Promise.all([
        (async () => {
          for (const child of hers) await visit(first, child);
        })(),
        (async () => {
          await visit(second, shared);
          for (const child of theirs) await visit(second, child);
        })(),
      ]);
    });
    await step('each turns one child away', async () => {
      await first.reject(refuses.ben_name);
      await second.reject(isIll.ben_name);
      await first.chipSays('sync:allSent');
    });
    await step('the network comes back; what both recorded needs the second, all else is sent', async () => {
      await device.page.clock.setSystemTime(Date.now());
      await device.networkOn();
      await second.chipSays('sync:needsYou', 1);
    });
    await step('both phones, which only stay open, come to show the work of both', async () => {
      for (const nurse of [first, second]) {
        await eventually(() => nurse.countOn('sessions:vaccinated'), 21, { within: aMinuteAndMore });
        await eventually(() => nurse.countOn('sessions:rejected'), 2);
        await eventually(() => nurse.countOn('sessions:scheduled'), 2);
      }
    });
    await step('in the database every dose stands once, by whom and when', async () => {
      const { session_id } = await dayOf(system, sarita.user_name);
      const twice = await system.books.rows(
        `select beneficiary_id, dose_code from dose where session_id = $1 group by 1, 2 having count(*) > 1`,
        [session_id],
      );
      assert.deepEqual(twice, []);
      const by = await system.books.rows<{ user_name: string; children: number; late: boolean }>(
        `select user_name, count(distinct beneficiary_id)::int as children,
           bool_and(recorded_at - captured_at > interval '1 minute') as late
         from dose join app_user on user_id = captured_by where session_id = $1 group by 1 order by 1`,
        [session_id],
      );
      assert.deepEqual(by, [
        { user_name: sarita.user_name, children: 11, late: false },
        { user_name: kiran.user_name, children: 10, late: true },
      ]);
    });
    await step('one ends the session for both', async () => {
      await first.endSession();
      await first.chipSays('sync:allSent');
      await eventually(() => first.countOn('sessions:noshow'), 2);
    });
    await step('a child of whom that was not written down was vaccinated: it is typed after the end', async () => {
      const { page, say } = first;
      await first.device.open(`/beneficiary/${comesLast.beneficiary_id}`);
      await page.getByRole('link', { name: say('cases:forgotten'), exact: true }).click();
      await first.verifyHere();
      const given = await first.giveWhatIsDue();
      await first.chipSays('sync:allSent');
      assert.equal((await dosesOfToday(system, comesLast.beneficiary_id)).length, given);
      await first.nextPerson();
      await eventually(() => first.countOn('sessions:vaccinated'), 22);
      await eventually(() => first.countOn('sessions:noshow'), 1);
    });
    await step('and the second phone complained of nothing either', async () => {
      assert.deepEqual(device.complaints, []);
    });
  });
});
