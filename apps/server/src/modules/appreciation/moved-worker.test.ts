import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadAppreciationLetter } from '@teeka/contract/appreciation';
import { addVaccineDetails, saveCaseDetails } from '@teeka/contract/cases';
import { verifyManually } from '@teeka/contract/sessions';
import { changeWorker, deleteUser, getWorker } from '@teeka/contract/workers';
import { addDays } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { readMigrations } from '../../platform/db/migrate.ts';
import { splitStatements } from '../../platform/db/split-statements.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { accountsDesk, atSite } from '../../testing/accounts-desk.ts';
import { type SessionDay, sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer();
const { fixtures } = server;
const desk = await accountsDesk(server);
const { places, reason } = desk;
const [before, after] = [
  await sessionDay(server, { places, site: desk.site }),
  await sessionDay(server, { places, site: desk.other }),
];
const { today } = before;
const period = { from: addDays(today, -30), to: today };

type Worker = Awaited<ReturnType<typeof fixtures.user>>;

/** Checks somebody at a session of today and vaccinates them; the team of the session is empty, as is usual. */
async function works(worker: Worker, day: SessionDay): Promise<void> {
  const session_id = await day.session(1);
  const person = await day.person({}, { session: session_id });
  const phone = await server.as(worker);
  const checked = { photo_id_type: null, details_confirmed: true } as const;
  await phone.ask(verifyManually, { session_id, beneficiary_id: person, ...checked, captured_at: day.at(-3) });
  const visit = { case_id: uuidV7(), beneficiary_reference_id: person, session_id };
  await phone.ask(saveCaseDetails, {
    ...{ ...visit, material_category: 'Universal Immunization Programme', material_ids: [vaccine.bcg], screened: [] },
    captured_at: day.at(-2),
  });
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
}

/** Another post, by whoever answers for the block. */
async function isPosted(user_id: string, post: object) {
  const { chief, phone } = await desk.officer();
  const { role, user_level, version, display_name } = await phone.ask(getWorker, { user_id });
  const account = { user_id, role, user_level, version, display_name, mobile_number: '', reason };
  await phone.ask(changeWorker, { ...account, currentPassword: chief.password, ...post } as never);
}

/** What the letter says, as the audit log keeps it. */
async function figuresOf(user_id: string) {
  const { phone } = await desk.officer(desk.districtOfficer);
  const { status, text } = await phone.send(downloadAppreciationLetter, { user_id, ...period, language: 'en' });
  assert.equal(status, 200, text.slice(0, 300));
  const [noted] = await server.rows(
    sql<{ detail: Record<string, number> }>`
      select detail from audit where call = ${downloadAppreciationLetter.name} and subject = ${user_id}::text
      order by at desc, audit_id desc limit 1`.compile(build),
  );
  const { sessions, people, doses, verified } = noted?.detail ?? {};
  return { sessions, people, doses, verified };
}

const sitesLeftBy = async (user_id: string) =>
  (
    await server.rows(
      sql<{
        site: string;
      }>`select session_site_id::text as site from user_site_left where user_id = ${user_id}::uuid`.compile(build),
    )
  ).map(({ site }) => site);

test('whoever was moved to another site keeps what was done at the one before', async () => {
  const nurse = await fixtures.user({ role: 'ANM', sites: [desk.site], places });
  await works(nurse, before);
  const once = { sessions: 1, people: 1, doses: 1, verified: 1 };
  assert.deepEqual(await figuresOf(nurse.user_id), once);
  await isPosted(nurse.user_id, { posted_at: [atSite(desk.other)] });
  assert.deepEqual(await figuresOf(nurse.user_id), once);
  await works(nurse, after);
  const twice = { sessions: 2, people: 2, doses: 2, verified: 2 };
  assert.deepEqual(await figuresOf(nurse.user_id), twice);
  await isPosted(nurse.user_id, { posted_at: [atSite(desk.site)] });
  assert.deepEqual(await figuresOf(nurse.user_id), twice, 'and whoever came back counts nothing twice');
  await isPosted(nurse.user_id, { posted_at: [atSite(desk.other)] });
  assert.deepEqual(await figuresOf(nurse.user_id), twice, 'nor whoever left twice');
});

test('whoever was given a site more, or none, keeps them too', async () => {
  const nurse = await fixtures.user({ role: 'ANM', sites: [desk.site], places });
  await works(nurse, before);
  const once = { sessions: 1, people: 1, doses: 1, verified: 1 };
  await isPosted(nurse.user_id, { posted_at: [atSite(desk.other), atSite(desk.site)] });
  assert.deepEqual(await figuresOf(nurse.user_id), once);
  await isPosted(nurse.user_id, { role: 'Verifier', posted_at: [atSite(desk.other)] });
  assert.deepEqual(await figuresOf(nurse.user_id), once);
  assert.deepEqual(
    new Set(await sitesLeftBy(nurse.user_id)),
    new Set([desk.site, desk.other].map((one) => one.session_site_id)),
  );
});

test('an account that was moved and never used can still be removed', async () => {
  const { chief, phone } = await desk.officer();
  const nurse = await fixtures.user({ role: 'ANM', sites: [desk.site], places });
  const { user_id } = nurse;
  await isPosted(user_id, { posted_at: [atSite(desk.other)] });
  await phone.ask(deleteUser, { user_id, reason, currentPassword: chief.password });
  assert.deepEqual(await sitesLeftBy(user_id), []);
});

test('whoever was moved before that was kept is found by what is on record', async () => {
  const nurse = await fixtures.user({ role: 'ANM', sites: [desk.site], places });
  await works(nurse, before);
  await server.rows(
    sql`update user_site set session_site_id = ${desk.other.session_site_id}::uuid
      where user_id = ${nurse.user_id}::uuid`.compile(build),
  );
  const migration = readMigrations().find(({ name }) => name === '0127-sites-left.sql');
  const filling = splitStatements(migration?.sql ?? '').at(-1) ?? assert.fail('no statement');
  await server.rows(sql`delete from user_site_left`.compile(build));
  await server.rows(sql.raw(filling).compile(build));
  assert.deepEqual(await sitesLeftBy(nurse.user_id), [desk.site.session_site_id]);
  assert.deepEqual(await figuresOf(nurse.user_id), { sessions: 1, people: 1, doses: 1, verified: 1 });
});
