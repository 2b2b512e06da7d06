import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as sessions from '@teeka/contract/sessions';
import type { AreaPart } from '@teeka/contract/within';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { planDesk } from '../../../testing/plan-desk.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const day = await sessionDay(server);
const { phone, today, places, site } = day;
const { session_site_id } = site;
const { freeDay, wished, plan, planned, show, supervisor } = await planDesk(server, day);
const anm = await fixtures.user({ role: 'ANM', sites: [site], places });

test('a vaccinator plans for the own site, and sees the plan as it was made', async () => {
  const date_of_session = freeDay();
  const session_id = await planned({ date_of_session, team_members: [anm.user_id], slots: 3 });
  const shown = await show(session_id);
  assert.deepEqual(
    [shown.date_of_session, shown.start_time, shown.end_time, shown.capacity, shown.slots, shown.status],
    [date_of_session, '09:00', '12:00', 30, 3, 0],
  );
  assert.deepEqual([shown.vaccines, shown.team_members], [['BCG', 'PENTA'], [anm.user_id]]);
  assert.deepEqual([shown.published, shown.special_session_type_id], [false, null]);
  const [audit] = await server.rows<{ call: string }>(
    sql<{ call: string }>`select call from audit where subject = ${session_id}`.compile(build),
  );
  assert.equal(audit?.call, 'sessions.addNewSession');
});

test('a plan for the same weekday of further weeks is as many sessions', async () => {
  const date_of_session = freeDay();
  const answer = await plan({ date_of_session, repeat_weeks: 2 });
  const days = await Promise.all(answer.reply.session_ids.map(async (id) => (await show(id)).date_of_session));
  assert.deepEqual(
    days,
    [0, 7, 14].map((later) => addDays(date_of_session, later)),
  );
});

test('what is refused stands under its field, and nothing is stored', async () => {
  const taken = freeDay();
  await planned({ date_of_session: taken });
  const before = await count();
  const cases: [string, object, string][] = [
    ['yesterday', { date_of_session: addDays(today, -1) }, 'FLDVAL0018 date_of_session'],
    ['no day', { date_of_session: '31/02/2027' }, 'FLDVAL0017 date_of_session'],
    ['ended before it begins', { start_time: '12:00', end_time: '09:00' }, 'SESPLN0006 end_time'],
    [
      'another session then',
      { date_of_session: taken, start_time: '11:00', end_time: '13:00' },
      'SESPLN0001 start_time',
    ],
    ['more than one vaccinator can see', { capacity: 101 }, 'FLDVAL0005 capacity'],
    ['no vaccine', { vaccines: [] }, 'FLDVAL0001 vaccines'],
    ['a vaccine that is none', { vaccines: ['WATER'] }, 'FLDVAL0029 vaccines.0'],
    ['the antivenom at a vaccine site', { vaccines: ['ASV'] }, 'FLDVAL0029 vaccines.0'],
    [
      'somebody who is not posted here',
      { team_members: [(await fixtures.user()).user_id] },
      'FLDVAL0029 team_members.0',
    ],
    [
      'half of a special session',
      { special_session_type_id: 2, special_group: 'Workers' },
      'FLDVAL0001 institution_name',
    ],
    ['a site that is none', { session_site_id: '00000000-0000-7000-8000-000000000000' }, 'REQVAL0012 session_site_id'],
  ];
  for (const [what, wish, expected] of cases) {
    const { errors } = await plan(wish);
    assert.deepEqual(
      errors.map(({ code, path }) => `${code} ${path}`),
      [expected],
      what,
    );
  }
  assert.equal(await count(), before);
});

async function count(): Promise<number> {
  const [row] = await server.rows<{ n: number }>(
    sql<{ n: number }>`select count(*)::int as n from vaccination_session`.compile(build),
  );
  return row?.n ?? 0;
}

test('two plan the same hours of a site at once: one is told', async () => {
  const wish = { date_of_session: freeDay() };
  const answers = await Promise.all([plan(wish), plan(wish, supervisor), plan(wish)]);
  assert.deepEqual(answers.map(({ codes }) => codes[0] ?? '').sort(), ['', 'SESPLN0001', 'SESPLN0001']);
});

test('somebody works at one session at a time, whichever site it is', async () => {
  const neighbour = await fixtures.site(places, { villages: [] });
  const both = await fixtures.user({ role: 'ANM', sites: [site, neighbour], places });
  const wish = { date_of_session: freeDay(), team_members: [both.user_id] };
  assert.equal((await plan(wish, supervisor)).status, 200);
  const answer = await plan({ ...wish, session_site_id: neighbour.session_site_id }, supervisor);
  assert.deepEqual(answer.codes, ['SESPLN0014']);
});

test('two plans want the same person at two sites at once: one is told, whoever comes first', async () => {
  const sites = [site, ...(await Promise.all([1, 2].map(() => fixtures.site(places, { villages: [] }))))];
  const both = await fixtures.user({ role: 'ANM', sites, places });
  for (let round = 0; round < 10; round += 1) {
    const wish = { date_of_session: freeDay(), team_members: [both.user_id] };
    const answers = await Promise.all(
      sites.map((one) => plan({ ...wish, session_site_id: one.session_site_id }, supervisor)),
    );
    assert.deepEqual(answers.map(({ codes }) => codes[0] ?? '').sort(), ['', 'SESPLN0014', 'SESPLN0014']);
  }
});

test('a plan that is changed, one that is taken back and a new one want the same person at once', async () => {
  const [second, third] = [
    await fixtures.site(places, { villages: [] }),
    await fixtures.site(places, { villages: [] }),
  ] as const;
  const both = await fixtures.user({ role: 'ANM', sites: [site, second, third], places });
  const team_members = [both.user_id];
  for (let round = 0; round < 6; round += 1) {
    const date_of_session = freeDay();
    const make = async (wish: object) =>
      (await plan({ date_of_session, ...wish }, supervisor)).reply.session_ids[0] ?? '';
    const cancelled = await make({ session_site_id: third.session_site_id, team_members });
    await supervisor.ask(sessions.cancelSession, { session_id: cancelled, reason: 'No vaccine' });
    const changed = await make({ session_site_id: second.session_site_id });
    const { session_site_id: _site, ...change } = wished({ date_of_session, team_members });
    const answers = await Promise.all([
      supervisor.send(sessions.updateSession, { session_id: changed, ...change }),
      supervisor.send(sessions.restoreSession, { session_id: cancelled }),
      plan({ date_of_session, team_members }, supervisor),
    ]);
    assert.deepEqual(answers.map(({ codes }) => codes[0] ?? '').sort(), ['', 'SESPLN0014', 'SESPLN0014']);
  }
});

test('a special session keeps whom it is for; the number of the facilitator rests sealed', async () => {
  const special = {
    special_session_type_id: 1,
    special_group: 'Class 5 to 10',
    institution_name: 'प्राथमिक विद्यालय',
    min_age: 3287,
    max_age: 5478,
    key_facilitator_name: 'Head Teacher',
    key_facilitator_mobile: '9876543210',
  };
  const session_id = await planned(special);
  const shown = await show(session_id);
  for (const [field, value] of Object.entries(special)) assert.equal(shown[field as keyof typeof shown], value, field);
  const [row] = await server.rows<{ sealed: Buffer }>(
    sql<{ sealed: Buffer }>`select facilitator_mobile_sealed as sealed from vaccination_session
      where session_id = ${session_id}::uuid`.compile(build),
  );
  assert.ok(row?.sealed && !row.sealed.includes('9876543210'));
});

test('a plan is changed until it starts', async () => {
  const session_id = await planned({ team_members: [anm.user_id] });
  const { session_site_id: _site, ...change } = wished({ capacity: 50, team_members: [day.user.user_id] });
  assert.equal((await supervisor.send(sessions.updateSession, { session_id, ...change })).status, 200);
  const shown = await show(session_id);
  assert.deepEqual(
    [shown.capacity, shown.date_of_session, shown.team_members],
    [50, change.date_of_session, [day.user.user_id]],
  );
  const again = await phone.send(sessions.updateSession, { session_id, ...change });
  assert.equal(again.status, 200, 'its own hours are no clash');
  const cases: [number, string][] = [
    [1, 'SESDAY0003'],
    [2, 'SESDAY0007'],
    [3, 'SESDAY0004'],
    [5, 'SESDAY0008'],
  ];
  for (const [status, code] of cases) {
    const other = await day.session(status);
    const answer = await phone.send(sessions.updateSession, { session_id: other, ...change });
    assert.deepEqual(answer.codes, [code], String(status));
  }
});

test('a plan is not made smaller than its list', async () => {
  const session_id = await planned({
    date_of_session: addDays(today, 5),
    start_time: '14:00',
    end_time: '16:00',
    publish: true,
  });
  for (let nth = 0; nth < 3; nth += 1) await day.person({}, { session: session_id });
  const { session_site_id: _site, ...change } = wished({ capacity: 2 });
  const answer = await phone.send(sessions.updateSession, { session_id, ...change });
  assert.deepEqual(
    answer.errors.map(({ code, values }) => [code, values.count]),
    [['SESPLN0008', 3]],
  );
});

test('the choices of a plan: who is posted, what is given, what is planned', async () => {
  const session_id = await planned();
  const choices = await phone.ask(sessions.getPlanChoices, { session_site_id });
  assert.ok(choices.team.some(({ user_id, role }) => user_id === anm.user_id && role === 'ANM'));
  const codes = choices.vaccines.map(({ material_code }) => material_code);
  assert.ok(codes.includes('BCG') && !codes.includes('ASV'));
  assert.ok(choices.planned.some((one) => one.session_id === session_id));
});

test('the list of plans: by day, page by page, at one site', async () => {
  const from_date = freeDay(20);
  const ids = [];
  for (const later of [2, 0, 1]) ids.push(await planned({ date_of_session: addDays(from_date, later) }));
  const ask = (wish: object = {}) =>
    supervisor.ask(sessions.getSessionPlans, {
      from_date,
      to_date: addDays(from_date, 10),
      session_site_id,
      ...wish,
    });
  const all = await ask();
  assert.deepEqual([all.total, all.data.map(({ session_id }) => session_id)], [3, [ids[1], ids[2], ids[0]]]);
  const second = await ask({ page: 2, pageSize: 2 });
  assert.deepEqual([second.total_pages, second.data.map(({ session_id }) => session_id)], [2, [ids[0]]]);
  const within = async (part: AreaPart, session_site_id = '') =>
    (await ask({ session_site_id, within: part })).data.map((one) => one.session_id);
  assert.equal((await within({ level: 'block', code: places.block })).length, 3);
  assert.equal((await within({ level: 'site', id: session_site_id })).length, 3);
  const elsewhere = await fixtures.places(1);
  assert.deepEqual(await within({ level: 'block', code: elsewhere.block }), []);
  const tooLong = await supervisor.send(sessions.getSessionPlans, {
    from_date,
    to_date: addDays(from_date, 40),
  });
  assert.deepEqual(tooLong.codes, ['FLDVAL0025']);
});
