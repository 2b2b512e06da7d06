import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calls } from '@teeka/contract';
import * as abha from '@teeka/contract/abha';
import type { Call } from '@teeka/contract/call';
import { type AbhaSheet, abhaConsentDays } from '@teeka/domain/abha';
import { sql } from 'kysely';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { abhaConsentOf } from '../../testing/abha-consent.ts';
import { capture, picture } from '../identity/testing/proofs.ts';
import { abhaDesk, mobile_number } from './testing/abha-desk.ts';

const { server, authority, day, somebody, linked, rows } = await abhaDesk();
const mother = await linked();
const newborn = (name: string) =>
  day.person({ name, dob: '2026-03-01', gender: 1, guardian_id: mother.beneficiary_id });
const adult = await somebody();
const child = { beneficiary_id: await newborn('BABY OF SITA'), aadhaar_number: '' };
const people = { adult, child };

interface Way {
  readonly call: Call;
  readonly sheet: AbhaSheet;
  /** All but the consent. */
  readonly rest: Readonly<Record<string, unknown>>;
  /** It keeps a consent and asks nobody. */
  readonly keeps?: true;
}
const { aadhaar_number } = adult;
const proofs = [
  { by: 'biometric', pid_data: capture() },
  { by: 'face', picture: picture() },
  { by: 'demographic', name: 'Sita Devi', dob: '1995-05-05', gender: 2 },
] as const;
const searches = [
  { by: 'mobile', value: mobile_number },
  { by: 'number', value: mother.profile.abha_number },
  { by: 'address', value: mother.profile.abha_address },
] as const;

/** Every way in which something is asked of the account service, or kept to be asked later, by what somebody agreed to. */
const ways: readonly Way[] = [
  { call: abha.requestAbhaOtp, sheet: 'adult', rest: { aadhaar_number } },
  ...proofs.map(
    (proof): Way => ({
      ...{ call: abha.enrolAbhaDirectly, sheet: 'adult' },
      rest: { aadhaar_number, mobile_number, proof },
    }),
  ),
  ...(['adult', 'child'] as const).flatMap((sheet) =>
    searches.map((rest): Way => ({ call: abha.searchAbha, sheet, rest })),
  ),
  ...[abha.findChildAbhas, abha.enrolChildAbha].map(
    (call): Way => ({
      ...{ call, sheet: 'child' },
      rest: {
        ...{ guardian_id: mother.beneficiary_id, ticket: mother.ticket },
        ...{ relation_proof: 'birth-certificate', seen: true },
      },
    }),
  ),
  ...(['adult', 'child'] as const).map(
    (sheet): Way => ({
      ...{ call: abha.keepAbhaWish, sheet, keeps: true },
      rest: { wish_id: uuidV7(), captured_at: day.at(-1) },
    }),
  ),
];

const captured_at = (minutes: number) =>
  new Date(server.clock.clock().instant.getTime() + minutes * 60_000).toISOString();
/** After whatever was taken back before. */
async function wished(sheet: AbhaSheet, of: { readonly beneficiary_id: string } = people[sheet]): Promise<string> {
  server.clock.advance({ seconds: 1 });
  const wish_id = uuidV7();
  const { beneficiary_id } = of;
  const phone = await server.as(day.user);
  const wish = { beneficiary_id, wish_id, consent: abhaConsentOf(sheet), captured_at: captured_at(0) };
  await phone.ask(abha.keepAbhaWish, wish);
  return wish_id;
}

/** What is no consent, each with its refusal. */
function refusals(sheet: AbhaSheet): [why: string, consent: unknown, code: string][] {
  const whole = abhaConsentOf(sheet);
  const other = sheet === 'adult' ? 'child' : 'adult';
  return [
    ...whole.points.map((point): [string, unknown, string] => [
      `not to '${point}'`,
      { ...whole, points: whole.points.filter((one) => one !== point) },
      'ABHACC0001',
    ]),
    ['to nothing', { ...whole, points: [] }, 'ABHACC0001'],
    ['to an older sheet', { ...whole, version: '0.9' }, 'ABHACC0001'],
    ['by somebody else', { ...whole, given_by: sheet === 'adult' ? 'guardian' : 'person' }, 'ABHACC0001'],
    ['to the other sheet', abhaConsentOf(other), 'ABHACC0002'],
  ];
}

const phone = await server.as(day.user);
const send = (by: typeof phone, { call, sheet, rest }: Way, agreed: object) =>
  by.send(call, { beneficiary_id: people[sheet].beneficiary_id, ...agreed, ...rest } as never);
const events = async () => (await rows(sql<{ n: number }>`select count(*)::int as n from abha_event`))[0]?.n;
const requests = () => [authority.abdm.log.list().length, authority.accessTokens().length];

test('each call that a consent belongs to is tried', () => {
  const asks = calls.filter(({ name, refusals: codes }) => name.startsWith('abha.') && codes.includes('ABHACC0001'));
  assert.deepEqual([...new Set(ways.map(({ call }) => call.name))].toSorted(), asks.map(({ name }) => name).toSorted());
});

test('without a whole consent of the right sheet nothing is sent, and nothing is kept', async () => {
  const [sent, kept] = [requests(), await events()];
  for (const way of ways) {
    const none: [string, object, string] = ['not at all', { consent: null, wish_id: null }, 'ABHACC0001'];
    const cases = refusals(way.sheet).map(([why, consent, code]): [string, object, string] => [
      why,
      way.keeps ? { consent } : { consent, wish_id: null },
      code,
    ]);
    for (const [why, agreed, code] of way.keeps ? cases : [...cases, none]) {
      const label = `${way.call.name} ${JSON.stringify(way.rest).slice(0, 40)}: ${why}`;
      assert.deepEqual((await send(phone, way, agreed)).codes, [code], label);
      assert.deepEqual(requests(), sent, label);
    }
  }
  assert.equal(await events(), kept);
});

test('nor by a wish that is nobody’s, of another, taken back or too old', async () => {
  const others = await somebody();
  const wishes: [string, (sheet: AbhaSheet) => Promise<string>, string][] = [
    ['nobody’s', () => Promise.resolve(uuidV7()), 'ABHACC0012'],
    ['of another', (sheet) => wished(sheet, sheet === 'adult' ? others : people.child), 'ABHACC0012'],
    [
      'taken back',
      async (sheet) => {
        const wish_id = await wished(sheet);
        const { beneficiary_id } = people[sheet];
        await (await server.as(day.user)).ask(abha.dropAbhaWish, {
          beneficiary_id,
          wish_id,
          captured_at: captured_at(0),
        });
        return wish_id;
      },
      'ABHACC0012',
    ],
    [
      'too old',
      async (sheet) => {
        const wish_id = await wished(sheet);
        // Written down today, of a consent given long ago.
        const event_id = uuidV7();
        await rows(sql`insert into abha_event select (jsonb_populate_record(c, jsonb_build_object(
            'event_id', ${event_id}::text, 'at', c.at - ${abhaConsentDays + 1}::int * interval '1 day'))).*
          from abha_wish w join abha_event c on c.beneficiary_id = w.beneficiary_id and c.event_id = w.consent_id
          where w.wish_id = ${wish_id}::uuid`);
        await rows(sql`update abha_wish set consent_id = ${event_id}::uuid where wish_id = ${wish_id}::uuid`);
        return wish_id;
      },
      'ABHACC0001',
    ],
  ];
  const sent = requests();
  for (const way of ways.filter(({ keeps }) => !keeps))
    for (const [why, wish, code] of wishes) {
      if (way.sheet === 'child' && why === 'of another') continue;
      const answer = await send(phone, way, { consent: null, wish_id: await wish(way.sheet) });
      assert.deepEqual(answer.codes, [code], `${way.call.name}: ${why}`);
      assert.deepEqual(requests(), sent, `${way.call.name}: ${why}`);
    }
});

test('with a whole one each is asked: what was refused before was refused for the consent alone', async () => {
  server.clock.advance({ seconds: 1 });
  for (const way of ways.filter(({ keeps }) => !keeps)) {
    const { length } = authority.abdm.log.list();
    const answer = await send(phone, way, { consent: abhaConsentOf(way.sheet), wish_id: null });
    assert.equal(answer.status, 200, `${way.call.name} ${answer.text}`);
    assert.ok(authority.abdm.log.list().length > length, way.call.name);
  }
  for (const way of ways.filter(({ keeps }) => keeps))
    assert.equal((await send(phone, way, { consent: abhaConsentOf(way.sheet) })).status, 200);
});
