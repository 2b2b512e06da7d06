import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { addDays } from '@teeka/domain/calendar';
import { isReferenceNumber, isVerhoeff } from '@teeka/domain/identity';
import { defaultPasswordPolicy, passwordRefusals } from '@teeka/domain/password';
import { checkName } from '@teeka/domain/person';
import type pg from 'pg';
import { SandboxPeople } from '../../../sandbox/src/identity/people.ts';
import { openClient } from '../../src/platform/db/client.ts';
import { makeAtRest } from '../../src/platform/sealing/at-rest.ts';
import { isPassword } from '../../src/platform/sealing/password-hash.ts';
import { type TestDatabase, testDatabase } from '../../src/testing/test-database.ts';
import { demoChecksum } from './checksum.ts';
import { emptyDemo } from './empty.ts';
import { identityPeople } from './identity-people.ts';
import { isEmpty, loadDemo } from './load.ts';
import { refreshDemoDay } from './refresh.ts';
import signIns from './sign-ins.json' with { type: 'json' };

const today = '2026-11-21';
const dataKey = Buffer.alloc(32, 5);
const atRest = makeAtRest(dataKey);

interface PersonRow {
  beneficiary_id: string;
  ben_name: string;
  mobile_sealed: Buffer;
  photo_id_type: number | null;
  photo_id_sealed: Buffer | null;
}

describe('the demo district of 5,000 people', () => {
  let database: TestDatabase;
  let client: pg.Client;
  const count = async (sql: string, values: unknown[] = []): Promise<number> => {
    const { rows } = await client.query<{ n: string }>(`select count(*) as n from ${sql}`, values);
    return Number(rows[0]?.n);
  };

  before(async () => {
    database = await testDatabase();
    assert.equal(await isEmpty(database.url), true);
    await loadDemo(database.url, { people: 5000, seed: 1, today, dataKey });
    client = await openClient(database.url);
  });
  after(async () => {
    await client.end();
    await database.drop();
  });

  test('has exactly 5,000 people, all marked synthetic', async () => {
    assert.equal(await isEmpty(database.url), false);
    assert.equal(await count('beneficiary where synthetic'), 5000);
    assert.equal(await count('beneficiary where not synthetic'), 0);
  });

  test('has adverse events of each kind, and vials that balance', async () => {
    assert.equal(await count("aefi_report where category = 'serious' and filed_at is null"), 1);
    assert.equal(await count("aefi_report where category = 'severe' and filed_at is not null"), 1);
    assert.equal(await count("aefi_report where category = 'minor'"), 1);
    assert.ok((await count('utilisation_line where doses_given > 0')) > 20);
    assert.equal(
      await count('batch b where not exists (select from stock_receipt r where r.batch_id = b.batch_id)'),
      0,
    );
  });

  test('is not loaded a second time', async () => {
    await assert.rejects(loadDemo(database.url, { people: 500, today, dataKey }), /not empty/);
  });

  test('ages follow a rural pyramid: births 17-23 and children under five 80-110 of 1,000 people', async () => {
    const births = await count('beneficiary where dob > $1', [addDays(today, -365)]);
    const small = await count('beneficiary where dob > $1', [addDays(today, -1826)]);
    assert.ok(births / 5 >= 17 && births / 5 <= 23, `${births / 5} births of 1,000`);
    assert.ok(small / 5 >= 80 && small / 5 <= 110, `${small / 5} under five of 1,000`);
    const pregnant = await count('beneficiary where lmp_date is not null');
    assert.ok(pregnant >= 45 && pregnant <= 85, `${pregnant} pregnant women`);
    assert.equal(await count("beneficiary where dob > $1 or dob < '1920-01-01'", [today]), 0);
  });

  test('families make sense: a guardian is a woman of the village, at least 16 years older', async () => {
    const odd = `beneficiary c left join beneficiary g on g.beneficiary_id = c.guardian_id
      where c.guardian_id is not null and (g.beneficiary_id is null or g.gender <> 2 or g.village_code <> c.village_code
        or g.ben_name <> c.guardian_name or g.dob + interval '16 years' > c.dob)`;
    assert.equal(await count(odd), 0);
    assert.equal(await count("beneficiary where dob > '2010-01-01' and guardian_id is null and lmp_date is null"), 0);
    assert.equal(await count('beneficiary where lmp_date is not null and gender <> 2'), 0);
    assert.equal(await count('(select from beneficiary group by mobile_sealed having count(*) > 10) large'), 0);
  });

  test('every number is well formed and nobody can have it', async () => {
    const { rows } = await client.query<PersonRow>('select * from beneficiary');
    for (const row of rows) {
      assert.ok(isReferenceNumber(row.beneficiary_id), row.beneficiary_id);
      assert.deepEqual(checkName(row.ben_name), { ok: true, normal: row.ben_name });
      assert.match(atRest.open('mobile', `person/${row.beneficiary_id}`, row.mobile_sealed), /^610[0-9]{7}$/);
      if (row.photo_id_type === 1 && row.photo_id_sealed) {
        const aadhaar = atRest.open('photo-id', `person/${row.beneficiary_id}`, row.photo_id_sealed);
        assert.ok(/^9999[0-9]{8}$/.test(aadhaar) && isVerhoeff(aadhaar), aadhaar);
      }
    }
    assert.ok(
      rows.some(({ ben_name }) => ben_name.length === 30),
      'a name as long as the register takes',
    );
  });

  test('the stand-in of the identity authority knows whoever has an Aadhaar number here, as on record', async () => {
    const people = await identityPeople(database.url, { dataKey });
    assert.equal(people.length, await count('beneficiary where photo_id_type = 1'));
    const authority = new SandboxPeople();
    for (const person of people) authority.put(person);
    const { rows } = await client.query<PersonRow & { dob: string; gender: number }>(
      'select beneficiary_id, ben_name, dob::text as dob, gender, photo_id_sealed from beneficiary where photo_id_type = 1 limit 50',
    );
    for (const { beneficiary_id, ben_name, dob, gender, photo_id_sealed } of rows) {
      assert.ok(photo_id_sealed);
      const known = authority.find(atRest.open('photo-id', `person/${beneficiary_id}`, photo_id_sealed));
      const shown = [known?.name, known?.dob.split('-').reverse().join('-'), known?.gender];
      assert.deepEqual(shown, [ben_name, dob, gender === 1 ? 'M' : gender === 2 ? 'F' : 'O']);
    }
  });

  test('each person is found by the hash of the own mobile number and photo ID', async () => {
    const { rows } = await client.query<PersonRow>('select * from beneficiary order by 1 limit 50');
    for (const row of rows) {
      const searched = [
        atRest.hash('mobile', atRest.open('mobile', `person/${row.beneficiary_id}`, row.mobile_sealed)),
      ];
      if (row.photo_id_sealed) {
        searched.push(
          atRest.hash(
            `photo-id-${row.photo_id_type ?? 0}`,
            atRest.open('photo-id', `person/${row.beneficiary_id}`, row.photo_id_sealed),
          ),
        );
      }
      const found = 'search_token where token_hash = any($1) and beneficiary_id = $2';
      assert.equal(await count(found, [searched, row.beneficiary_id]), searched.length);
    }
  });

  test('no dose before birth, after today or without its case; attempts count from one', async () => {
    const odd = `dose d left join beneficiary b using (beneficiary_id)
      left join care_case c on c.beneficiary_id = d.beneficiary_id and c.case_id = d.case_id
      where b.dob is null or d.given_on < b.dob or d.given_on >= $1 or c.case_id is null`;
    assert.equal(await count(odd, [today]), 0);
    const gaps = `dose d where attempt > 1 and not exists (select from dose e where e.beneficiary_id = d.beneficiary_id
      and e.dose_code = d.dose_code and e.attempt = d.attempt - 1 and e.given_on < d.given_on)`;
    assert.equal(await count(gaps), 0);
    assert.equal((await count('dose where attempt > 1')) > 0, true);
  });

  test('nobody was registered before their birth, nor in the time to come', async () => {
    const india = "at time zone 'Asia/Kolkata'";
    assert.equal(await count(`beneficiary where (created_at ${india})::date < dob`), 0);
    assert.equal(await count(`beneficiary where created_at > ($1::date::timestamp) ${india}`, [today]), 0);
    assert.ok(
      (await count(`beneficiary where created_at > ($1::date::timestamp - '1 day'::interval) ${india}`, [today])) > 0,
    );
  });

  test('everybody on a list exists, and the lists of past sessions are settled', async () => {
    const nobody = 'session_roster r left join beneficiary b using (beneficiary_id) where b.beneficiary_id is null';
    assert.equal(await count(nobody), 0);
    const open = `session_roster r join vaccination_session s using (session_id)
      where s.date_of_session < $1 and (s.status <> 3 or r.status not in ('vaccinated', 'rejected', 'noshow'))`;
    assert.equal(await count(open, [today]), 0);
    for (const status of ['vaccinated', 'rejected', 'noshow']) {
      assert.ok((await count('session_roster where status = $1', [status])) > 0, status);
    }
    const rejected = "session_roster where (status = 'rejected') <> (reject_reason_id is not null)";
    assert.equal(await count(rejected), 0);
  });

  test('vaccinator1 has a session today with at least 15 people, the children every demo has among them', async () => {
    const { rows } = await client.query<{ ben_name: string; doses: string }>(
      `select b.ben_name, (select count(*) from dose d where d.beneficiary_id = b.beneficiary_id) as doses
       from app_user u join vaccination_session s on s.session_site_id = u.default_site_id
       join session_roster r using (session_id) join beneficiary b using (beneficiary_id)
       where u.user_name = 'vaccinator1' and s.date_of_session = $1 and s.status = 0`,
      [today],
    );
    assert.ok(rows.length >= 15 && rows.length <= 25, `${rows.length} people`);
    const doses = new Map(rows.map((row) => [row.ben_name, Number(row.doses)]));
    // Six weeks old with three birth doses; zero-dose at thirteen months.
    assert.equal(doses.get('AARAV KUMAR'), 3);
    assert.equal(doses.get('SAHIL KHAN'), 0);
    for (const name of ['ANANYA KUMARI', 'VIHAAN SINGH', 'CHANDRAKANTA RAJRAJESHWARI PAL', 'KAVITA DEVI']) {
      assert.ok(doses.has(name), name);
    }
  });

  test('the sign-ins work: each password fits the policy and opens its user', async () => {
    for (const { user_name, password, role, name } of signIns) {
      assert.deepEqual(passwordRefusals(password, defaultPasswordPolicy), []);
      const { rows } = await client.query('select * from app_user where user_name = $1', [user_name]);
      assert.deepEqual([rows[0]?.role, rows[0]?.display_name], [role, name.en], user_name);
    }
    const { rows } = await client.query('select distinct on (password_hash) * from app_user');
    assert.equal(rows.length, 2);
    for (const { user_name, password_hash } of rows) {
      const password = signIns.find((each) => each.user_name === user_name)?.password ?? 'Teeka@2026';
      assert.equal(await isPassword(password, password_hash), true, user_name);
    }
    assert.equal(await count('app_user where must_change_password'), 1);
    assert.equal(await count('app_user where not is_active'), 1);
    assert.equal(await count('app_user where vacc_type = 2'), 1);
  });

  test('places: 36 states, codes of our own are marked, all have Hindi names', async () => {
    assert.equal(await count("location where level = 'state'"), 36);
    assert.equal(await count('location where real_code <> (code < 900000001)'), 0);
    assert.equal(await count("location where name_hi !~ '^[\u0900-\u097F ]+$'"), 0);
    assert.equal(await count('location where je_endemic'), 1);
  });

  test('a later day gets its own sessions, once, and leaves the others alone', async () => {
    const before = await demoChecksum(database.url);
    assert.equal(await refreshDemoDay(database.url, today), 0);
    assert.deepEqual(await demoChecksum(database.url), before);
    const later = addDays(today, 30);
    assert.ok((await refreshDemoDay(database.url, later)) > 0);
    const listed = `session_roster r join vaccination_session s using (session_id) join app_user u
      on u.default_site_id = s.session_site_id where u.user_name = 'vaccinator1' and s.date_of_session = $1`;
    assert.ok((await count(listed, [later])) >= 15);
    assert.equal(await refreshDemoDay(database.url, later), 0);
    assert.deepEqual((await demoChecksum(database.url)).dose, before.dose);
  });
});

describe('emptying a demo', () => {
  test('takes everything away, but not when somebody real was registered', async (t) => {
    const database = await testDatabase();
    const client = await openClient(database.url);
    t.after(async () => {
      await client.end();
      await database.drop();
    });
    assert.equal(await emptyDemo(database.url), false);
    await loadDemo(database.url, { people: 200, today, dataKey });
    await client.query('update beneficiary set synthetic = false where ctid = (select min(ctid) from beneficiary)');
    assert.equal(await emptyDemo(database.url), false);
    assert.equal(await isEmpty(database.url), false);
    await client.query('update beneficiary set synthetic = true');
    assert.equal(await emptyDemo(database.url), true);
    assert.equal(await isEmpty(database.url), true);
    assert.equal((await loadDemo(database.url, { people: 200, today, dataKey })).people, 200);
  });
});

describe('the same seed on the same day', () => {
  const small = { people: 600, today, dataKey };

  test('makes the same demo, another seed another one', async (t) => {
    const databases = await Promise.all([testDatabase(), testDatabase(), testDatabase()]);
    const sums = [];
    t.after(async () => {
      for (const database of databases) await database.drop();
    });
    for (const [nth, database] of databases.entries()) {
      await loadDemo(database.url, { ...small, seed: nth < 2 ? 7 : 8 });
      sums.push(await demoChecksum(database.url));
    }
    assert.deepEqual(sums[0], sums[1]);
    assert.notEqual(sums[0]?.dose, sums[2]?.dose);
  });

  test('a bulk load puts every index and key back', async (t) => {
    const database = await testDatabase();
    const client = await openClient(database.url);
    t.after(async () => {
      await client.end();
      await database.drop();
    });
    const indexes = async (): Promise<unknown[]> => {
      const { rows } = await client.query(`select indexdef as definition from pg_indexes where schemaname = 'public'
        union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
        union all select concat_ws(' ', tgname, tgenabled) from pg_trigger where not tgisinternal order by 1`);
      return rows;
    };
    const before = await indexes();
    await loadDemo(database.url, { people: 10_000, seed: 1, today, dataKey });
    assert.deepEqual(await indexes(), before);
  });
});
