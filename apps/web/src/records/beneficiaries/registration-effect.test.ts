import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyReply } from '../../platform/pack/apply-reply.ts';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { anItem } from '../../platform/testing/an-item.ts';
import { aReply, aSession, sessionId } from '../../platform/testing/pack-reply.ts';
import { personForecast } from '../schedule/person-forecast.ts';
import { sessionNow } from '../sessions/session-now.ts';
import { overlay } from '../testing/overlay.ts';
import { personNow } from './person-now.ts';
import { searchPack } from './search.ts';

const number = '12345678901236';
const { rows } = applyReply(null, aReply(5, { sessions: [aSession({ status: 'on-going' })] }), '2026-11-21T05:00:00Z');
const input = {
  beneficiary_id: number,
  session_id: sessionId,
  name: 'ram kumar',
  gender: 1,
  dob: '1990-03-10',
  dob_is_year: false,
  birth_year: '',
  mobile_number: '9812345670',
  photo_id_type: null,
  photo_id_number: '',
  village_id: 7,
  ben_type_id: 20,
  address: '',
  guardian_ben_id: '',
  guardian_name: '',
  father_name: '',
  lmp_date: null,
  previous_pregnancy_year: '',
  blood_group: '',
  child_weight: null,
  abha_address: '',
};
const registered = anItem({ call: 'beneficiaries.registration', input });

test('a registered person is on the session list and found at once, and leaves the pulled rows alone', () => {
  const view = overlay(rows, [registered]);
  const scheduled = sessionNow(view, sessionId)?.lists.scheduled ?? [];
  assert.equal(
    scheduled.some(({ entry }) => entry.beneficiary_id === number),
    true,
  );
  assert.equal(personNow(view, number)?.record?.ben_name, 'RAM KUMAR');
  assert.equal(searchPack(view.rows, '9812345670')[0]?.beneficiary_id, number);
  assert.equal(rows.people.has(number), false);
});

test('a refused registration is not drawn; an edit changes only the fields it names', () => {
  assert.equal(personNow(overlay(rows, [{ ...registered, state: 'refused' }]), number), null);
  const edit = { ...input, ben_name: 'RAM SINGH', ben_mobile_number: '9000000001', changed: ['ben_name'] };
  const edited = anItem({ id: 'e', call: 'beneficiaries.updateBeneficiaryBasicDetails', input: edit });
  const record = personNow(overlay(rows, [registered, edited]), number)?.record;
  assert.deepEqual([record?.ben_name, record?.mobile], ['RAM SINGH', '9812345670']);
});

test('a child of a delivery that was refused is nobody; once the delivery stands it is somebody', () => {
  const mother = { ...input, beneficiary_id: '22345678901235', gender: 2 };
  const registeredMother = anItem({ id: 'm', call: 'beneficiaries.registration', input: mother });
  const delivery_id = '0198b0a0-0000-7000-8000-00000000d001';
  const delivery = anItem({
    id: 'd',
    call: 'pregnancies.addPregnancyEvent',
    input: {
      beneficiary_ref_id: mother.beneficiary_id,
      pregnancy_number: 1,
      event: { event_id: delivery_id, kind: 'delivery', facts: {}, births: [] },
      captured_at: '2026-11-21T05:00:00Z',
    },
  });
  const born = { ...input, guardian_ben_id: mother.beneficiary_id, delivery_id };
  const child = anItem({ id: 'c', call: 'beneficiaries.registration', input: born, state: 'blocked' });
  const isThere = (items: Parameters<typeof overlay>[1]) => overlay(rows, items).rows.people.has(number);
  assert.equal(isThere([registeredMother, delivery, child]), true);
  assert.equal(isThere([registeredMother, { ...delivery, state: 'refused' }, child]), false);
  // Whose mother this phone does not know: nothing speaks against it.
  assert.equal(isThere([child]), true);
});

test('a death is said on this phone at once; the dose that was due is not offered any more', () => {
  const [child] = [...rows.people.values()];
  assert.ok(child);
  const died = anItem({
    call: 'beneficiaries.declareBenDeath',
    input: { beneficiary_ref_id: child.beneficiary_id, date_of_death: '2026-11-20', remarks: '' },
  });
  const record = personNow(overlay(rows, [died]), child.beneficiary_id)?.record;
  assert.equal(record?.deceased_on, '2026-11-20');
  assert.equal(
    personNow(overlay(rows, [{ ...died, state: 'refused' }]), child.beneficiary_id)?.record?.deceased_on,
    null,
  );
  const unsettled = personNow(overlay(rows, [died]), child.beneficiary_id)?.unsettled;
  assert.equal(unsettled?.length, 1, 'it stands with the person while it waits');
  const offered = (person: PersonOnPhone) =>
    personForecast(person, [], { today: '2026-11-21', jeEndemic: false }).doses.filter(
      ({ state }) => state === 'due' || state === 'overdue',
    ).length;
  assert.ok(offered(child) > 0);
  assert.equal(record && offered(record), 0);
  const withdrawn = (date_of_death: string) =>
    anItem({
      id: 'w',
      call: 'beneficiaries.withdrawBenDeath',
      input: { beneficiary_ref_id: child.beneficiary_id, date_of_death, reason: 'Another child' },
    });
  const after = (date_of_death: string) =>
    personNow(overlay(rows, [died, withdrawn(date_of_death)]), child.beneficiary_id)?.record;
  const alive = after('2026-11-20');
  assert.equal(alive?.deceased_on, null, 'taken back');
  assert.equal(alive && offered(alive), offered(child));
  assert.equal(after('2026-11-19')?.deceased_on, '2026-11-20', 'another declaration stays');
});

test('a renamed guardian has the new name with the children of this phone', () => {
  const baby = anItem({
    id: 'b',
    call: 'beneficiaries.registration',
    input: { ...input, beneficiary_id: '98765432109878', name: 'baby', guardian_ben_id: number },
  });
  const edit = { ...input, ben_name: 'RAM SINGH', changed: ['ben_name'] };
  const edited = anItem({ id: 'e', call: 'beneficiaries.updateBeneficiaryBasicDetails', input: edit });
  const shown = (items: Parameters<typeof overlay>[1]) =>
    personNow(overlay(rows, items), '98765432109878')?.record?.guardian_name;
  assert.equal(shown([registered, baby]), 'RAM KUMAR');
  assert.equal(shown([registered, baby, edited]), 'RAM SINGH');
});

test('a photo taken here is shown at once and as long as the phone has it; a refused one is not', () => {
  const photo = anItem({
    id: 'p',
    call: 'beneficiaries.savePhoto',
    input: { beneficiary_id: number, user_photo: 'AAAA', captured_at: '2026-11-21T05:00:00Z' },
  });
  const shown = (change: object) => overlay(rows, [registered, { ...photo, ...change }]).photos.get(number);
  assert.equal(shown({}), 'AAAA');
  assert.equal(shown({ state: 'done', inPack: true }), 'AAAA');
  assert.equal(shown({ state: 'refused' }), undefined);
  const off = anItem({ id: 'q', call: 'beneficiaries.removePhoto', input: { beneficiary_id: number } });
  assert.equal(overlay(rows, [registered, photo, off]).photos.get(number), null, 'taken off: none is shown');
  assert.equal(overlay(rows, [registered, off, photo]).photos.get(number), 'AAAA', 'and another one later is');
});
