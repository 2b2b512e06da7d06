import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { voidDose } from '@teeka/contract/vaccinations';
import { aReply, aSession, sessionId, siteId } from '../../platform/testing/pack-reply.ts';
import { dump } from '../../platform/testing/phone.ts';
import { personNow } from '../beneficiaries/person-now.ts';
import { sessionNow } from '../sessions/session-now.ts';
import { aPhone, captured_at, case_id, dose, giveDose, type Open, person, until } from '../testing/workday-phone.ts';

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
      aReply(40, { sessions: [aSession({ status: 'on-going' })], ...(site_key ? { site_key } : {}) });
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
    assert.deepEqual([dose?.byColleague, dose?.state, dose?.given_on, more.length], [true, 'waiting', '2026-11-21', 0]);
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
      beneficiary_reference_id: person,
      dose_id,
      dose_code,
      given_on,
      case_id,
      reason: 'Wrong child',
      captured_at,
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
        whole: false,
        cursor: '200',
        mobiles: '',
        roster: [],
        site_key: keyOf(1),
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
    // With its quotation mark: three letters alone stand in sealed text by chance.
    for (const secret of [person, dose.dose_id, '"MR1']) assert.ok(!rest.includes(secret), secret);
  });
});
