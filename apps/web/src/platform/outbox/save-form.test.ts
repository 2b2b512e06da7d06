import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registration, savePhoto } from '@teeka/contract/beneficiaries';
import { addVaccineDetails, saveCaseDetails } from '@teeka/contract/cases';
import { endSession, startSession, verifyManually } from '@teeka/contract/sessions';
import { receiveBatch } from '@teeka/contract/stock';
import { offlineCalls } from '../../records/testing/offline-calls.ts';
import { openStore } from '../store/database.ts';
import { aForm } from '../testing/a-form.ts';
import { personId, sessionId } from '../testing/pack-reply.ts';
import { makePhone, storeKey } from '../testing/phone.ts';
import { deriveKeys, vaultOf } from '../vault/vault.ts';
import { openOutbox } from './outbox.ts';
import { openOutboxRows } from './outbox-rows.ts';
import { madeBefore } from './save-form.ts';

const captured_at = '2026-11-21T10:00:00+05:30';
const subject = { case_id: '0190f000-0000-7000-8000-000000000001', beneficiary_reference_id: personId(1) };
const batch_id = '0190f000-0000-7000-8000-00000000000b';
const opening = (case_id = subject.case_id) => ({
  call: saveCaseDetails,
  input: {
    ...subject,
    case_id,
    session_id: sessionId,
    material_category: '',
    material_ids: [],
    screened: [],
    captured_at,
  },
});
const doses = (batch: string | null = null, case_id = subject.case_id) => ({
  call: addVaccineDetails,
  input: {
    ...subject,
    case_id,
    session_id: sessionId,
    vaccine_details: [
      {
        dose_id: '0190f000-0000-7000-8000-000000000002',
        dose_code: 'MR1',
        material_id: 8,
        batch_id: batch,
        batch_number: 'M-1',
        expiry_date: null,
        given_on: '2026-11-21',
        body_site: '',
        captured_at,
      },
    ],
  },
});
const session = { session_id: sessionId, captured_at };
const draft = (value: unknown) => ({ place: '/case-details/p/s#visit', version: 1, value });

test('what a form saved is replaced as one, in its place, and what built on it builds on all that is new', async () => {
  const { outbox, save, refuse, again, of, standing, items, close } = await aForm();
  await outbox.enqueue(startSession, session);
  await save([opening(), doses()], draft('typed'));
  await outbox.enqueue(endSession, session);
  const refused = await refuse(saveCaseDetails.name, { code: 'FLDVAL0001' });
  assert.deepEqual(refused.draft, draft('typed'));
  assert.deepEqual(standing(), [
    'sessions.startSession waiting',
    'cases.saveCaseDetails refused',
    'cases.addVaccineDetails blocked',
    'sessions.endSession blocked',
  ]);
  const verify = { session_id: sessionId, beneficiary_id: personId(2), photo_id_type: null, details_confirmed: true };
  const more = { call: verifyManually, input: { ...verify, details_confirmed: true as const, captured_at } };
  const fresh = await again(refused, [opening(), doses(), more], { draft: draft('corrected') });
  assert.deepEqual(standing(), [
    'sessions.startSession waiting',
    'cases.saveCaseDetails waiting',
    'cases.addVaccineDetails waiting',
    'sessions.verifyManually waiting',
    'sessions.endSession waiting',
  ]);
  assert.deepEqual(
    fresh.map(({ group, draft: kept }) => [group, kept?.value]),
    Array(3).fill([refused.group, 'corrected']),
  );
  const end = of(endSession.name);
  for (const { id } of fresh) assert.ok(end.dependsOn.includes(id));
  const start = of(startSession.name);
  for (const { dependsOn } of fresh) assert.ok(dependsOn.includes(start.id));
  const before = items();
  await outbox.reload();
  assert.deepEqual(items(), before, 'as it rests');
  close();
});

test('what the server has of it is not sent again; what is taken out is given up', async () => {
  const { save, refuse, accept, again, standing, items, close } = await aForm();
  await save([opening(), doses()], draft('typed'));
  await accept(saveCaseDetails.name);
  const refused = await refuse(addVaccineDetails.name, { code: 'VACDOS0001' });
  await again(refused, [opening(), doses()], { draft: draft('corrected') });
  assert.deepEqual(standing(), ['cases.saveCaseDetails done', 'cases.addVaccineDetails waiting']);
  const anew = await refuse(addVaccineDetails.name, { code: 'VACDOS0001' });
  await assert.rejects(again(refused, [doses()], { draft: draft('old') }), 'it was replaced before');
  await again(anew, [], { draft: draft('nothing left') });
  assert.deepEqual(
    items().map(({ call }) => call),
    [saveCaseDetails.name],
  );
  close();
});

test('of two people who were saved in one go the refused one is sent again, the other is not', async () => {
  const { outbox, save, items, again, standing, close } = await aForm();
  const photo = (person: number) => ({
    call: savePhoto,
    input: { beneficiary_id: personId(person), user_photo: 'data:image/jpeg;base64,AAAA', captured_at },
  });
  await save([photo(1), photo(2)], draft('typed'));
  const [first, second] = items();
  assert.ok(first && second);
  await outbox.settle(first, { state: 'done', refusals: [], attempts: 1, settledAt: null });
  await outbox.settle(second, { state: 'refused', refusals: [], attempts: 1, settledAt: null });
  await outbox.reload();
  const refused = items().find(({ id }) => id === second.id) ?? assert.fail('gone');
  await again(refused, [photo(1), photo(2)], { draft: draft('corrected') });
  assert.deepEqual(standing(), ['beneficiaries.savePhoto done', 'beneficiaries.savePhoto waiting']);
  assert.deepEqual(items().at(-1)?.input, photo(2).input);
  close();
});

test('a part that was saved beside others is corrected alone', async () => {
  const { save, refuse, again, of, standing, close } = await aForm();
  await save([opening(), doses()], draft('typed'));
  const refused = await refuse(saveCaseDetails.name, { code: 'FLDVAL0001' });
  const waiting = of(addVaccineDetails.name);
  const [fresh] = await again(refused, [opening()], { draft: draft('corrected'), alone: true });
  assert.deepEqual(standing(), ['cases.saveCaseDetails waiting', 'cases.addVaccineDetails waiting']);
  assert.equal(of(addVaccineDetails.name).id, waiting.id);
  assert.deepEqual(of(addVaccineDetails.name).dependsOn, [fresh?.id]);
  close();
});

test('a correction that goes into another case takes along what was added to the refused one later', async () => {
  const { outbox, save, refuse, again, of, close } = await aForm();
  await save([opening()], draft('typed'));
  await outbox.enqueueAll([doses()]);
  const refused = await refuse(saveCaseDetails.name, { code: 'RABIES0012' });
  const theirs = '0190f000-0000-7000-8000-0000000000ff';
  const closing = { call: saveCaseDetails, input: opening(theirs).input };
  await again(refused, [closing], { draft: draft('corrected') });
  assert.equal((of(addVaccineDetails.name).input as { case_id: string }).case_id, theirs);
  await outbox.reload();
  assert.equal((of(addVaccineDetails.name).input as { case_id: string }).case_id, theirs, 'as it rests');
  close();
});

test('a correction waits for a vial that came to stock after what it corrects', async () => {
  const { outbox, save, refuse, again, of, close } = await aForm();
  await save([opening(), doses()], draft('typed'));
  const receipt = { receipt_id: subject.case_id, batch_id, session_site_id: sessionId, material_id: 8 };
  const vials = { batch_number: 'M-2', manufacturer: 'S', expiry_date: '2027-01-01', vials: 2, vvm: 1 };
  await outbox.enqueue(receiveBatch, { ...receipt, ...vials, captured_at });
  const refused = await refuse(saveCaseDetails.name, { code: 'FLDVAL0001' });
  await again(refused, [opening(), doses(batch_id)], { draft: draft('corrected') });
  assert.ok(of(addVaccineDetails.name).dependsOn.includes(of(receiveBatch.name).id));
  await refuse(receiveBatch.name, { code: 'FLDVAL0001' });
  assert.equal(of(addVaccineDetails.name).state, 'blocked', 'also where that comes later in the order');
  assert.equal(outbox.items.get().filter(({ call }) => call === registration.name).length, 0);
  close();
});

test('parts of what is saved in one go are groups of their own', async () => {
  const { outbox, close } = await aForm();
  const part = (entry: object, name: string) => ({ ...entry, options: { part: name } }) as never;
  const verify = (person: number) => ({
    call: verifyManually,
    input: {
      session_id: sessionId,
      beneficiary_id: personId(person),
      photo_id_type: null,
      details_confirmed: true as const,
      captured_at,
    },
  });
  const saved = await outbox.enqueueAll([part(verify(1), 'a'), part(verify(2), 'b'), part(verify(3), 'a')]);
  const [a, b, more] = saved.map(({ group }) => group);
  assert.equal(a, more);
  assert.notEqual(a, b);
  close();
});

test('what an earlier version of the app stored, without its form, is all there, and can be replaced alone', async () => {
  const store = openStore('teeka-test', makePhone());
  const rows = openOutboxRows(store, vaultOf(await deriveKeys(storeKey(1))));
  const before = (id: string, { call, input }: ReturnType<typeof opening>, dependsOn: readonly string[]) => ({
    ...{ id, call: call.name, input: call.request.parse(input), person: null, dependsOn },
    ...{ madeAt: '2026-11-21T05:00:00.000Z', madeBy: 'worker-1' },
  });
  await rows.add([before('a', opening(), []), before('b', opening(), ['a']), before('c', opening(), ['a'])]);
  await rows.settle('a', { state: 'refused', refusals: [{ code: 'FLDVAL0001' }], attempts: 1, settledAt: null });
  const outbox = await openOutbox({
    rows,
    calls: offlineCalls,
    userId: 'worker-1',
    now: () => new Date('2026-11-21T06:00:00Z'),
  });
  const [old, ...behind] = outbox.items.get();
  assert.ok(old);
  assert.deepEqual([old.state, old.draft, old.group], ['refused', undefined, undefined]);
  assert.deepEqual(
    madeBefore(outbox.items.get(), { opened: old }).stopped.map(({ id }) => id),
    ['a'],
  );
  const [fresh] = await outbox.enqueueAll([opening()], ['a']);
  assert.deepEqual(
    outbox.items.get().map(({ id, state, dependsOn }) => [id, state, dependsOn]),
    [[fresh?.id, 'waiting', []], ...behind.map(({ id }) => [id, 'waiting', [fresh?.id]])],
  );
  store.close();
});
