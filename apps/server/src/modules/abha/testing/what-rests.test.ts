import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { sql } from 'kysely';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { number } from '../../identity/testing/proofs.ts';
import { abhaDesk } from './abha-desk.ts';
import { formsOf, type Secret, tracesOf } from './forms-of.ts';
import { whatRests } from './what-rests.ts';

const { server, day, rows } = await abhaDesk();

test('what was planted in any form is found in any place; of a table without it nothing is told', async () => {
  const planted: Secret[] = [
    { name: 'Aadhaar', value: number(987_654) },
    { name: 'code', value: '864209' },
    { name: 'token', value: `X.${Buffer.from(number(987_655).repeat(40)).toString('base64')}` },
  ];
  assert.deepEqual(tracesOf(planted, await whatRests(server)), []);
  await rows(sql`create table planted (note text, facts jsonb, bytes bytea)`);
  for (const secret of planted) {
    for (const { form, text } of formsOf(secret)) {
      const plant = async (note: string | null, facts: string | null, bytes: Buffer | null) => {
        await rows(sql`truncate planted`);
        await rows(sql`insert into planted values (${note}, ${facts}::jsonb, ${bytes})`);
        return tracesOf([secret], await whatRests(server));
      };
      const inText = `table planted: ${secret.name}, ${form}`;
      assert.ok((await plant(`at ${text}, now`, null, null)).includes(inText), inText);
      assert.ok((await plant(null, JSON.stringify({ deep: [text] }), null)).includes(inText), `${inText} in JSON`);
      const inBytes = `bytes of ${inText}`;
      assert.ok((await plant(null, null, Buffer.from(`at ${text}, now`))).includes(inBytes), inBytes);
    }
  }
  await rows(sql`drop table planted`);
  const [secret] = planted as [Secret];
  const of = { user_id: day.user.user_id, key: uuidV7() };
  const sealed = server.platform.atRest.seal('reply', `receipt/${of.user_id}/${of.key}`, secret.value);
  await rows(
    sql`insert into receipt (user_id, key, call, input_hash, reply, made_at) values (${of.user_id}::uuid, ${of.key}::uuid,
      'x', '', ${JSON.stringify({ sealed: sealed.toString('base64') })}, ${server.clock.clock().instant})`,
  );
  writeFileSync(join(server.platform.env.dataDir, 'planted'), secret.value);
  const rests = await whatRests(server);
  const found = tracesOf([secret], { ...rests, log: `${rests.log}{"aadhaar":"${secret.value}"}` });
  assert.deepEqual(
    found,
    ['receipts', 'files', 'log'].map((place) => `${place}: Aadhaar, plain`),
  );
  await rows(sql`delete from receipt where key = ${of.key}::uuid`);
  writeFileSync(join(server.platform.env.dataDir, 'planted'), '');
});
