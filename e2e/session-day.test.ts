import assert from 'node:assert/strict';
import { after, before, describe } from 'node:test';
import { getCaseDetailsOfBen } from '@teeka/contract/cases';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { accountOf, signedIn } from './harness/accounts.ts';
import { type Day, dayOf, type Listed, strangerOf } from './harness/day.ts';
import { childrenDue, putOnList } from './harness/due.ts';
import { eventually } from './harness/eventually.ts';
import { familyText, untilFamilyTextIsKept, writeFamilyText } from './harness/family-text.ts';
import { signIn } from './harness/hands.ts';
import { isInView } from './harness/is-in-view.ts';
import { journey } from './harness/journey.ts';
import { Nurse } from './harness/nurse.ts';
import { peopleInView } from './harness/people-in-view.ts';
import { desktop, type Profile, phone } from './harness/profiles.ts';
import { bringUpSystem, type System } from './harness/system.ts';
import type { WordKey } from './harness/words.ts';

const vaccinator = accountOf('vaccinator1');
/** The demo's child of six weeks, and what is due then (national schedule, 6 weeks). */
const aarav = 'AARAV KUMAR';
const sixWeeks = ['FIPV1', 'OPV1', 'PCV1', 'PENTA1', 'RVV1'];
/** Doses from the vials that serve at six weeks. */
const sameVials = /^(FIPV|OPV|PCV|PENTA|RVV)[123]$/;
const mostTaps = 6;

interface Given {
  readonly dose_code: string;
  readonly captured_at: Date;
  readonly recorded_at: Date;
  readonly user_name: string;
}

const givenTo = ({ books }: System, who: Listed): Promise<Given[]> =>
  books.rows<Given>(
    `select dose_code, captured_at, recorded_at, user_name from dose join app_user on user_id = captured_by
     where beneficiary_id = $1 and session_id is not null and given_on = (now() at time zone 'Asia/Kolkata')::date
     order by dose_code`,
    [who.beneficiary_id],
  );

function sessionDay(profile: Profile): void {
  let system: System;
  before(async () => {
    system = await bringUpSystem();
  });
  after(() => system.end());
  journey('a session day', { system: () => system, profile }, async (person) => {
    const { device, say, step } = person;
    const nurse = new Nurse(person);
    const doseName = (code: string) => say(`schedule:dose-${code}` as WordKey);
    let day: Day;
    let offAt: Date;
    let onAt: Date;
    const listed = (name: string): Listed => {
      const found = day.roster.find(({ ben_name }) => ben_name === name);
      assert.ok(found, `${name} is on the list`);
      return found;
    };
    day = await dayOf(system, vaccinator.user_name);
    // Somebody for whom the same vials serve is on the list, whatever the day of the week.
    const children = await childrenDue(system, day);
    const second = children.find(
      ({ ben_name, due }) => ben_name !== aarav && due.every((code) => sameVials.test(code)),
    );
    assert.ok(second);
    await putOnList(system, day, second);
    day = await dayOf(system, vaccinator.user_name);
    const stranger = await strangerOf(system, day);
    const absent = day.roster.find(({ ben_name }) => ![aarav, second.ben_name].includes(ben_name));
    assert.ok(absent);

    await writeFamilyText(system, profile.language);

    await step('signs in', async () => {
      await signIn(person, vaccinator);
      await device.page.waitForURL('**/dashboard');
    });
    await step('sees today’s session and waits until the day is on the device', async () => {
      await nurse.untilDayIsHere();
      await device.page.getByRole('heading', { name: say('sessions:todaysSessions') }).waitFor();
      await nurse.chipSays('sync:allSent');
    });
    await step('opens the session and starts it', async () => {
      await nurse.openSession();
      await eventually(() => nurse.countOn('sessions:scheduled'), day.roster.length);
      await nurse.startSession();
      await nurse.chipSays('sync:allSent');
      const { status } = await system.books.one<{ status: number }>(
        'select status from vaccination_session where session_id = $1',
        [day.session_id],
      );
      assert.equal(status, 1);
    });
    await step('at least five people are seen at once', async () => {
      await eventually(async () => (await peopleInView(device.page)) >= 5, true);
    });
    await step('the lists stand side by side in one row, and scroll where they do not fit', async () => {
      const bar = await device.page.getByRole('tablist').evaluate((list) => {
        const tabs = [...list.children].map((tab) => tab.getBoundingClientRect());
        return {
          rows: new Set(tabs.map(({ top }) => Math.round(top))).size,
          lines: Math.max(...tabs.map(({ height }) => Math.round(height / 48))),
          fits: list.scrollWidth <= list.clientWidth || getComputedStyle(list).overflowX === 'auto',
        };
      });
      assert.deepEqual(bar, { rows: 1, lines: 1, fits: true });
    });
    await step('finds a child on the list and sees the five vaccines due', async () => {
      const row = await nurse.find('aarav');
      const counted = async () => {
        const text = await row.innerText();
        const shown = sixWeeks.filter((code) => text.includes(doseName(code)));
        return shown.length + Number(/\+(\d+)/.exec(text)?.[1] ?? 0);
      };
      await eventually(counted, sixWeeks.length);
    });

    await step('loses the network', async () => {
      await untilFamilyTextIsKept(device.page);
      await device.networkOff();
      offAt = new Date();
      await nurse.chipSays('sync:offline');
    });
    await step('verifies the child', async () => {
      await nurse.verify(await nurse.find(aarav));
      await nurse.chipSays('sync:offlineWaiting', 1);
    });
    await step('reads what is due and why', async () => {
      await nurse.seeWhatIsDue();
      for (const code of sixWeeks) await device.page.getByText(doseName(code), { exact: true }).first().waitFor();
      const since = displayDate(addDays(listed(aarav).dob, 42));
      const why = device.page.getByText(say('schedule:since', { day: since })).filter({ visible: true });
      await eventually(() => why.count(), sixWeeks.length);
    });
    await step('photographs the paper card, and sees the photo without network', async () => {
      const { page } = device;
      await page.getByText(say('doses:cardPhoto'), { exact: true }).click();
      await page.getByText(say('doses:cardPhotoOffline')).waitFor();
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: say('profile:choosePhoto') }).click();
      const buffer = await page.screenshot({ type: 'jpeg' });
      await (await chooser).setFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer });
      await page.getByRole('img', { name: say('doses:cardPhoto') }).waitFor();
      await nurse.chipSays('sync:offlineWaiting', 1);
    });
    await step('may not go on before asking the questions', async () => {
      await device.page.getByRole('button', { name: say('cases:continue'), exact: true }).click();
      const missing = device.page.getByText(say('cases:askMissing'));
      await eventually(() => isInView(missing), true);
      const first = device.page.getByRole('radio', { name: `${say('cases:askSevereReaction')} ${say('app:no')}` });
      await eventually(() => first.evaluate((radio) => radio === document.activeElement), true);
    });
    await step('gives the five, each from its vial, and saves', async () => {
      await nurse.askAndContinue();
      await nurse.chooseVials();
      await nurse.save(sixWeeks.length);
      await device.page.getByText(say('cases:stillToSend')).waitFor();
      await device.page.getByRole('heading', { name: say('cases:alsoTell') }).waitFor();
      await device.page.getByText(familyText).waitFor();
      await nurse.chipSays('sync:offlineWaiting', 1);
      await nurse.nextPerson();
      await eventually(async () => (await peopleInView(device.page)) >= 5, true);
    });
    await step(`records a repeat dose with at most ${mostTaps} taps`, async () => {
      const row = await nurse.find(second.ben_name);
      const before = await device.taps();
      await nurse.verify(row);
      await nurse.seeWhatIsDue();
      const due = await nurse.dosesOffered();
      await nurse.askAndContinue();
      assert.equal(await nurse.chooseVials(), 0, 'the vials of the child before serve again');
      await nurse.save(due);
      const taps = (await device.taps()) - before;
      assert.ok(taps <= mostTaps, `${taps} taps`);
      await nurse.nextPerson();
      await nurse.chipSays('sync:offlineWaiting', 2);
    });
    await step('adds somebody who came without being on the list', async () => {
      const by = profile.touch ? 'mobile' : 'reference';
      await nurse.add({
        name: stranger.ben_name,
        by,
        number: by === 'mobile' ? stranger.mobile : stranger.beneficiary_id,
      });
      await nurse.chipSays('sync:offlineWaiting', 3);
    });
    await step('records why a child is not vaccinated', async () => {
      await nurse.reject(absent.ben_name);
      await nurse.chipSays('sync:offlineWaiting', 4);
    });
    await step('nothing of it is on the server yet', async () => {
      assert.deepEqual(await givenTo(system, listed(aarav)), []);
    });

    await step('the app is closed and opened again, still without network', async () => {
      await device.close();
      await device.open('/');
      await nurse.chipSays('sync:offlineWaiting', 4);
    });
    await step('still signed in, the doses are shown as saved on this phone', async () => {
      await device.open('/dashboard');
      await nurse.openSession();
      await nurse.openList('sessions:vaccinated');
      const row = await nurse.find(aarav);
      for (const code of sixWeeks) await row.getByText(doseName(code), { exact: true }).waitFor();
      await row.getByText(say('app:statusSavedHere')).waitFor();
      await eventually(() => nurse.countOn('sessions:vaccinated'), 2);
      await eventually(() => nurse.countOn('sessions:rejected'), 1);
      await eventually(() => nurse.countOn('sessions:scheduled'), day.roster.length - 2);
    });

    await step('the network comes back and everything is sent', async () => {
      onAt = new Date();
      await device.networkOn();
      await nurse.chipSays('sync:allSent');
    });
    await step('the photo of the card is on record, once', async () => {
      const photos = await system.books.rows(
        `select from person_document where beneficiary_id = $1 and kind = 'vaccination-card'`,
        [listed(aarav).beneficiary_id],
      );
      assert.equal(photos.length, 1);
    });
    await step('the doses stand in the database exactly once, with author and time of capture', async () => {
      const given = await givenTo(system, listed(aarav));
      assert.deepEqual(
        given.map(({ dose_code }) => dose_code),
        sixWeeks,
      );
      for (const dose of given) {
        assert.equal(dose.user_name, vaccinator.user_name);
        assert.ok(dose.captured_at >= offAt && dose.captured_at < onAt, 'captured while offline');
        assert.ok(dose.recorded_at >= onAt, 'recorded once there was network');
      }
      const { receipts } = await system.books.one<{ receipts: number }>(
        'select count(*)::int as receipts from receipt join app_user using (user_id) where user_name = $1',
        [vaccinator.user_name],
      );
      assert.equal(receipts, 11, 'one receipt for each write but the photo, the start of the session included');
      const audited = await system.books.rows<{ call: string }>(
        `select call from audit join app_user using (user_id) where beneficiary_id = $1 and user_name = $2
         and call in ('sessions.verifyManually', 'cases.saveCaseDetails', 'cases.addVaccineDetails', 'cases.caseStatusUpdation')
         order by call`,
        [listed(aarav).beneficiary_id, vaccinator.user_name],
      );
      assert.deepEqual(
        audited.map(({ call }) => call),
        ['cases.addVaccineDetails', 'cases.caseStatusUpdation', 'cases.saveCaseDetails', 'sessions.verifyManually'],
      );
    });
    await step('the server tells the same over its API', async () => {
      const client = await signedIn(system, vaccinator);
      const { cases } = await client.ask(getCaseDetailsOfBen, {
        beneficiary_reference_id: listed(aarav).beneficiary_id,
      });
      const todays = cases.filter(({ session_id }) => session_id === day.session_id);
      assert.equal(todays.length, 1);
      const doses = todays[0]?.vaccine_details ?? [];
      assert.deepEqual(doses.map(({ dose_code }) => dose_code).sort(), sixWeeks);
      for (const dose of doses) {
        assert.equal(dose.captured_by_name, vaccinator.name.en);
        assert.ok(new Date(dose.captured_at) < onAt);
        assert.notEqual(dose.batch_number, '');
      }
    });
    await step('ends the session; who did not come is counted', async () => {
      const waiting = day.roster.length - 2;
      await nurse.endSession();
      await nurse.chipSays('sync:allSent');
      await eventually(() => nurse.countOn('sessions:noshow'), waiting);
      const counts = await system.books.rows<{ status: string; n: number }>(
        'select status, count(*)::int as n from session_roster where session_id = $1 group by status order by status',
        [day.session_id],
      );
      assert.deepEqual(counts, [
        { status: 'noshow', n: waiting },
        { status: 'rejected', n: 1 },
        { status: 'vaccinated', n: 2 },
      ]);
    });
    await step('one tap puts them on the next list', async () => {
      const waiting = day.roster.length - 2;
      await device.page.getByRole('button', { name: say('plans:carry'), exact: true }).click();
      await device.page.getByRole('button', { name: say('plans:carryUndo'), exact: true }).waitFor();
      await nurse.chipSays('sync:allSent');
      const carried = () =>
        system.books.one<{ n: number; lists: number }>(
          `select count(*)::int as n, count(distinct session_id)::int as lists from session_roster
           where carried_from = $1 and status = 'scheduled'`,
          [day.session_id],
        );
      await eventually(carried, { n: waiting, lists: 1 });
    });
  });
}

for (const profile of [phone, desktop]) describe(profile.name, () => sessionDay(profile));
