import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as abha from '@teeka/contract/abha';
import { sql } from 'kysely';
import { abhaDesk, mobile_number, otp } from '../testing/abha-desk.ts';
import { sweepQuestions } from './sweep-questions.ts';

const { server, day, phone, somebody, agreed, rows } = await abhaDesk();

const questions = (beneficiary_id: string, hoursAgo: number, count: number) =>
  rows(
    sql`insert into abha_code (beneficiary_id, code_id, attempt_id, user_id, kind, asked_at)
      select ${beneficiary_id}::bigint, gen_random_uuid(), gen_random_uuid(), ${day.user.user_id}::uuid, 'search',
        ${server.clock.clock().instant}::timestamptz - ${hoursAgo}::int * interval '1 hour'
      from generate_series(1, ${count}::int)`,
  );
const left = async () => (await rows(sql<{ n: number }>`select count(*)::int as n from abha_code`))[0]?.n;

test('questions of the last day stay, older ones go, more than one batch of them; an attempt under way goes on', async () => {
  const who = await somebody();
  const { beneficiary_id, aadhaar_number } = who;
  const sent = await phone.ask(abha.requestAbhaOtp, { beneficiary_id, ...agreed, aadhaar_number });
  await questions(beneficiary_id, 23, 3);
  await questions(beneficiary_id, 25, 1234);
  assert.equal(await sweepQuestions(server.platform), 1234);
  assert.equal(await sweepQuestions(server.platform), 0);
  assert.equal(await left(), 4);
  const made = await phone.ask(abha.enrolAbha, { beneficiary_id, ticket: sent.ticket, otp, mobile_number });
  await phone.ask(abha.linkAbha, { beneficiary_id, ticket: made.ticket });
  server.clock.advance({ days: 2 });
  assert.equal(await sweepQuestions(server.platform), 4);
  const { linked } = await (await server.as(day.user)).ask(abha.getAbha, { beneficiary_id });
  assert.ok(linked, 'what was linked by it stands');
});
