import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getVaccinationDueList } from '@teeka/contract/schedule';
import * as sessions from '@teeka/contract/sessions';
import { addDays } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { Jobs } from '../../../platform/jobs/jobs.ts';
import type { SmsMessage } from '../../../platform/sms/gateway.ts';
import { planDesk } from '../../../testing/plan-desk.ts';
import { sessionDay } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';
import { tellingJobs } from './tell-by-message.ts';

const server = await testServer();
const { platform, fixtures, sandbox } = server;
const day = await sessionDay(server);
const { phone, today } = day;
const { freeDay, planned, supervisor, wished } = await planDesk(server, day);
const silent = { warn: () => undefined };
const jobs = new Jobs(platform, tellingJobs(platform), silent as never);

/** What arrived at a phone, by the sandbox's own page. */
async function inbox(mobile: string): Promise<readonly { readonly text: string }[]> {
  const answer = await fetch(`${sandbox?.url}/inbox.json?to=${mobile}`);
  return (await answer.json()) as { text: string }[];
}

async function personWith(mobile: string | null, name: string, session: string): Promise<string> {
  const person = await day.person({ name, mobile: mobile ?? fixtures.mobile() }, { session });
  if (mobile === null)
    await server.rows(
      sql`update beneficiary set mobile_sealed = null where beneficiary_id = ${person}::bigint`.compile(build),
    );
  return person;
}

async function cancelled(people: readonly { readonly mobile: string | null; readonly name?: string }[]) {
  const session_id = await planned({ date_of_session: addDays(today, 3), publish: true });
  const ids: string[] = [];
  for (const { mobile, name = 'RANI' } of people) ids.push(await personWith(mobile, name, session_id));
  await phone.ask(sessions.cancelSession, { session_id, reason: 'No vaccine' });
  return { session_id, ids };
}
const peopleToTell = (session_id: string) => phone.ask(sessions.getPeopleToTell, { session_id });
const figures = async (session_id: string) => {
  const { sent, waiting, told: byWorker, people } = await peopleToTell(session_id);
  return { sent, waiting, told: byWorker, toTell: people.map(({ beneficiary_id }) => beneficiary_id) };
};
/** Jobs that failed wait some seconds; nobody waits here. */
const dueNow = () => server.rows(sql`update job set leased_until = null where state = 'waiting'`.compile(build));

test('whoever is booked gets one message, whoever has no number stands on the list to be told', async () => {
  const mobile = fixtures.mobile();
  const { session_id, ids } = await cancelled([{ mobile, name: 'RANI' }, { mobile: null }]);
  assert.deepEqual(await figures(session_id), { sent: 0, waiting: 1, told: 0, toTell: [ids[1]] });
  await jobs.workOff();
  assert.deepEqual(await figures(session_id), { sent: 1, waiting: 0, told: 0, toTell: [ids[1]] });
  const messages = await inbox(mobile);
  assert.equal(messages.length, 1);
  const date = displayDate(addDays(today, 3));
  assert.ok(messages[0]?.text.includes('RANI') && messages[0].text.includes(date), messages[0]?.text);
  assert.ok((await day.audited(ids[0] ?? '')).includes('sessions.cancelSession'));
});

test('in the language of the consent, else of the state', async () => {
  const [consented, other] = [fixtures.mobile(), fixtures.mobile()];
  await server.rows(sql`update facility set state_code = 9`.compile(build));
  const session_id = await planned({ date_of_session: addDays(today, 3), publish: true });
  const english = await day.person({ mobile: consented }, { session: session_id });
  await day.person({ mobile: other }, { session: session_id });
  await server.rows(
    sql`insert into registration (beneficiary_id, registered_by, captured_at, platform, verified_using,
        consent_version, consent_language, consent_given_at, content_hash)
      values (${english}::bigint, ${day.user.user_id}::uuid, now(), 'web', 'manual', '1', 'en', now(), '')`.compile(
      build,
    ),
  );
  await phone.ask(sessions.cancelSession, { session_id, reason: 'No vaccine' });
  await jobs.workOff();
  assert.match((await inbox(consented))[0]?.text ?? '', /will not take place/);
  assert.match((await inbox(other))[0]?.text ?? '', /सत्र नहीं होगा/);
});

test('a sender that dies after the hand-over hands over again, and the phone rings once', async () => {
  const mobile = fixtures.mobile();
  const { session_id } = await cancelled([{ mobile }]);
  const refs: string[] = [];
  const dying = {
    ...platform,
    sms: {
      ...platform.sms,
      async send(message: SmsMessage) {
        refs.push(message.ref);
        const outcome = await platform.sms.send(message);
        if (refs.length === 1) throw new Error('the process dies here');
        return outcome;
      },
    },
  };
  const mortal = new Jobs(platform, tellingJobs(dying), silent as never);
  await mortal.workOff();
  assert.equal((await figures(session_id)).waiting, 1);
  await dueNow();
  await mortal.workOff();
  assert.deepEqual([refs.length, new Set(refs).size], [2, 1]);
  assert.equal((await inbox(mobile)).length, 1);
  assert.equal((await figures(session_id)).sent, 1);
  await jobs.workOff();
  assert.equal(refs.length, 2, 'what is sent is not sent again');
});

test('a number that takes none, a gateway that is gone: a worker tells them, and the others are not forgotten', async () => {
  const [dead, good] = [`${fixtures.mobile().slice(0, 6)}0000`, fixtures.mobile()];
  const { session_id, ids } = await cancelled([{ mobile: dead }, { mobile: good }]);
  await jobs.workOff();
  assert.deepEqual(await figures(session_id), { sent: 1, waiting: 0, told: 0, toTell: [ids[0]] });

  const lost = await cancelled([{ mobile: fixtures.mobile() }, { mobile: fixtures.mobile() }]);
  const gone = { ...platform, sms: { ...platform.sms, send: async () => 'no answer' as const } };
  const without = new Jobs(platform, tellingJobs(gone), silent as never);
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    assert.equal((await figures(lost.session_id)).waiting, 2, `before attempt ${attempt}`);
    await dueNow();
    await without.workOff();
  }
  assert.deepEqual((await figures(lost.session_id)).toTell.sort(), [...lost.ids].sort());
});

test('a worker tells somebody: once, by whoever comes first', async () => {
  const { session_id, ids } = await cancelled([{ mobile: null }]);
  const input = { session_id, beneficiary_id: ids[0] ?? '' };
  const [person] = (await peopleToTell(session_id)).people;
  assert.deepEqual([person?.beneficiary_id, person?.news], [ids[0], 'cancelled']);
  await Promise.all([1, 2].map(() => phone.ask(sessions.markPersonTold, input)));
  assert.deepEqual(await figures(session_id), { sent: 0, waiting: 0, told: 1, toTell: [] });
  const nobody = await phone.send(sessions.markPersonTold, { ...input, beneficiary_id: await day.person() });
  assert.deepEqual(nobody.codes, ['REQVAL0012']);
});

test('taken back: who was told hears that it takes place, who was not told hears nothing', async () => {
  const { session_id, ids } = await cancelled([{ mobile: fixtures.mobile() }, { mobile: null }]);
  await jobs.workOff();
  await phone.ask(sessions.restoreSession, { session_id });
  const { people } = await peopleToTell(session_id);
  assert.deepEqual(
    people.map(({ beneficiary_id, news }) => [beneficiary_id, news]),
    [[ids[0], 'takes-place']],
  );
  const before = await cancelled([{ mobile: fixtures.mobile() }]).catch(() => undefined);
  assert.equal(before, undefined, 'its hours are taken again');
  await phone.ask(sessions.cancelSession, { session_id, reason: 'Again' });
  const known = { sent: 0, waiting: 0, told: 0, toTell: [ids[1]] };
  assert.deepEqual(await figures(session_id), known, 'who believes that it is cancelled is not told again');
});

/** A session of its own morning, somebody booked to a slot or to none. */
async function bookedAt(slot_time: string | null, wish: object = {}) {
  const date_of_session = freeDay();
  const session_id = await planned({ date_of_session, publish: true, ...wish });
  const mobile = fixtures.mobile();
  const person = await personWith(mobile, 'RANI', session_id);
  await server.rows(
    sql`update session_roster set slot_time = ${slot_time}::text::time
      where session_id = ${session_id}::uuid and beneficiary_id = ${person}::bigint`.compile(build),
  );
  const change = async (to: object) => {
    const { session_site_id: _site, ...plan } = wished({ date_of_session, ...wish, ...to });
    return phone.ask(sessions.updateSession, { session_id, ...plan });
  };
  return { session_id, date_of_session, mobile, person, change };
}
const textsAt = async (mobile: string) => (await inbox(mobile)).map(({ text }) => text);

test('moved to another day: one message with the new day, hours and place; a change that concerns nobody sends none', async () => {
  const { session_id, date_of_session, mobile, change } = await bookedAt(null);
  await change({ capacity: 35 });
  assert.deepEqual(await figures(session_id), { sent: 0, waiting: 0, told: 0, toTell: [] });
  const [second, third] = [freeDay(), freeDay()];
  await change({ date_of_session: second });
  await change({ date_of_session: third });
  await jobs.workOff();
  const messages = await textsAt(mobile);
  assert.equal(messages.length, 1, 'the second move came before the message of the first');
  for (const said of [displayDate(date_of_session), displayDate(third), '9:00', '12:00', 'उपकेंद्र'])
    assert.ok(messages[0]?.includes(said), `${said} in ${messages[0]}`);
  assert.ok(!messages[0]?.includes(displayDate(second)));
  await change({ date_of_session: third, end_time: '11:00' });
  await jobs.workOff();
  assert.equal((await textsAt(mobile)).length, 2, 'a further change is a further message');
});

test('other hours of a session with slots: everybody keeps the part of it they were booked to, and hears its hour', async () => {
  const { session_id, mobile, person, change } = await bookedAt('10:00', { slots: 3 });
  await change({ slots: 3, start_time: '10:00', end_time: '13:00' });
  const [line] = await server.rows(
    sql<{ slot_time: string }>`select to_char(slot_time, 'HH24:MI') as slot_time from session_roster
      where session_id = ${session_id}::uuid and beneficiary_id = ${person}::bigint`.compile(build),
  );
  assert.equal(line?.slot_time, '11:00');
  await jobs.workOff();
  assert.match((await textsAt(mobile))[0] ?? '', /11:00/);
});

test('frozen: they hear the afternoon before its day, unless the freeze is lifted before', async () => {
  const lifted = await bookedAt(null);
  const stays = await bookedAt(null);
  const freeze = (session_id: string) => supervisor.ask(sessions.freezeSession, { session_id, reason: 'Inquiry' });
  for (const { session_id } of [lifted, stays]) await freeze(session_id);
  const [job] = await server.rows(
    sql<{ leased_until: Date }>`select leased_until from job
      where subject = ${stays.session_id} and state = 'waiting'`.compile(build),
  );
  assert.equal(job?.leased_until.toISOString(), `${addDays(stays.date_of_session, -1)}T11:30:00.000Z`);
  assert.deepEqual(await figures(stays.session_id), { sent: 0, waiting: 1, told: 0, toTell: [] });
  // A job of an earlier change is still about, and the day lies ahead by the clock of the database.
  await server.rows(
    sql`with later as (
        update job set leased_until = now() + interval '1 hour' where state = 'waiting' returning *),
      day as (update vaccination_session set date_of_session = current_date + 3
        where session_id = ${stays.session_id}::uuid)
      insert into job (job_id, kind, subject, actor, total, made_at)
      select gen_random_uuid(), kind, subject, actor, total, made_at from later
      where subject = ${stays.session_id}::uuid`.compile(build),
  );
  await jobs.workOff();
  assert.equal((await figures(stays.session_id)).waiting, 1);
  await server.rows(
    sql`update vaccination_session set date_of_session = ${stays.date_of_session}::date
      where session_id = ${stays.session_id}::uuid`.compile(build),
  );
  await supervisor.ask(sessions.unfreezeSession, { session_id: lifted.session_id });
  await dueNow();
  await jobs.workOff();
  assert.deepEqual([await textsAt(lifted.mobile), (await textsAt(stays.mobile)).length], [[], 1]);
  await supervisor.ask(sessions.unfreezeSession, { session_id: stays.session_id });
  const { people } = await peopleToTell(stays.session_id);
  assert.deepEqual(
    people.map(({ beneficiary_id, news }) => [beneficiary_id, news]),
    [[stays.person, 'takes-place']],
  );
});

test('frozen today while it runs: who is still on the way hears at once, who is there does not', async () => {
  const session_id = await day.session(1);
  await server.rows(
    sql`update vaccination_session set started_at = ${day.at(-30)} where session_id = ${session_id}::uuid`.compile(
      build,
    ),
  );
  const [coming, there] = [fixtures.mobile(), fixtures.mobile()];
  await personWith(coming, 'RANI', session_id);
  const verified = await personWith(there, 'MEERA', session_id);
  await server.rows(
    sql`update session_roster set status = 'verified' where beneficiary_id = ${verified}::bigint`.compile(build),
  );
  await supervisor.ask(sessions.freezeSession, { session_id, reason: 'Inquiry' });
  await jobs.workOff();
  assert.deepEqual([(await inbox(coming)).length, (await inbox(there)).length], [1, 0]);
});

test('who was booked for it stands on the due list, and can be booked anew', async () => {
  const { ids } = await cancelled([{ mobile: fixtures.mobile() }]);
  const [person = ''] = ids;
  await server.rows(
    sql`update beneficiary set dob = ${addDays(today, -42)}::date, changed_in = pg_current_xact_id()
      where beneficiary_id = ${person}::bigint`.compile(build),
  );
  const list = await phone.ask(getVaccinationDueList, {
    from_date: today,
    to_date: addDays(today, 7),
    pageSize: 500,
  });
  assert.ok(list.data.some(({ beneficiary_id }) => beneficiary_id === person));
  const next = await planned({ date_of_session: addDays(today, 4), publish: true });
  await phone.ask(sessions.addToOngoingSession, {
    session_id: next,
    beneficiary_id: person,
    captured_at: day.at(),
    added_from: 'vaccinator',
    facility_id: day.site.facility_id,
    site_id: day.site.session_site_id,
  });
  assert.equal((await day.line(next, person))?.status, 'scheduled');
});
