import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as identity from '@teeka/contract/identity';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import { consent, sessionPlace } from './testing/place.ts';
import { capture, number, picture } from './testing/proofs.ts';

const { server, worker, site, somebody } = await sessionPlace();
let phone = await server.as(worker);
const details = { consent, name: 'SITA DEVI', year_of_birth: 1995, gender: 2 } as const;
const other = (nth: number) => number(5000 + nth);

const trailOf = (beneficiary_id: string) =>
  server.rows(
    sql<{ call: string; user_id: string; detail: object }>`
      select call, user_id, detail from audit
      where beneficiary_id = ${beneficiary_id}::bigint and detail ? 'other_number' order by audit_id`.compile(build),
  );

test('a number guessed behind its mask: five tries, then the right one is refused as well; every try is on the log', async () => {
  const who = await somebody({ aadhaar: number(201) });
  const guess = (aadhaar_number: string) =>
    phone.send(identity.verifyDemographics, { ...who, ...details, aadhaar_number });
  for (let nth = 0; nth < 5; nth++) assert.deepEqual((await guess(other(nth))).codes, ['IDVERI0004']);
  const barred = await guess(number(201));
  assert.deepEqual([barred.status, barred.codes, barred.errors[0]?.values], [429, ['IDVERI0011'], { minutes: 15 }]);
  const trail = await trailOf(who.beneficiary_id);
  assert.equal(trail.length, 5);
  assert.deepEqual(trail[0], {
    call: 'identity.verifyDemographics',
    user_id: worker.user_id,
    detail: { way: 'demographic', other_number: true },
  });
  server.clock.advance({ minutes: 16 });
  phone = await server.as(worker);
  assert.equal((await guess(number(201))).status, 200);
});

test('the ways count together, and for colleagues as well', async () => {
  const who = await somebody({ aadhaar: number(202) });
  const colleague = await server.as(await server.fixtures.user({ sites: [site] }));
  const about = { ...who, consent };
  const tries = [
    await phone.send(identity.requestAadhaarOtp, { ...about, aadhaar_number: other(1) }),
    await phone.send(identity.verifyDemographics, { ...who, ...details, aadhaar_number: other(2) }),
    await phone.send(identity.verifyBiometrics, { ...about, aadhaar_number: other(3), pid_data: capture() }),
    await colleague.send(identity.verifyFace, { ...about, aadhaar_number: other(4), picture: picture() }),
    await colleague.send(identity.requestAadhaarOtp, { ...about, aadhaar_number: other(5) }),
  ];
  assert.deepEqual(
    tries.flatMap(({ codes }) => codes),
    tries.map(() => 'IDVERI0004'),
  );
  for (const each of [phone, colleague])
    assert.deepEqual((await each.send(identity.requestAadhaarOtp, { ...about, aadhaar_number: number(202) })).codes, [
      'IDVERI0011',
    ]);
});

test('whatever else is wrong is said of any number: the right one is not told by it', async () => {
  const who = await somebody({ aadhaar: number(203) });
  const answers = async (aadhaar_number: string) => {
    const about = { ...who, consent, aadhaar_number };
    const sent = [
      await phone.send(identity.verifyDemographics, { ...about, ...details, name: ' ' }),
      await phone.send(identity.verifyDemographics, { ...about, ...details, year_of_birth: 1800 }),
      await phone.send(identity.verifyBiometrics, { ...about, pid_data: '' }),
      await phone.send(identity.verifyFace, { ...about, picture: 'none' }),
      await phone.send(identity.requestAadhaarOtp, { ...about, consent: { ...consent, version: '0.9' } }),
    ];
    return sent.map(({ status, codes, errors }) => ({ status, codes, errors }));
  };
  const right = await answers(number(203));
  assert.deepEqual(
    right.flatMap(({ codes }) => codes),
    ['FLDVAL0001', 'FLDVAL0005', 'IDVERI0006', 'IDVERI0007', 'IDVERI0001'],
  );
  assert.deepEqual(await answers(other(9)), right);
  assert.equal((await trailOf(who.beneficiary_id)).length, 0);
});

test('a hundred guesses sent at once are counted one by one', async () => {
  const who = await somebody({ aadhaar: number(204) });
  const clever = await server.as(await server.fixtures.user({ sites: [site] }));
  const sent = await Promise.all(
    Array.from({ length: 100 }, (_, nth) =>
      clever.send(identity.requestAadhaarOtp, { ...who, consent, aadhaar_number: other(100 + nth) }),
    ),
  );
  const counted = (code: string) => sent.filter(({ codes }) => codes[0] === code).length;
  // Whoever comes behind a line of ten is turned away before anything is judged.
  const barred = counted('IDVERI0011') + counted('REQVAL0010');
  assert.deepEqual([counted('IDVERI0004'), barred], [5, 95]);
  assert.equal((await trailOf(who.beneficiary_id)).length, 5);
});

test('a worker who tries twenty other numbers in a day, of whomever, is done with numbers for that day', async () => {
  const user = await server.fixtures.user({ sites: [site] });
  const wanderer = await server.as(user);
  const send = (who: { session_id: string; beneficiary_id: string }, aadhaar_number: string) =>
    wanderer.send(identity.requestAadhaarOtp, { ...who, consent, aadhaar_number });
  for (let person = 0; person < 4; person++) {
    const who = await somebody({ aadhaar: number(300 + person) });
    for (let nth = 0; nth < 5; nth++) assert.deepEqual((await send(who, other(nth))).codes, ['IDVERI0004']);
  }
  const last = await somebody({ aadhaar: number(310) });
  const barred = await send(last, number(310));
  assert.deepEqual([barred.status, barred.codes], [429, ['IDPROF0026']]);
  assert.equal(
    (await phone.send(identity.requestAadhaarOtp, { ...last, consent, aadhaar_number: number(310) })).status,
    200,
  );
  server.clock.advance({ days: 1 });
  const rested = await server.as(user);
  assert.equal(
    (await rested.send(identity.requestAadhaarOtp, { ...last, consent, aadhaar_number: number(310) })).status,
    200,
  );
});
