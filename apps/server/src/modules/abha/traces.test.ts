import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as abha from '@teeka/contract/abha';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { abhaConsentOf } from '../../testing/abha-consent.ts';
import { capture, picture } from '../identity/testing/proofs.ts';
import { abhaDesk, mobile_number } from './testing/abha-desk.ts';

const { server, authority, day, phone, somebody, agreed, linked, rows } = await abhaDesk();

/** A code that is in no other number by chance is not to be had: what stands beside it tells whether it is the code. */
const codeAlone = (code: string) => new RegExp(`(?<![0-9a-f.])${code}(?![0-9a-f])`, 'i');

/** Every row of every table as text, with what PostgreSQL gives of bytes in hexadecimal. */
async function everythingThatRests(): Promise<string> {
  const tables = await rows(
    sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const all = await server.rows(
        sql<{ text: string }>`select t::text as text from ${sql.table(name)} t`.compile(build),
      );
      return all.map(({ text }) => `${name}: ${text}`).join('\n');
    }),
  );
  return texts.join('\n');
}

test('after all of it neither Aadhaar, code, token, capture nor number of an account is found in database, receipts, audit or logs', async () => {
  const aadhaars: string[] = [];
  const wrongOtp = '918273';
  const note = <Who extends { readonly aadhaar_number: string }>(who: Who): Who => {
    aadhaars.push(who.aadhaar_number);
    return who;
  };
  const mother = note(await linked());
  const child = await day.person({ name: 'BABY OF SITA', dob: '2026-03-01', guardian_id: mother.beneficiary_id });
  const childs = await phone.ask(abha.enrolChildAbha, {
    ...{ beneficiary_id: child, guardian_id: mother.beneficiary_id, ticket: mother.ticket },
    ...{ consent: abhaConsentOf('child'), wish_id: null, relation_proof: 'mcp-card', seen: true },
  });
  await phone.ask(abha.linkAbha, { beneficiary_id: child, ticket: childs.ticket });
  const tried = note(await somebody());
  const about = { beneficiary_id: tried.beneficiary_id };
  const { ticket } = await phone.ask(abha.requestAbhaOtp, { ...tried, ...agreed });
  await phone.send(abha.enrolAbha, { ...about, ticket, otp: wrongOtp, mobile_number });
  const finger = note(await somebody());
  const pid_data = capture();
  const made = await phone.ask(abha.enrolAbhaDirectly, {
    ...{ beneficiary_id: finger.beneficiary_id, ...agreed, aadhaar_number: finger.aadhaar_number, mobile_number },
    proof: { by: 'biometric', pid_data },
  });
  await phone.ask(abha.getAbhaCard, { beneficiary_id: finger.beneficiary_id, ticket: made.ticket });
  const face = note(await somebody());
  const seen = picture();
  await phone.ask(abha.enrolAbhaDirectly, {
    ...{ beneficiary_id: face.beneficiary_id, ...agreed, aadhaar_number: face.aadhaar_number, mobile_number },
    proof: { by: 'face', picture: seen },
  });
  const search = {
    beneficiary_id: face.beneficiary_id,
    ...agreed,
    by: 'number',
    value: mother.profile.abha_number,
  } as const;
  await phone.ask(abha.searchAbha, search);
  await phone.ask(abha.unlinkAbha, { beneficiary_id: child, reason: 'Tried out' });

  const rests = await everythingThatRests();
  const places = { database: rests, log: server.logged() };
  assert.ok(rests.includes('abha_link: ') && rests.includes('abha.enrolAbha'), 'what was looked through is there');
  const accounts = [mother, childs, made].map(({ profile }) => profile.abha_number);
  const tokens = [...authority.abdm.tokens.all(), ...authority.accessTokens()];
  assert.ok(tokens.length >= 5);
  const secrets = [
    ...aadhaars,
    ...accounts.flatMap((number) => [number, number.replaceAll('-', '')]),
    ...tokens,
    ...[pid_data.slice(200, 300), seen.slice(100, 200)],
    ...[ticket, made.ticket, childs.ticket, mother.ticket],
  ];
  for (const [where, text] of Object.entries(places)) {
    for (const secret of secrets) {
      for (const form of [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64')])
        assert.ok(!text.includes(form), `${where}: ${secret.slice(0, 20)}`);
    }
    for (const code of [wrongOtp]) {
      assert.doesNotMatch(text, codeAlone(code), where);
      assert.ok(!text.includes(Buffer.from(code).toString('hex')), where);
    }
  }
  const lines = rests.split('\n').filter((line) => codeAlone('123456').test(line));
  assert.deepEqual(lines, [], 'the code that counted');
  assert.doesNotMatch(server.logged(), codeAlone('123456'));
});
