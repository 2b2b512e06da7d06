import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as abha from '@teeka/contract/abha';
import { getBeneficiaryDetails } from '@teeka/contract/beneficiaries';
import { sql } from 'kysely';
import { specialNumbers } from '../../../../sandbox/src/identity/people.ts';
import { capture, picture } from '../identity/testing/proofs.ts';
import { abhaDesk, mobile_number, otp } from './testing/abha-desk.ts';

const { server, authority, day, somebody, agreed, enrolled, linked, routes, rows } = await abhaDesk();
let { phone } = day;
/** Five questions about a person and one a minute are the limits: what a test does not try waits for. */
const later = async (minutes: number) => {
  server.clock.advance({ minutes });
  phone = await server.as(day.user);
};

test('an adult by code: wrong, expired, right; a mobile number that differs; an address of her own; card; linked', async () => {
  const { beneficiary_id, aadhaar_number } = await somebody({ theirs: { mobile: '9000000009' } });
  const sent = await phone.ask(abha.requestAbhaOtp, { beneficiary_id, ...agreed, aadhaar_number });
  assert.deepEqual([sent.mobile_masked, sent.expires_in], ['XXXXXX3210', 180]);
  const bring = (ticket: string, typed: string) =>
    phone.send(abha.enrolAbha, { beneficiary_id, ticket, otp: typed, mobile_number });
  assert.deepEqual((await bring(sent.ticket, '654321')).codes, ['USRPRF0002']);
  assert.deepEqual((await bring(sent.ticket, '12')).codes, ['FLDVAL0011']);
  await later(3);
  assert.deepEqual((await bring(sent.ticket, otp)).codes, ['USRAUT0013']);
  const again = await phone.ask(abha.resendAbhaCode, { beneficiary_id, ticket: sent.ticket, aadhaar_number });
  assert.deepEqual((await bring(sent.ticket, otp)).codes, ['USRAUT0013'], 'the code before is not the one any more');
  const made = (await bring(again.ticket, otp)).reply;
  assert.deepEqual([made.is_new, made.asks_mobile, made.profile.mobile], [true, true, '']);
  assert.match(made.profile.abha_number, /^91-0000-\d{4}-\d{4}$/);
  assert.deepEqual([made.profile.name, made.profile.dob, made.profile.gender], ['SITA DEVI', '1995-05-05', 2]);
  assert.deepEqual((await bring(again.ticket, otp)).codes, ['ABHACC0004'], 'a code counts once');

  const about = { beneficiary_id, ticket: made.ticket };
  const request = await phone.ask(abha.requestAbhaMobileOtp, { ...about, mobile_number });
  const wrong = { beneficiary_id, ticket: request.ticket, otp: '111111' };
  assert.deepEqual((await phone.send(abha.verifyAbhaMobileOtp, wrong)).codes, ['USRPRF0002']);
  const confirmed = await phone.ask(abha.verifyAbhaMobileOtp, { ...wrong, otp });
  assert.equal(confirmed.profile.mobile, mobile_number);

  const open = { beneficiary_id, ticket: confirmed.ticket };
  const { addresses } = await phone.ask(abha.getAbhaSuggestions, open);
  assert.ok(addresses.length > 0 && addresses.every((one) => one.endsWith('@sbx')), addresses.join());
  const choose = (abha_address: string) => phone.send(abha.chooseAbhaAddress, { ...open, abha_address });
  assert.deepEqual((await choose('taken.name')).codes, ['ABHACC0007']);
  assert.deepEqual((await choose('sita')).codes, ['IDPROF0020']);
  assert.deepEqual((await choose('sita.devi95@abdm')).codes, ['IDPROF0021']);
  const chosen = (await choose('Sita.Devi_95')).reply;
  assert.equal(chosen.profile.abha_address, 'Sita.Devi_95@sbx');

  const shown = { beneficiary_id, ticket: chosen.ticket };
  const card = await phone.ask(abha.getAbhaCard, shown);
  for (const png of [card.card, card.qr]) assert.match(Buffer.from(png, 'base64').toString('latin1'), /^\x89PNG/);
  await phone.ask(abha.linkAbha, shown);

  const { linked: link, wish, history, sheet } = await phone.ask(abha.getAbha, { beneficiary_id });
  assert.deepEqual([sheet, wish], ['adult', null]);
  assert.deepEqual(
    [link?.abha_number_masked, link?.abha_address, link?.linked_by_name],
    [`XX-XXXX-XXXX-${made.profile.abha_number.slice(-4)}`, 'Sita.Devi_95@sbx', 'Test Vaccinator'],
  );
  assert.deepEqual(
    history.map(({ what }) => what),
    ['linked', 'consent'],
  );
  const details = await phone.ask(getBeneficiaryDetails, { beneficiaryId: beneficiary_id });
  assert.deepEqual([details.abha_number_masked, details.abha_address], [link?.abha_number_masked, 'Sita.Devi_95@sbx']);
  const [consent] = await rows(
    sql<object>`select sheet, sheet_version, language, given_by, method, done_by, cardinality(points) as points
      from abha_event where beneficiary_id = ${beneficiary_id}::bigint and what = 'consent'`,
  );
  assert.deepEqual(consent, {
    ...{ sheet: 'adult', sheet_version: '1.0', language: 'hi', given_by: 'person', method: 'spoken' },
    ...{ done_by: day.user.user_id, points: 7 },
  });
});

test('a refusal of consent: nothing is sent', async () => {
  const { beneficiary_id, aadhaar_number } = await somebody();
  const before = authority.abdm.log.list().length;
  const { consent } = agreed;
  const cases: [object, string][] = [
    [{ ...consent, points: consent.points.slice(1) }, 'ABHACC0001'],
    [{ ...consent, points: [] }, 'ABHACC0001'],
    [{ ...consent, version: '0.9' }, 'ABHACC0001'],
    [{ ...consent, given_by: 'guardian' }, 'ABHACC0001'],
    [{ ...consent, sheet: 'child' }, 'ABHACC0002'],
  ];
  const proof = { by: 'face', picture: picture() } as const;
  for (const [other, code] of cases) {
    const wrong = { beneficiary_id, consent: other as typeof consent, wish_id: null };
    const answers = [
      await phone.send(abha.requestAbhaOtp, { ...wrong, aadhaar_number }),
      await phone.send(abha.searchAbha, { ...wrong, by: 'mobile', value: mobile_number }),
      await phone.send(abha.enrolAbhaDirectly, { ...wrong, aadhaar_number, mobile_number, proof }),
    ];
    for (const answer of answers) assert.deepEqual(answer.codes, [code], JSON.stringify(other));
  }
  const none = await phone.send(abha.requestAbhaOtp, { beneficiary_id, consent: null, wish_id: null, aadhaar_number });
  assert.deepEqual(none.codes, ['ABHACC0001']);
  assert.equal(authority.abdm.log.list().length, before);
  const [kept] = await rows(
    sql<{ n: number }>`select count(*)::int as n from abha_event where beneficiary_id = ${beneficiary_id}::bigint`,
  );
  assert.equal(kept?.n, 0);
});

test('an account that there is: found by its mobile, its number and its address, opened and linked, never made twice', async () => {
  const mobile = '9111111111';
  const theirs = { number: specialNumbers.existing };
  const who = await somebody({ theirs, mobile });
  authority.abdm.accounts.put({
    ...{ number: '91-0000-7777-0001', address: 'ramprasad1@sbx', name: 'RAM PRASAD', dob: '01-01-1980', gender: 'M' },
    ...{ addressLine: 'Ward 1', mobile, type: 'STANDARD', isActive: true },
  });
  authority.abdm.accounts.put({
    ...{ number: '91-0000-7777-0002', address: 'sitadevi777@sbx', name: 'SITA DEVI', dob: '05-05-1995', gender: 'F' },
    ...{ addressLine: 'Ward 4', mobile, type: 'STANDARD', isActive: true },
  });
  const { beneficiary_id } = who;
  const begin = (by: 'number' | 'address' | 'mobile', value: string) =>
    phone.send(abha.searchAbha, { beneficiary_id, ...agreed, by, value });
  const shapes: ['number' | 'address' | 'mobile', string, string][] = [
    ['number', '91-0000-7777', 'IDPROF0019'],
    ['address', 'sita', 'IDPROF0020'],
    ['address', 'sitadevi777@abdm', 'IDPROF0021'],
    ['mobile', '911111', 'FLDVAL0009'],
    ['mobile', '9111111112', 'ABHACC0010'],
  ];
  for (const [by, value, code] of shapes) assert.deepEqual((await begin(by, value)).codes, [code], value);
  const sent = await begin('mobile', mobile);
  const bring = { beneficiary_id, ticket: sent.reply.ticket };
  assert.deepEqual((await phone.send(abha.verifyAbhaSearch, { ...bring, otp: '111111' })).codes, ['USRPRF0002']);
  const found = await phone.ask(abha.verifyAbhaSearch, { ...bring, otp });
  assert.deepEqual(found.accounts, [
    { abha_number_masked: 'XX-XXXX-XXXX-0001', name: 'RAM PRASAD' },
    { abha_number_masked: 'XX-XXXX-XXXX-0002', name: 'SITA DEVI' },
  ]);
  const open = (account: number) => phone.send(abha.openAbha, { beneficiary_id, ticket: found.ticket, account });
  assert.deepEqual((await open(2)).codes, ['ABHACC0004']);
  const other = (await open(0)).reply;
  const refused = await phone.send(abha.linkAbha, { beneficiary_id, ticket: other.ticket });
  assert.deepEqual(refused.codes, ['ABHACC0009'], 'of somebody else');
  for (const [by, value] of [
    ['number', '91000077770002'],
    ['address', 'sitadevi777'],
  ] as const) {
    const single = await begin(by, value);
    const one = await phone.ask(abha.verifyAbhaSearch, { beneficiary_id, ticket: single.reply.ticket, otp });
    assert.equal(one.accounts.length, 1);
    const hers = await phone.ask(abha.openAbha, { beneficiary_id, ticket: one.ticket, account: 0 });
    assert.equal(hers.profile.abha_number, '91-0000-7777-0002');
    assert.deepEqual((await phone.ask(abha.getAbhaSuggestions, { beneficiary_id, ticket: hers.ticket })).addresses, []);
  }
  await later(16);
  const before = await enrolled(who);
  assert.deepEqual([before.is_new, before.asks_mobile], [false, false]);
  await phone.ask(abha.linkAbha, { beneficiary_id, ticket: before.ticket });
  const twice = { beneficiary_id, ...agreed, aadhaar_number: who.aadhaar_number };
  assert.deepEqual((await phone.send(abha.requestAbhaOtp, twice)).codes, ['ABHACC0005']);
});

test('a closed account is not opened', async () => {
  const { beneficiary_id, aadhaar_number } = await somebody({ theirs: { number: specialNumbers.inactive } });
  const sent = await phone.ask(abha.requestAbhaOtp, { beneficiary_id, ...agreed, aadhaar_number });
  const brought = { beneficiary_id, ticket: sent.ticket, otp, mobile_number };
  assert.deepEqual((await phone.send(abha.enrolAbha, brought)).codes, ['ABHACC0015']);
});

test('by finger, face and details', async () => {
  const proofs = [
    { by: 'biometric', pid_data: capture() },
    { by: 'face', picture: picture() },
    { by: 'demographic', name: 'Sita Devi', dob: '1995-05-05', gender: 2 },
  ] as const;
  for (const proof of proofs) {
    const { beneficiary_id, aadhaar_number } = await somebody();
    const sent = { beneficiary_id, ...agreed, aadhaar_number, mobile_number, proof };
    const made = await phone.ask(abha.enrolAbhaDirectly, sent);
    assert.deepEqual([made.is_new, made.asks_mobile, made.profile.name], [true, false, 'SITA DEVI'], proof.by);
    await phone.ask(abha.linkAbha, { beneficiary_id, ticket: made.ticket });
  }
  const { beneficiary_id, aadhaar_number } = await somebody();
  const wrong: [object, string][] = [
    [{ by: 'biometric', pid_data: 'none' }, 'IDVERI0006'],
    [{ by: 'biometric', pid_data: proofs[0].pid_data }, 'IDVERI0005'],
    [{ by: 'face', picture: 'none' }, 'IDVERI0007'],
    [{ by: 'demographic', name: ' ', dob: '1995-05-05', gender: 2 }, 'FLDVAL0001'],
    [{ by: 'demographic', name: 'RADHA', dob: '1995-05-05', gender: 2 }, 'ABHACC0034'],
  ];
  for (const [proof, code] of wrong) {
    const sent = { beneficiary_id, ...agreed, aadhaar_number, mobile_number, proof: proof as (typeof proofs)[0] };
    const answer = await phone.send(abha.enrolAbhaDirectly, sent);
    assert.deepEqual(answer.codes, [code]);
  }
});

test('numbers that the service does not serve, each with its sentence', async () => {
  const cases: [string, string][] = [
    [specialNumbers.unknown, 'IDVERI0002'],
    [specialNumbers.noMobile, 'IDVERI0003'],
    [specialNumbers.odd, 'ABHACC0016'],
    [specialNumbers.busy, 'REQVAL0014'],
    [specialNumbers.slow, 'REQVAL0014'],
    ['999900000101', 'IDPROF0007'],
    ['', 'IDPROF0006'],
  ];
  for (const [aadhaar_number, code] of cases) {
    const { beneficiary_id } = await somebody();
    const answer = await phone.send(abha.requestAbhaOtp, { beneficiary_id, ...agreed, aadhaar_number });
    assert.deepEqual(answer.codes, [code]);
    if (code === 'ABHACC0016') assert.match(answer.message, /ABDM-7777/);
  }
  for (const mode of ['down', 'busy', 'torn', 'html', 'empty'] as const) {
    const { beneficiary_id, aadhaar_number } = await somebody();
    authority.mode = mode;
    const answer = await phone.send(abha.requestAbhaOtp, { beneficiary_id, ...agreed, aadhaar_number });
    assert.deepEqual(answer.codes, ['REQVAL0014'], mode);
  }
  authority.mode = 'token-expired';
  const { beneficiary_id, aadhaar_number } = await somebody();
  const renewed = await phone.send(abha.requestAbhaOtp, { beneficiary_id, ...agreed, aadhaar_number });
  assert.equal(renewed.status, 200, 'a token that ended is renewed once');
});

test('of the dead nobody makes an account; two workers at one person: one links', async () => {
  const dead = await somebody({ deceased_on: '2026-02-01' });
  const sent = { beneficiary_id: dead.beneficiary_id, ...agreed, aadhaar_number: dead.aadhaar_number };
  assert.deepEqual((await phone.send(abha.requestAbhaOtp, sent)).codes, ['BENDET0002']);
  const who = await somebody();
  const other = await server.as(await server.fixtures.user({ sites: [day.site], places: day.places }));
  const [mine, theirs] = [await enrolled(who), await enrolled(who, other)];
  assert.deepEqual([mine.is_new, theirs.is_new], [true, false]);
  const { beneficiary_id } = who;
  const both = await Promise.all([
    phone.send(abha.linkAbha, { beneficiary_id, ticket: mine.ticket }),
    other.send(abha.linkAbha, { beneficiary_id, ticket: theirs.ticket }),
  ]);
  assert.deepEqual(both.map(({ codes }) => codes.join()).toSorted(), ['', 'ABHACC0005']);
});

test('one account is of one record: the second is refused and told nothing; the first has it on its log', async () => {
  const first = await linked();
  const second = await somebody({ theirs: { number: first.aadhaar_number } });
  const { ticket } = await enrolled(second);
  const refused = await phone.send(abha.linkAbha, { beneficiary_id: second.beneficiary_id, ticket });
  assert.deepEqual(refused.codes, ['ABHACC0006']);
  assert.ok(!refused.text.includes(first.beneficiary_id));
  assert.ok((await day.audited(first.beneficiary_id)).includes('abha.linkAbha'));
  assert.ok((await day.audited(second.beneficiary_id)).includes('abha.linkAbha'));
});

test('every way to the service went over its published calls, encrypted as it demands', () => {
  const encrypted = authority.abdm.log.list().filter(({ opened }) => opened !== null);
  assert.ok(encrypted.length > 20 && encrypted.every(({ opened }) => opened));
  const expected = [
    'GET /v3/enrollment/enrol/suggestion',
    'GET /v3/profile/account',
    'GET /v3/profile/account/abha-card',
    'GET /v3/profile/account/qrCode',
    'POST /v3/enrollment/auth/byAbdm',
    'POST /v3/enrollment/enrol/abha-address',
    'POST /v3/enrollment/enrol/byAadhaar',
    'POST /v3/enrollment/request/otp',
    'POST /v3/profile/login/request/otp',
    'POST /v3/profile/login/verify',
    'POST /v3/profile/login/verify/user',
  ];
  assert.deepEqual([...new Set(routes())].toSorted(), expected);
});
