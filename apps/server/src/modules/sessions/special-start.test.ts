import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as sessions from '@teeka/contract/sessions';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { sessionDay } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, at, today } = day;

const special = async () => {
  const session_id = await day.session(0);
  await server.rows(
    sql`update vaccination_session set special_session_type_id = 2, vaccines = '{TD,HPV4}'
      where session_id = ${session_id}::uuid`.compile(build),
  );
  return session_id;
};
const details = {
  vaccines_confirmed: ['TD'],
  key_facilitator_name: 'Ramesh Yadav',
  key_facilitator_designation: 'प्रधानाध्यापक',
  key_facilitator_mobile: '9876543210',
};

test('a special session starts with what is there and who answers for it', async () => {
  const session_id = await special();
  const bare = await phone.send(sessions.startSession, { session_id, captured_at: at() });
  assert.deepEqual(
    bare.errors.map(({ code, path }) => `${code} ${path}`),
    [
      'SESPLN0012 vaccines_confirmed',
      'FLDVAL0001 key_facilitator_name',
      'FLDVAL0001 key_facilitator_designation',
      'FLDVAL0027 key_facilitator_mobile',
    ],
  );
  await phone.ask(sessions.startSession, { session_id, captured_at: at(), ...details });
  const shown = await phone.ask(sessions.getSessionData, { session_id });
  assert.equal(shown.status, 1);
  for (const [field, value] of Object.entries(details))
    assert.deepEqual(shown[field as keyof typeof details], value, field);
});

test('an ordinary session starts without, and keeps nothing of it', async () => {
  const session_id = await day.session(0);
  await phone.ask(sessions.startSession, { session_id, captured_at: at(), ...details });
  const shown = await phone.ask(sessions.getSessionData, { session_id });
  assert.deepEqual([shown.status, shown.key_facilitator_name], [1, '']);
});

test('people are booked to a slot of a coming session, until it is full', async () => {
  const session_id = await day.session(0, today);
  await server.rows(
    sql`update vaccination_session set capacity = 3, slots = 2 where session_id = ${session_id}::uuid`.compile(build),
  );
  const book = async (slot_time: string | null) => {
    const answer = await phone.send(sessions.addToOngoingSession, {
      session_id,
      beneficiary_id: await day.person(),
      captured_at: at(),
      slot_time,
      added_from: 'vaccinator',
      facility_id: day.site.facility_id,
      site_id: day.site.session_site_id,
    });
    return answer.codes[0] ?? 'booked';
  };
  assert.equal(await book('10:00'), 'FLDVAL0029');
  assert.deepEqual((await Promise.all([book('09:00'), book('09:00'), book('09:00')])).sort(), [
    'SESPLN0011',
    'booked',
    'booked',
  ]);
  assert.equal(await book('12:30'), 'booked');
  assert.equal(await book(null), 'SESPLN0010');
});

test('whoever is booked comes in another slot: while it has a place, of two phones one gets the last', async () => {
  const session_id = await day.session(0, addDays(today, 2));
  await server.rows(
    sql`update vaccination_session set capacity = 4, slots = 2 where session_id = ${session_id}::uuid`.compile(build),
  );
  const slotOf = async (beneficiary_id: string) => {
    const [line] = await server.rows(
      sql<{ slot: string | null; version: number }>`select to_char(slot_time, 'HH24:MI') as slot, version
        from session_roster where session_id = ${session_id}::uuid and beneficiary_id = ${beneficiary_id}::bigint`.compile(
        build,
      ),
    );
    return line;
  };
  const people = await Promise.all([1, 2, 3].map(() => day.person({}, { session: session_id })));
  const change = async (person: string, slot_time: string | null, captured_at = at()) => {
    const answer = await phone.send(sessions.changeSlot, {
      session_id,
      beneficiary_id: person,
      slot_time,
      captured_at,
    });
    return answer.codes[0] ?? 'changed';
  };
  const [first = '', second = '', third = ''] = people;
  const before = await slotOf(first);
  assert.equal(await change(first, '09:00'), 'changed');
  assert.deepEqual(await slotOf(first), { slot: '09:00', version: (before?.version ?? 0) + 1 });
  assert.deepEqual((await Promise.all([second, third].map((person) => change(person, '09:00')))).sort(), [
    'SESPLN0011',
    'changed',
  ]);
  assert.equal(await change(first, '12:30'), 'changed');
  assert.equal((await slotOf(first))?.slot, '12:30');
  assert.equal(await change(first, '09:30'), 'FLDVAL0029');
  assert.equal(await change(await day.person(), '09:00'), 'SESDAY0010');
  assert.equal(await change(first, null), 'changed');
  assert.equal((await slotOf(first))?.slot, null);
  assert.ok((await day.audited(first)).includes('sessions.changeSlot'));
});

test('a registered person is put on the list of a special session only at its ages', async () => {
  const session_id = await day.session(1);
  await server.rows(
    sql`update vaccination_session set special_session_type_id = 1, min_age = 0, max_age = 365
      where session_id = ${session_id}::uuid`.compile(build),
  );
  const add = async (dob: string) => {
    const beneficiary_id = await day.person({ dob });
    const input = { session_id, beneficiary_id, added_from: 'vaccinator' as const, facility_id: '' };
    const answer = await phone.send(sessions.addToOngoingSession, {
      ...input,
      site_id: day.site.session_site_id,
      captured_at: at(),
    });
    return { codes: answer.codes, line: (await day.line(session_id, beneficiary_id))?.status };
  };
  assert.deepEqual(await add(addDays(today, -365)), { codes: [], line: 'scheduled' });
  assert.deepEqual(await add(addDays(today, -366)), { codes: ['SESDAY0016'], line: undefined });
});
