import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as abha from '@teeka/contract/abha';
import { sql } from 'kysely';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { abhaConsentOf } from '../../testing/abha-consent.ts';
import { abhaDesk } from './testing/abha-desk.ts';

const { server, authority, day, somebody, linked, rows } = await abhaDesk();
let { phone } = day;
const declared = { consent: abhaConsentOf('child'), wish_id: null };
const papers = { relation_proof: 'birth-certificate', seen: true } as const;
const newborn = (guardian_id: string) =>
  day.person({ name: 'BABY OF SITA', dob: '2026-03-01', gender: 1, guardian_id, guardian_name: 'SITA DEVI' });

test('another guardian since the child’s account was made or found: nothing is linked by the consent of the one before', async () => {
  phone = await server.as(day.user);
  const mother = await linked();
  const aunt = await somebody({ name: 'GITA DEVI' });
  const { beneficiary_id: guardian_id, ticket } = mother;
  const child = await newborn(guardian_id);
  const about = { beneficiary_id: child };
  const sent = { ...about, guardian_id, ticket, ...papers, ...declared };
  const [found, made] = [await phone.ask(abha.findChildAbhas, sent), await phone.ask(abha.enrolChildAbha, sent)];
  const guard = (id: string) =>
    rows(sql`update beneficiary set guardian_id = ${id}::bigint where beneficiary_id = ${child}::bigint`);
  const link = async () => (await phone.send(abha.linkAbha, { ...about, ticket: made.ticket })).codes;
  const open = async () => (await phone.send(abha.openAbha, { ...about, ticket: found.ticket, account: 0 })).codes;
  await guard(aunt.beneficiary_id);
  assert.deepEqual([await link(), await open()], [['ABHACC0018'], ['ABHACC0018']]);
  await guard(guardian_id);
  assert.deepEqual([await link(), await open()], [[], ['ABHACC0004']], 'nothing was found then');
});

test('a guardian under 18 or dead agrees for nobody: no wish, no search, nothing opened or linked', async () => {
  phone = await server.as(day.user);
  const wishOf = (beneficiary_id: string) => {
    const captured_at = day.at();
    return phone.send(abha.keepAbhaWish, { beneficiary_id, wish_id: uuidV7(), consent: declared.consent, captured_at });
  };
  const ways: [set: ReturnType<typeof sql>, code: string][] = [
    [sql`dob = '2009-05-05'`, 'ABHACC0032'],
    [sql`deceased_on = '2026-03-02'`, 'BENDET0002'],
  ];
  for (const [set, code] of ways) {
    const mother = await linked();
    const { beneficiary_id: guardian_id, ticket } = mother;
    const child = await newborn(guardian_id);
    const sent = { beneficiary_id: child, guardian_id, ticket, ...papers, ...declared };
    const found = await phone.ask(abha.findChildAbhas, sent);
    const made = await phone.ask(abha.enrolChildAbha, sent);
    await rows(sql`update beneficiary set ${set} where beneficiary_id = ${guardian_id}::bigint`);
    const logged = authority.abdm.log.list().length;
    const of = { beneficiary_id: child };
    const search = { ...of, ...declared, by: 'number', value: mother.profile.abha_number } as const;
    for (const answer of [
      await wishOf(child),
      await phone.send(abha.searchAbha, search),
      await phone.send(abha.findChildAbhas, sent),
      await phone.send(abha.enrolChildAbha, sent),
      await phone.send(abha.openAbha, { ...of, ticket: found.ticket, account: 0 }),
      await phone.send(abha.linkAbha, { ...of, ticket: made.ticket }),
    ])
      assert.deepEqual(answer.codes, [code]);
    assert.equal(authority.abdm.log.list().length, logged, 'nothing was sent');
  }
});
