import assert from 'node:assert/strict';
import { test } from 'node:test';
import { downloadPhoto, savePhoto, uploadImport } from '@teeka/contract/beneficiaries';
import { uploadProfilePic } from '@teeka/contract/profile';
import { addPreviousVaccination, getCardPhoto, saveCardPhoto } from '@teeka/contract/vaccinations';
import { sql } from 'kysely';
import { onePoint } from '../../../testing/area/samples-of-people.ts';
import { cardPdf } from '../../../testing/pdf-of.ts';
import { sessionDay, vaccine } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';
import { build } from '../../db/build.ts';
import { uuidV7 } from '../../ids/uuid-v7.ts';
import { mostBytesADay } from './expect-file.ts';
import { columnsOfFiles } from './queries.ts';
import { sweepFiles } from './sweep-files.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, user } = day;
const { files } = server.platform;
const picture = Uint8Array.from(Buffer.from(onePoint, 'base64'));
/** What a row let go of is dated by the database, whose clock is ahead of this one. */
const later = '2035-01-01T09:00:00+05:30';
const started = day.at();

const photoOf = (beneficiary_id: string) => phone.send(downloadPhoto, { beneficiary_id });
const photo = (beneficiary_id: string, captured_at = day.at()) => ({
  beneficiary_id,
  user_photo: onePoint,
  captured_at,
});
const keysOfPuts = async () =>
  (await server.rows(sql<{ file_key: string | null }>`select file_key from file_put`.compile(build))).flatMap(
    ({ file_key }) => file_key ?? [],
  );
const paper = async () => ({
  beneficiary_reference_id: await day.person({ dob: day.today }),
  case_id: uuidV7(),
  material_id: vaccine.bcg,
  material_name: 'BCG',
  proof: 'card' as const,
  vaccine_details: [{ dose_id: uuidV7(), dose_code: 'BCG', day_of_dose: day.today, file_name: 'card.pdf' }],
  captured_at: day.at(),
  files: [{ name: 'card.pdf', bytes: Uint8Array.from(cardPdf()) }],
});

test('every column that names a file is known to the sweep, found by its index, and lets go of its file by a trigger', async () => {
  const columns = await server.rows(
    sql<{ table: string; column: string }>`
      select c.table_name as table, c.column_name as column from information_schema.columns c
      where c.table_schema = current_schema() and c.data_type = 'text' and c.column_name ~ '_key$'
        and c.table_name || '.' || c.column_name <> all(array['throttle.throttle_key', 'throttle.user_key', 'content.content_key',
          'file_put.file_key'])
      order by 1, 2`.compile(build),
  );
  assert.deepEqual(
    columns.map(({ table, column }) => `${table}.${column}`),
    columnsOfFiles.map(([table, column]) => `${table}.${column}`).sort(),
  );
  for (const [table, column] of columnsOfFiles) {
    const [kept] = await server.rows(
      sql<{ index: number; trigger: number }>`
        select (select count(*)::int from pg_indexes where tablename = ${table} and indexdef like ${`%(${column})%`}) as index,
          (select count(*)::int from pg_trigger where tgrelid = ${table}::regclass
            and tgfoid = 'let_go_of_file'::regproc and encode(tgargs, 'escape') like ${`${column}%`}) as trigger`.compile(
        build,
      ),
    );
    assert.deepEqual(kept, { index: 1, trigger: 1 }, table);
  }
});

test('what broken, refused and repeated commands left is removed after its time; what a row names stays', async () => {
  const [one, other] = [await day.person(), await day.person()];
  await phone.ask(savePhoto, photo(one));
  await phone.ask(savePhoto, photo(other));
  await phone.ask(saveCardPhoto, { beneficiary_reference_id: one, content: onePoint, captured_at: day.at() });
  await phone.ask(uploadProfilePic, { userId: user.user_id, file: { name: 'a.png', bytes: picture } });
  const report = await paper();
  for (let nth = 0; nth < 3; nth++) await phone.ask(addPreviousVaccination, report);
  assert.deepEqual((await phone.send(savePhoto, photo(one, day.at(60)))).codes, ['SESDAY0015']);
  const orphan = files.newKey('card');
  await server.rows(
    sql`insert into file_put (file_key, put_by, bytes, put_on, put_at)
      values (${orphan}, ${user.user_id}::uuid, 1, ${day.today}::date, ${day.at()})`.compile(build),
  );
  await files.put(orphan, picture);
  const foreign = files.newKey('card');
  await files.put(foreign, picture);
  const forgotten = (
    await server.rows(
      sql<{ photo_key: string }>`
        select photo_key from beneficiary where beneficiary_id = ${other}::bigint`.compile(build),
    )
  )[0]?.photo_key;
  await server.rows(
    sql`update beneficiary set photo_key = null where beneficiary_id = ${other}::bigint`.compile(build),
  );
  assert.ok((await keysOfPuts()).length >= 8);

  assert.equal(await sweepFiles(server.platform), 0, 'commands may be under way');
  assert.ok(await files.get(orphan));
  server.clock.set(later);
  assert.ok((await sweepFiles(server.platform)) >= 2);
  server.clock.set(started);
  assert.equal(await files.get(orphan), undefined);
  assert.equal(await files.get(forgotten ?? ''), undefined);
  assert.ok(await files.get(foreign), 'a file of which this database knows nothing');
  assert.match((await photoOf(one)).headers.get('content-type') ?? '', /^image/);
  const card = await phone.send(getCardPhoto, { beneficiary_reference_id: one });
  assert.match(card.headers.get('content-type') ?? '', /^image/);
  const named = await server.rows(
    sql<{ key: string }>`
      select photo_key as key from beneficiary where photo_key is not null union all
      select picture_key from app_user where picture_key is not null union all
      select file_key from previous_file union all select file_key from person_document`.compile(build),
  );
  assert.equal(named.length, 4);
  for (const { key } of named) assert.ok(await files.get(key), key);
  assert.deepEqual(await keysOfPuts(), []);
});

test('a day takes so many bytes of one user and no more; what was taken is answered again, tomorrow goes on', async () => {
  const person = await day.person();
  const key = uuidV7();
  const first = photo(person);
  await phone.ask(savePhoto, first);
  const report = await paper();
  await phone.ask(addPreviousVaccination, report, { key });
  await server.rows(
    sql`insert into file_put (put_by, bytes, put_on, put_at)
      values (${user.user_id}::uuid, ${mostBytesADay - 1}::bigint, ${day.today}::date, ${day.at()})`.compile(build),
  );
  const refused = await phone.send(savePhoto, photo(person));
  assert.deepEqual([refused.status, refused.codes], [413, ['REQVAL0017']]);
  const file = { name: 'people.xlsx', bytes: Uint8Array.from([80, 75, 3, 4]) };
  assert.deepEqual((await phone.send(uploadImport, { file })).codes, ['REQVAL0017']);
  assert.deepEqual(await phone.ask(addPreviousVaccination, report, { key }), {
    case_id: report.case_id,
    status: 0,
  });
  const colleague = await server.as(await server.fixtures.user({ sites: [day.site], places: day.places }));
  await colleague.ask(savePhoto, photo(person));
  server.clock.advance({ days: 1 });
  const tomorrow = await server.as(user);
  await tomorrow.ask(savePhoto, photo(person));
});
