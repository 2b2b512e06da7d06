import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { offlineCalls } from '../../records/testing/offline-calls.ts';
import { anItem } from '../testing/an-item.ts';
import { dependenciesOf as dependenciesBy } from './chains.ts';
import type { Item } from './item.ts';
import { isAlreadySo, pauseAfter } from './sender.ts';
import { dependentsOf, readyToSend, withBlocked } from './standing.ts';

const dependenciesOf = (made: Pick<Item, 'call' | 'input'>, items: readonly Item[]) =>
  dependenciesBy(made, items, offlineCalls);
const ids = (items: readonly { id: string }[]) => items.map((item) => item.id);

describe('what may be sent', () => {
  const chain = [
    anItem({ id: 'a', state: 'refused' }),
    anItem({ id: 'b', dependsOn: ['a'] }),
    anItem({ id: 'c', dependsOn: ['b'] }),
    anItem({ id: 'd' }),
    anItem({ id: 'e', dependsOn: ['d'] }),
    anItem({ id: 'f', dependsOn: ['gone'] }),
  ];

  test('a refusal holds up what builds on it, directly or not, and nothing else', () => {
    const states = withBlocked(chain).map((item) => item.state);
    assert.deepEqual(states, ['refused', 'blocked', 'blocked', 'waiting', 'waiting', 'waiting']);
  });

  test('an item goes when all it builds on is done or gone', () => {
    assert.deepEqual(ids(readyToSend(withBlocked(chain))), ['d', 'f']);
    const later = chain.map((item) => (item.id === 'd' ? { ...item, state: 'done' as const } : item));
    assert.deepEqual(ids(readyToSend(withBlocked(later))), ['e', 'f']);
  });

  test('what is on its way is not sent twice, nor what builds on it', () => {
    const items = [anItem({ id: 'a', state: 'sending' }), anItem({ id: 'b', dependsOn: ['a'] })];
    assert.deepEqual(readyToSend(items), []);
  });

  test('a corrected item lets the others go on', () => {
    const corrected = withBlocked(chain).map((item) =>
      item.id === 'a' ? { ...item, state: 'waiting' as const } : item,
    );
    assert.ok(withBlocked(corrected).every((item) => item.state === 'waiting'));
  });

  test('names what builds on an item', () => {
    assert.deepEqual(ids(dependentsOf(chain, ['a'])), ['b', 'c']);
  });
});

describe('what builds on what', () => {
  const about = (session_id: string, beneficiary_id: string) => ({ session_id, beneficiary_id });
  const visit = (case_id: string, beneficiary_reference_id: string) => ({
    case_id,
    beneficiary_reference_id,
  });
  const items = [
    anItem({ id: 'start', call: 'sessions.startSession', input: { session_id: 's' } }),
    anItem({ id: 'asha', input: about('s', 'asha') }),
    anItem({ id: 'radha', input: about('s', 'radha'), state: 'done' }),
    anItem({ id: 'other', input: about('t', 'meena') }),
    anItem({ id: 'case', call: 'cases.saveCaseDetails', input: visit('c', 'asha') }),
    anItem({ id: 'dose', call: 'cases.addVaccineDetails', input: visit('c', 'asha'), state: 'refused' }),
    anItem({ id: 'sita', input: about('t', 'sita'), state: 'refused' }),
    anItem({
      id: 'event',
      call: 'aefi.reportAefi',
      input: { report_id: 'e', beneficiary_reference_id: 'leela' },
    }),
    anItem({ id: 'vials', call: 'stock.receiveBatch', input: { batch_id: 'k' } }),
  ];
  const verify = 'sessions.verifyManually';
  const cases: readonly [string, string, object, readonly string[]][] = [
    ['the same person, and the start', 'sessions.rejectBeneficiary', about('s', 'asha'), ['start', 'asha']],
    ['done items hold up nobody', 'sessions.rejectBeneficiary', about('s', 'radha'), ['start']],
    ['within a visit the step before', 'cases.caseStatusUpdation', visit('c', 'asha'), ['dose']],
    ['a new visit does not wait for a refused one', 'cases.saveCaseDetails', visit('d', 'asha'), ['asha']],
    ['the end waits for the whole session', 'sessions.endSession', { session_id: 's' }, ['start', 'asha']],
    ['another session goes its own way', 'sessions.startSession', { session_id: 'u' }, []],
    ['a second try does not wait for the refused one', verify, about('t', 'sita'), []],
    ['a follow-up waits for its report', 'aefi.followUpAefi', { report_id: 'e' }, ['event']],
    [
      'a report waits for the arrival, not for the visit',
      'aefi.reportAefi',
      { report_id: 'f', ...visit('', 'asha') },
      ['asha'],
    ],
    ['nobody waits for a report', verify, about('s', 'leela'), ['start']],
    ['a dose waits for its vial', 'cases.addVaccineDetails', { vaccine_details: [{ batch_id: 'k' }] }, ['vials']],
    ['what builds on a refused step does', 'sessions.rejectBeneficiary', about('t', 'sita'), ['sita']],
  ];
  for (const [name, call, input, expected] of cases) {
    test(name, () => assert.deepEqual(dependenciesOf({ call, input }, items), expected));
  }

  test('a change of a slot waits for the booking and for the change before it; nothing waits for it', () => {
    const call = 'sessions.changeSlot';
    const made = [
      anItem({ id: 'booked', call: 'sessions.addToOngoingSession', input: about('s', 'asha') }),
      anItem({ id: 'slot', call, input: about('s', 'asha'), state: 'waiting' }),
      anItem({ id: 'photo', call: 'beneficiaries.savePhoto', input: { beneficiary_id: 'asha' } }),
    ];
    assert.deepEqual(dependenciesOf({ call, input: about('s', 'asha') }, made), ['booked', 'slot']);
    assert.deepEqual(dependenciesOf({ call: verify, input: about('s', 'asha') }, made), ['booked']);
    const ends = { call: 'sessions.endSession', input: { session_id: 's' } };
    assert.deepEqual(dependenciesOf(ends, made), ['booked']);
  });

  test('a child waits for its guardian, whom this phone has registered too, until the server has her', () => {
    const call = 'beneficiaries.registration';
    const mother = anItem({ id: 'mother', call, input: { beneficiary_id: 'phoolmati' } });
    const child = { call, input: { beneficiary_id: 'baby', guardian_ben_id: 'phoolmati' } };
    assert.deepEqual(dependenciesOf(child, [mother]), ['mother']);
    assert.deepEqual(dependenciesOf(child, [{ ...mother, state: 'done' }]), []);
    const adult = { call, input: { beneficiary_id: 'other', guardian_ben_id: '' } };
    assert.deepEqual(dependenciesOf(adult, [mother]), []);
  });

  test('the count of vials waits for the doses it counts and for an earlier count, and for nobody else', () => {
    const made = [
      anItem({ id: 'given', call: 'cases.addVaccineDetails', input: about('s', 'asha') }),
      anItem({ id: 'elsewhere', call: 'cases.addVaccineDetails', input: about('other', 'asha') }),
      anItem({ id: 'counted', call: 'stock.saveUtilisation', input: { session_id: 's' } }),
      anItem({ id: 'turned-away', call: 'sessions.rejectBeneficiary', input: about('s', 'ravi') }),
    ];
    const count = { call: 'stock.saveUtilisation', input: { session_id: 's' } };
    assert.deepEqual(dependenciesOf(count, made), ['given', 'counted']);
  });

  test('a photo waits for its person and for the photo before it; nothing else waits for a photo', () => {
    const photo = 'beneficiaries.savePhoto';
    const baby = { beneficiary_id: 'baby' };
    const taken = [
      anItem({ id: 'born', call: 'beneficiaries.registration', input: baby }),
      anItem({ id: 'photo', call: photo, input: baby }),
    ];
    for (const call of [photo, 'beneficiaries.removePhoto'])
      assert.deepEqual(dependenciesOf({ call, input: baby }, taken), ['born', 'photo'], call);
    const refused = taken.map((item) => (item.call === photo ? { ...item, state: 'refused' as const } : item));
    assert.deepEqual(dependenciesOf({ call: photo, input: baby }, refused), ['born']);
    const verified = dependenciesOf({ call: 'sessions.verifyManually', input: about('s', 'baby') }, taken);
    assert.deepEqual(verified, ['born']);
  });
});

test('only facts that two may report alike count as true already; never a dose', () => {
  const cases: readonly [string, string[], boolean][] = [
    ['sessions.startSession', ['SESDAY0003'], true],
    ['sessions.verifyManually', ['SESDAY0012'], true],
    ['sessions.verifyManually', ['SESDAY0012', 'SESDAY0002'], false],
    ['sessions.verifyManually', [], false],
    ['cases.addVaccineDetails', ['VACDOS0001'], false],
  ];
  for (const [call, codes, expected] of cases) {
    assert.equal(
      isAlreadySo(
        offlineCalls.get(call),
        codes.map((code) => ({ code })),
      ),
      expected,
      `${call} ${codes.join()}`,
    );
  }
});

test('pauses grow from seconds to five minutes and are never equal for two phones', () => {
  assert.equal(pauseAfter(1, 0), 1000);
  assert.equal(pauseAfter(1, 0.5), 1500);
  assert.equal(pauseAfter(4, 0), 8000);
  assert.equal(pauseAfter(30, 0), 150_000);
  assert.ok(pauseAfter(30, 0.999) <= 300_000);
});
