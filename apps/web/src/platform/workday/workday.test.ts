import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addVaccineDetails, saveCaseDetails } from '@teeka/contract/cases';
import { startSession, verifyManually } from '@teeka/contract/sessions';
import { voidDose } from '@teeka/contract/vaccinations';
import { makeConnectivity } from '../connectivity/index.ts';
import type { Send } from '../outbox/index.ts';
import type { Told } from '../outbox/told.ts';
import type { Ask } from '../pack/index.ts';
import { personNow, searchPack, sessionNow } from '../pack/index.ts';
import { entryIn } from '../pack/view.ts';
import { watched } from '../storage/watched.ts';
import { waitingIn } from '../store/index.ts';
import { toldByOthers } from '../store/told-by-others.ts';
import { anEntry, aReply, aSession, mobileOf, personId, sessionId, siteId } from '../testing/pack-reply.ts';
import { dump, makePhone, storeKey } from '../testing/phone.ts';
import { openKeyring } from '../vault/index.ts';
import { openWorkday } from './workday.ts';

const captured_at = '2026-11-21T10:00:00+05:30';
const case_id = '0190f000-0000-7000-8000-000000000001';
const person = personId(1);
const mended = {
  session_id: sessionId,
  beneficiary_id: person,
  details_confirmed: true as const,
  captured_at,
};
const visited = { case_id, beneficiary_reference_id: person, session_id: sessionId };
const dose = {
  dose_id: '0190f000-0000-7000-8000-000000000002',
  dose_code: 'MR1',
  material_id: 8,
  batch_id: null,
  batch_number: 'TESTBATCH77',
  expiry_date: null,
  given_on: '2026-11-21',
  body_site: 'site-right-upper-arm',
  captured_at,
};

/** One phone on which workers sign in and out; `network` and `answers` are what is outside of it. */
function aPhone() {
  const phone = makePhone();
  const keyring = openKeyring(phone);
  const network = watched(true);
  const outside: { send: Send; ask: Ask } = {
    send: async () => ({ kind: 'accepted' }),
    ask: async () => aReply(40, { sessions: [aSession()] }),
  };
  async function open(user_id: string, unlocked: Awaited<ReturnType<typeof keyring.unlock>>) {
    const later = (_: number, act: () => void) => {
      const timer = setTimeout(act, 5);
      return () => clearTimeout(timer);
    };
    const connectivity = makeConnectivity({ network, ping: async () => network.get(), later });
    return openWorkday({
      user: { user_id },
      unlocked,
      connectivity,
      send: (item) => outside.send(item),
      ask: (site, since) => outside.ask(site, since),
      engine: phone,
      now: () => new Date('2026-11-21T04:30:00Z'),
      random: () => 0.5,
      colleagues: async (seal) => {
        const stores = (await keyring.stores()).filter((store) => store !== unlocked.store);
        return toldByOthers<Told>(stores, { seal, engine: phone });
      },
      later,
    });
  }
  return {
    phone,
    keyring,
    network,
    outside,
    signIn: async (user: string, seed: number) =>
      open(user, await keyring.unlock(user, storeKey(seed), 'Asha')),
    reopen: async (user: string) => {
      const unlocked = await keyring.reopen(user);
      return unlocked && open(user, unlocked);
    },
  };
}

async function until(holds: () => boolean): Promise<void> {
  for (let round = 0; round < 400 && !holds(); round++)
    await new Promise((resolve) => setTimeout(resolve, 5));
  assert.ok(holds(), 'it did not come to that');
}

type Open = Awaited<ReturnType<ReturnType<typeof aPhone>['signIn']>>;

async function giveDose({ outbox }: Open): Promise<void> {
  await outbox.enqueue(startSession, { session_id: sessionId, captured_at });
  await outbox.enqueue(verifyManually, { ...mended, photo_id_type: null });
  const opened = { ...visited, material_category: 'UIP', material_ids: [8], screened: [], captured_at };
  await outbox.enqueue(saveCaseDetails, opened);
  await outbox.enqueue(addVaccineDetails, { ...visited, vaccine_details: [dose] });
}

describe('a session day on one phone', () => {
  test('opened once online, worked without network, closed and opened again, then sent once', async () => {
    const { network, outside, signIn, reopen } = aPhone();
    const morning = await signIn('worker-1', 1);
    await morning.openSite(siteId);
    await until(() => morning.view.get() !== null);
    network.set(false);
    const [found] = searchPack((await morning.view.get())?.rows ?? assert.fail(), mobileOf(1));
    assert.ok(found);
    await giveDose(morning);
    morning.close();

    const again = await reopen('worker-1');
    assert.ok(again);
    await again.openSite(siteId);
    const view = again.view.get();
    assert.ok(view);
    assert.equal(sessionNow(view, sessionId)?.session.status, 1);
    assert.equal(sessionNow(view, sessionId)?.lists.vaccinated[0]?.unsettled, 'waiting');
    assert.equal(personNow(view, person)?.doses.find((each) => each.dose_code === 'MR1')?.state, 'waiting');

    const sent: string[] = [];
    outside.send = async (item) => {
      sent.push(item.call);
      return { kind: 'accepted' };
    };
    outside.ask = async () => aReply(1, { whole: false, cursor: '200', people: [], mobiles: '', roster: [] });
    network.set(true);
    await until(() => again.outbox.items.get().every((item) => item.inPack));
    assert.deepEqual(sent, [
      'sessions.startSession',
      'sessions.verifyManually',
      'cases.saveCaseDetails',
      'cases.addVaccineDetails',
    ]);
    again.close();
  });

  test('nothing on the phone names a person: no name, no number, no batch, no reference number', async () => {
    const { phone, network, signIn } = aPhone();
    const workday = await signIn('worker-1', 1);
    await workday.openSite(siteId);
    await until(() => workday.view.get() !== null);
    network.set(false);
    await giveDose(workday);
    await workday.drafts.save(`case-details/${person}/${sessionId}`, { remarks: 'SUNITA came late' });
    const card = {
      beneficiary_id: person,
      ben_name: 'GEETA TESTDEVI',
      dob: '',
      gender: 2,
      guardian_name: '',
    };
    await workday.outbox.enqueue(verifyManually, { ...mended, photo_id_type: null }, { person: card });
    workday.close();
    const rest = await dump(phone);
    assert.ok(rest.length > 20_000, 'the dump is empty');
    const secrets = [
      'TESTKUMARI',
      'TESTDEVI',
      'SUNITA',
      'Rampur',
      'TESTBATCH77',
      'worker-1',
      person,
      mobileOf(1),
      sessionId,
    ];
    for (const secret of secrets) {
      assert.ok(!rest.includes(secret), `${secret} rests in clear`);
    }
  });

  test('signing out drops no item; the next worker sees only how many wait; the first finds all again', async () => {
    const { phone, keyring, network, signIn, reopen } = aPhone();
    network.set(false);
    for (let cycle = 0; cycle < 3; cycle++) {
      const workday = await signIn('worker-1', 1);
      assert.equal(workday.outbox.items.get().length, cycle);
      await workday.outbox.enqueue(verifyManually, { ...mended, photo_id_type: null });
      await workday.drafts.save('form', { cycle });
      workday.close();
      await keyring.drop();
      assert.equal(await reopen('worker-1'), null, 'signed out');

      const other = await signIn('worker-2', 2);
      assert.deepEqual(other.outbox.items.get(), []);
      assert.equal(await other.drafts.read('form'), null);
      assert.equal(other.view.get(), null);
      const [waiting, ...more] = await waitingIn(await keyring.stores(), phone);
      assert.deepEqual([waiting?.people, waiting?.records, more.length], [1, 0, 0], 'all of one person');
      const names = await keyring.names();
      assert.equal(names.get(waiting?.store ?? ''), 'Asha');
      other.close();
      await keyring.drop();
    }
    const back = await signIn('worker-1', 1);
    assert.equal(back.outbox.items.get().length, 3);
    assert.deepEqual(await back.drafts.read('form'), { cycle: 2 });
    back.close();
  });

  test('a sign-in that has ended keeps everything; the next one sends it', async () => {
    const { outside, signIn } = aPhone();
    outside.send = async () => ({ kind: 'signed-out' });
    const ended = await signIn('worker-1', 1);
    await ended.outbox.enqueue(verifyManually, { ...mended, photo_id_type: null });
    await until(() => ended.sender.state.get() === 'signed-out');
    await ended.sender.idle();
    assert.equal(ended.outbox.items.get()[0]?.state, 'waiting');
    ended.close();
    outside.send = async () => ({ kind: 'accepted' });
    const next = await signIn('worker-1', 1);
    await until(() => next.outbox.items.get()[0]?.state === 'done');
    next.close();
  });

  test('a call without an answer makes the phone offline until the server gives a sign of life', async () => {
    const { outside, signIn } = aPhone();
    let tries = 0;
    outside.send = async () => (++tries < 3 ? { kind: 'unreachable' } : { kind: 'accepted' });
    const workday = await signIn('worker-1', 1);
    const seen: boolean[] = [];
    workday.connectivity.online.watch(() => seen.push(workday.connectivity.online.get()));
    await workday.outbox.enqueue(verifyManually, { ...mended, photo_id_type: null });
    await until(() => seen.includes(false));
    await until(() => seen.includes(true));
    // The clock of this phone stands: a pause that it counted would never end.
    await until(() => workday.outbox.items.get()[0]?.state === 'done');
    workday.close();
  });

  /** A colleague vaccinates somebody at another phone. */
  const elsewhere = (outside: ReturnType<typeof aPhone>['outside']) => {
    const roster = [anEntry(1, { status: 'vaccinated', version: 2 })];
    outside.ask = async () => aReply(0, { whole: false, cursor: '200', roster });
  };
  const standing = (workday: Open) => {
    const view = workday.view.get();
    return view && entryIn(view, sessionId, person)?.status;
  };

  test('what the server refuses is followed by a pull: others did what makes it refuse', async () => {
    const { outside, signIn } = aPhone();
    const workday = await signIn('worker-1', 1);
    await workday.openSite(siteId);
    await until(() => standing(workday) === 'scheduled');
    elsewhere(outside);
    outside.send = async () => ({ kind: 'refused', refusals: [{ code: 'SESDAY0013' }] });
    await workday.outbox.enqueue(verifyManually, { ...mended, photo_id_type: null });
    await until(() => standing(workday) === 'vaccinated');
    workday.close();
  });

  test('a phone that only stays open is renewed with what others did; without network nobody is asked', async () => {
    const { network, outside, signIn } = aPhone();
    const workday = await signIn('worker-1', 1);
    await workday.openSite(siteId);
    await until(() => standing(workday) === 'scheduled');
    elsewhere(outside);
    network.set(false);
    workday.renew();
    assert.deepEqual(workday.pack.get()?.pulling.get(), { kind: 'idle' });
    network.set(true);
    await until(() => standing(workday) === 'vaccinated');
    const roster = [anEntry(1, { status: 'verified', version: 3 })];
    outside.ask = async () => aReply(0, { whole: false, cursor: '300', roster });
    workday.renew();
    await until(() => standing(workday) === 'verified');
    workday.close();
  });
});

describe('two workers of one site on one phone without network', () => {
  const keyOf = (fill: number) => btoa(String.fromCharCode(...new Uint8Array(32).fill(fill)));
  const given = (open: Open) => {
    const view = open.view.get();
    const known = view && personNow(view, person);
    return known?.doses.filter(({ dose_code }) => dose_code === 'MR1') ?? [];
  };

  /** The second worker had the pack before; the first gives a dose that the server never hears of. */
  async function afterTheFirst(secondKey: string | undefined) {
    const phone = aPhone();
    const { network, outside, signIn, keyring } = phone;
    const pulled = (site_key: string | undefined) => async () =>
      aReply(40, { sessions: [aSession({ status: 1 })], ...(site_key ? { site_key } : {}) });
    outside.ask = pulled(secondKey);
    const before = await signIn('worker-2', 2);
    await before.openSite(siteId);
    await until(() => before.view.get() !== null);
    before.close();
    outside.ask = pulled(keyOf(1));
    const first = await signIn('worker-1', 1);
    await first.openSite(siteId);
    await until(() => first.view.get() !== null);
    network.set(false);
    await giveDose(first);
    return { ...phone, keyring, first };
  }
  const afterwards = async (phone: Awaited<ReturnType<typeof afterTheFirst>>) => {
    phone.first.close();
    await phone.keyring.drop();
    const second = await phone.signIn('worker-2', 2);
    await second.openSite(siteId);
    await until(() => second.view.get() !== null);
    return second;
  };

  test('the second sees the dose given, by a colleague and not sent, and the person vaccinated', async () => {
    const second = await afterwards(await afterTheFirst(keyOf(1)));
    await until(() => given(second).length > 0);
    const [dose, ...more] = given(second);
    assert.deepEqual(
      [dose?.byColleague, dose?.state, dose?.given_on, more.length],
      [true, 'waiting', '2026-11-21', 0],
    );
    const view = second.view.get();
    const now = view && sessionNow(view, sessionId);
    const line = now?.lists.vaccinated.find(({ entry }) => entry.beneficiary_id === person);
    assert.equal(line?.byColleague, true);
    assert.deepEqual(second.outbox.items.get(), [], 'it is not hers to send');
    second.close();
  });

  test('nothing is told to a worker of another site, or to one without the key', async () => {
    for (const key of [keyOf(2), undefined]) {
      const second = await afterwards(await afterTheFirst(key));
      await new Promise((resolve) => setTimeout(resolve, 60));
      assert.deepEqual(given(second), []);
      second.close();
    }
  });

  test('a dose that was taken back again is not told', async () => {
    const phone = await afterTheFirst(keyOf(1));
    const { dose_id, dose_code, given_on } = dose;
    await phone.first.outbox.enqueue(voidDose, {
      ...{ beneficiary_reference_id: person, dose_id, dose_code, given_on, case_id },
      ...{ reason: 'Wrong child', captured_at },
    });
    const second = await afterwards(phone);
    await new Promise((resolve) => setTimeout(resolve, 60));
    assert.deepEqual(given(second), []);
    second.close();
  });

  test('a dose that the server knows by now is shown as the server has it', async () => {
    const phone = await afterTheFirst(keyOf(1));
    phone.first.close();
    await phone.keyring.drop();
    const [known] = aReply(2).people.slice(1);
    assert.ok(known);
    phone.outside.ask = async () =>
      aReply(1, {
        ...{ whole: false, cursor: '200', mobiles: '', roster: [], site_key: keyOf(1) },
        people: [{ ...known, version: 2, doses: [['MR1', '2026-11-21', 1]] }],
      });
    const second = await phone.signIn('worker-2', 2);
    await second.openSite(siteId);
    phone.network.set(true);
    await until(() => given(second).some(({ voided }) => voided));
    assert.deepEqual(
      given(second).map(({ byColleague = false, voided }) => [byColleague, voided]),
      [[false, true]],
    );
    second.close();
  });

  test('what is told rests sealed', async () => {
    const { phone, first } = await afterTheFirst(keyOf(1));
    first.close();
    const rest = await dump(phone);
    for (const secret of [person, dose.dose_id, 'MR1']) assert.ok(!rest.includes(secret), secret);
  });
});
