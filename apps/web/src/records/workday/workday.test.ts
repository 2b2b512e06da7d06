import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { verifyManually } from '@teeka/contract/sessions';
import { waitingIn } from '../../platform/store/index.ts';
import { anEntry, aReply, mobileOf, sessionId, siteId } from '../../platform/testing/pack-reply.ts';
import { dump } from '../../platform/testing/phone.ts';
import { personNow } from '../beneficiaries/person-now.ts';
import { searchPack } from '../beneficiaries/search.ts';
import { sessionNow } from '../sessions/session-now.ts';
import { aPhone, confirmed, giveDose, type Open, person, until } from '../testing/workday-phone.ts';
import { entryIn } from '../view/view.ts';

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
    assert.equal(sessionNow(view, sessionId)?.session.status, 'on-going');
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
    await workday.outbox.enqueue(verifyManually, { ...confirmed, photo_id_type: null }, { person: card });
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
      await workday.outbox.enqueue(verifyManually, { ...confirmed, photo_id_type: null });
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
    await ended.outbox.enqueue(verifyManually, { ...confirmed, photo_id_type: null });
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
    await workday.outbox.enqueue(verifyManually, { ...confirmed, photo_id_type: null });
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
    await workday.outbox.enqueue(verifyManually, { ...confirmed, photo_id_type: null });
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
