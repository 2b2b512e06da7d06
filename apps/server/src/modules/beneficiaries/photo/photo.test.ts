import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { downloadPhoto, removePhoto, savePhoto } from '@teeka/contract/beneficiaries';
import { sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';
import { testServer } from '../../../testing/test-server.ts';
import { twoAreas } from '../../../testing/two-areas.ts';

const server = await testServer({ sandbox: false });
const { fixtures } = server;
const { places, site, phone, stranger } = await twoAreas(server);
const verifier = await server.as(await fixtures.user({ role: 'Verifier', sites: [site], places }));
const beneficiary_id = await fixtures.person({ village: places.villages[0] ?? 0, name: 'KAVERI' });

/** One white and one black point. */
const white = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';
const black = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const captured_at = '2026-03-16T08:58:00+05:30';
const saved = async (user_photo: string, by = phone, id = beneficiary_id) =>
  (await by.send(savePhoto, { beneficiary_id: id, user_photo, captured_at })).errors.map(
    ({ code, path }) => `${path} ${code}`,
  );
async function shown(by = phone) {
  const { status, headers, codes } = await by.send(downloadPhoto, { beneficiary_id });
  return { status, codes, type: headers.get('content-type') ?? '' };
}

test('a photo is kept and shown to those whose area holds the person, and read with a trace', async () => {
  assert.match((await shown()).type, /text\/html/);
  assert.deepEqual(await saved(white), []);
  const mine = await shown(verifier);
  assert.deepEqual([mine.status, mine.type], [200, 'image/jpeg']);
  assert.deepEqual(await saved(black), [], 'another in its place');
  assert.deepEqual((await shown(stranger)).codes, ['REQVAL0012']);
  const rows = await server.rows<{ call: string }>(
    sql<{ call: string }>`
      select call from audit where beneficiary_id = ${beneficiary_id}::bigint order by at`.compile(build),
  );
  assert.deepEqual(
    rows.map(({ call }) => call),
    ['beneficiaries.savePhoto', 'beneficiaries.downloadPhoto', 'beneficiaries.savePhoto'],
  );
});

test('what is no picture, is too large, or is of nobody here is refused', async () => {
  const text = Buffer.from('<script>alert(1)</script>').toString('base64');
  const broken = Buffer.from(white, 'base64').subarray(0, 40).toString('base64');
  const table: [Parameters<typeof saved>, string][] = [
    [[text], 'user_photo USRPRF0019'],
    [['not base64 at all'], 'user_photo USRPRF0019'],
    [[broken], 'user_photo USRPRF0019'],
    [[''], 'user_photo USRPRF0019'],
    [['A'.repeat(250_000)], 'user_photo REQVAL0003'],
    [[white, stranger], 'beneficiary_id REQVAL0012'],
    [[white, phone, 'nonsense'], 'beneficiary_id REQVAL0002'],
  ];
  for (const [args, expected] of table) assert.deepEqual(await saved(...args), [expected]);
});

test('a photo is taken off: not served any more, its file gone, with a trace; and another can follow', async () => {
  assert.deepEqual(await saved(white), []);
  const files = () =>
    readdirSync(join(server.platform.env.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ).length;
  const before = files();
  const off = async (by = phone, id = beneficiary_id) =>
    (await by.send(removePhoto, { beneficiary_id: id, captured_at })).codes;
  assert.deepEqual(await off(stranger), ['REQVAL0012']);
  assert.deepEqual(await off(phone, 'nonsense'), ['REQVAL0002']);
  assert.equal(files(), before);
  assert.deepEqual(await off(), []);
  assert.match((await shown()).type, /text\/html/);
  assert.equal(files(), before - 1);
  assert.deepEqual(await off(), [], 'where there is none, none is left');
  const rows = await server.rows<{ call: string }>(
    sql<{ call: string }>`
      select call from audit where beneficiary_id = ${beneficiary_id}::bigint order by at desc limit 1`.compile(build),
  );
  assert.equal(rows[0]?.call, 'beneficiaries.removePhoto');
  assert.deepEqual(await saved(black), []);
  assert.equal((await shown()).type, 'image/jpeg');
});
