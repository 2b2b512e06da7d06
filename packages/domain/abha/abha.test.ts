import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addresses, cards, numbers } from './abha.cases.ts';
import {
  type AbhaConsent,
  type AbhaProfile,
  abhaConsentRefusals,
  abhaConsentVersion,
  abhaPoints,
  abhaSheetOf,
  besideAccount,
  careContextsOf,
  checkAbhaAddress,
  checkAbhaNumber,
  checkAbhaWish,
  groupAbhaNumber,
  guardianRefusals,
  guardianStandings,
  guardianStands,
  isAbhaAddress,
  isOfGuardian,
  isSomebodyElse,
  likeChildAccount,
  readAbhaCard,
} from './index.ts';

test('at least 120 addresses, numbers and texts of a QR are tried', () => {
  assert.ok(addresses.length + numbers.length + cards.length >= 120);
});

describe('an address', () => {
  for (const [address, environment, code, why] of addresses)
    test(`${why}: ${address}`, () => {
      const checked = checkAbhaAddress(address, environment);
      assert.equal(checked.ok ? '' : checked.refusal.code, code);
      if (checked.ok) assert.equal(checked.normal, address.trim());
      assert.equal(
        isAbhaAddress(address.trim()),
        code === '' || (/@(sbx|abdm)$/.test(address) && code === 'IDPROF0021' && !/@.*@/.test(address)),
      );
    });

  test('as a wish the suffix may be left out', () => {
    const wish = (typed: string) => {
      const checked = checkAbhaWish(typed, 'sandbox');
      return checked.ok ? checked.normal : checked.refusal.code;
    };
    assert.equal(wish('sita.devi'), 'sita.devi@sbx');
    assert.equal(wish(' sita.devi@sbx '), 'sita.devi@sbx');
    assert.equal(wish('sita.devi@abdm'), 'IDPROF0021');
    assert.equal(wish('sita'), 'IDPROF0020');
    assert.equal(wish(''), 'IDPROF0020');
  });
});

describe('a number', () => {
  for (const [typed, normal, why] of numbers)
    test(`${why}: ${typed}`, () => {
      const checked = checkAbhaNumber(groupAbhaNumber(typed));
      assert.equal(checked.ok ? checked.normal : undefined, normal);
      if (!checked.ok) assert.equal(checked.refusal.code, 'IDPROF0019');
    });
});

describe('the QR of a card', () => {
  const whole = {
    abha_number: '91-0000-1234-5678',
    abha_address: 'sitadevi95@sbx',
    name: 'SITA DEVI',
    dob: '1995-05-05',
    year_of_birth: null,
    gender: 2,
    mobile: '9876543210',
    address: 'Ward 4, Rampur',
    pin_code: '',
  };
  for (const [text, read, why] of cards)
    test(why, () => assert.deepEqual(readAbhaCard(text), read === null ? undefined : { ...whole, ...read }));
});

describe('a consent', () => {
  const consent = (sheet: 'adult' | 'child', change: Partial<AbhaConsent> = {}): AbhaConsent => ({
    sheet,
    version: abhaConsentVersion,
    language: 'hi',
    given_by: sheet === 'adult' ? 'person' : 'guardian',
    method: 'spoken',
    points: abhaPoints[sheet],
    ...change,
  });
  const code = (given: AbhaConsent, sheet: 'adult' | 'child') => abhaConsentRefusals(given, sheet)[0]?.code ?? '';

  test('of an adult and of a child, whole, holds', () => {
    for (const sheet of ['adult', 'child'] as const)
      for (const method of ['spoken', 'signed', 'thumb'] as const)
        assert.equal(code(consent(sheet, { method }), sheet), '');
  });

  test('each point is asked: one that is missing, and it does not hold', () => {
    for (const sheet of ['adult', 'child'] as const)
      for (const point of abhaPoints[sheet]) {
        const points = abhaPoints[sheet].filter((one) => one !== point);
        assert.equal(code(consent(sheet, { points }), sheet), 'ABHACC0001', point);
      }
    assert.deepEqual([abhaPoints.adult.length, abhaPoints.child.length], [7, 8]);
  });

  test('the other sheet, an older version, and whoever may not give it', () => {
    assert.equal(code(consent('adult'), 'child'), 'ABHACC0002');
    assert.equal(code(consent('child'), 'adult'), 'ABHACC0002');
    assert.equal(code(consent('adult', { version: '0.9' }), 'adult'), 'ABHACC0001');
    assert.equal(code(consent('adult', { given_by: 'guardian' }), 'adult'), 'ABHACC0001');
    assert.equal(code(consent('child', { given_by: 'person' }), 'child'), 'ABHACC0001');
    assert.equal(code(consent('adult', { points: abhaPoints.child }), 'adult'), 'ABHACC0001');
  });

  test('by the sheet of a child until the eighteenth birthday', () => {
    const cases: [string, string, string][] = [
      ['2008-03-16', '2026-03-15', 'child'],
      ['2008-03-16', '2026-03-16', 'adult'],
      ['2026-03-16', '2026-03-16', 'child'],
      ['1950-01-01', '2026-03-16', 'adult'],
      ['2008-02-29', '2026-02-27', 'child'],
      // As ages are counted everywhere here.
      ['2008-02-29', '2026-02-28', 'adult'],
    ];
    for (const [dob, today, sheet] of cases) assert.equal(abhaSheetOf(dob, today), sheet, `${dob} on ${today}`);
  });
});

describe('the account beside the record', () => {
  const record = { name: 'SITA DEVI', dob: '1995-05-05', dob_is_year: false, gender: 2, mobile: '9876543210' };
  const profile = (change: Partial<AbhaProfile> = {}): AbhaProfile => ({
    abha_number: '91-0000-1234-5678',
    abha_address: 'sitadevi95@sbx',
    name: 'SITA DEVI',
    dob: '1995-05-05',
    year_of_birth: 1995,
    gender: 2,
    mobile: '9876543210',
    address: '',
    ...change,
  });

  test('each line says how alike it is and whether it can be taken over', () => {
    const cases: [Partial<AbhaProfile>, 'name' | 'dob' | 'gender' | 'mobile_number', string, boolean][] = [
      [{}, 'name', 'same', false],
      [{}, 'dob', 'same', false],
      [{}, 'gender', 'same', false],
      [{}, 'mobile_number', 'same', false],
      [{ name: 'DEVI SITA' }, 'name', 'same', false],
      [{ name: 'SITA' }, 'name', 'alike', true],
      [{ name: 'RADHA BAI' }, 'name', 'different', true],
      [{ name: '' }, 'name', 'unknown', false],
      [{ dob: '1995-06-05' }, 'dob', 'alike', true],
      [{ dob: '1990-05-05', year_of_birth: 1990 }, 'dob', 'different', true],
      [{ dob: null }, 'dob', 'same', false],
      [{ dob: null, year_of_birth: 1990 }, 'dob', 'different', false],
      [{ dob: null, year_of_birth: null }, 'dob', 'unknown', false],
      [{ gender: 1 }, 'gender', 'different', true],
      [{ gender: null }, 'gender', 'unknown', false],
      [{ mobile: '' }, 'mobile_number', 'unknown', false],
      [{ mobile: '9000000001' }, 'mobile_number', 'different', true],
    ];
    for (const [change, field, likeness, takeable] of cases) {
      const line = besideAccount(record, profile(change)).find((one) => one.field === field);
      assert.deepEqual([line?.likeness, line?.takeable], [likeness, takeable], JSON.stringify(change));
    }
  });

  test('a care context: one record that grows, without name or vaccine', () => {
    const care_context = '9b2d0c0e-5d0f-4c59-8a3e-2f60c2a4d7b1';
    const shared = careContextsOf({ beneficiary_id: '12345678900001', care_context });
    assert.deepEqual(shared, {
      ...{ referenceNumber: '12345678900001', display: 'Beneficiary of the immunization programme' },
      ...{ hiType: 'ImmunizationRecord', count: 1 },
      careContexts: [{ referenceNumber: care_context, display: 'Immunization record' }],
    });
  });

  test('somebody else: neither name nor birth fit as far as they are known; of a child the birth does not', () => {
    const other = { name: 'RAM PRASAD', dob: '1980-01-01', year_of_birth: 1980, gender: 1 } as const;
    const cases: [Partial<AbhaProfile>, boolean][] = [
      [{}, false],
      [other, true],
      [{ ...other, gender: null }, true],
      [{ ...other, gender: 2 }, true],
      [{ ...other, name: 'SITA' }, false],
      [{ ...other, dob: '1995-05-05', year_of_birth: 1995 }, false],
      [{ ...other, dob: '1995-09-09', year_of_birth: 1995 }, true],
      [{ ...other, dob: '1995-09-09', year_of_birth: 1995, gender: 2 }, false],
      [{ ...other, dob: '1995-09-09', year_of_birth: 1995, gender: null }, false],
      [{ ...other, dob: '1995-09-09', year_of_birth: 1995, name: 'SITA' }, false],
      [{ ...other, dob: null, year_of_birth: 1995 }, false],
      [{ ...other, dob: null, year_of_birth: null }, false],
      [{ ...other, name: '' }, false],
    ];
    for (const [change, expected] of cases)
      assert.equal(isSomebodyElse(record, profile(change), 'adult'), expected, JSON.stringify(change));
    // The mother's account, of half the child's name.
    const mother = profile({ name: record.name, dob: '1970-01-01', year_of_birth: 1970 });
    assert.deepEqual([isSomebodyElse(record, mother, 'adult'), isSomebodyElse(record, mother, 'child')], [false, true]);
  });
});

describe('an account among those of a guardian’s children', () => {
  const record = { name: 'BABY OF SITA', dob: '2026-03-01', dob_is_year: false, gender: 1 };
  const account = { name: 'BABY OF SITA', dob: '2026-03-01', year_of_birth: 2026, gender: 1 } as const;
  const cases: [Partial<typeof account> | object, string, string][] = [
    [{}, 'same', 'name, birth and sex'],
    [{ name: 'sita of baby' }, 'same', 'the same words in another order'],
    [{ name: 'AARAV' }, 'maybe', 'a name that was given since'],
    [{ name: 'BABY OF SITA DEVI' }, 'maybe', 'a longer name'],
    [{ name: '' }, 'maybe', 'no name'],
    [{ dob: null }, 'same', 'only the year is told'],
    [{ dob: null, year_of_birth: null }, 'maybe', 'no birth is told'],
    [{ dob: '2026-03-02' }, 'maybe', 'another day of the year'],
    [{ dob: '2025-03-01', year_of_birth: 2025 }, 'other', 'another year: a sister or brother'],
    [{ gender: 2 }, 'other', 'another sex: a twin'],
    [{ gender: null }, 'maybe', 'no sex is told'],
  ];
  for (const [change, likeness, why] of cases)
    test(why, () => assert.equal(likeChildAccount(record, { ...account, ...change }), likeness));
});

test('what a child’s guardian is', () => {
  const here = { dob: '1995-05-05', deceased_on: null };
  const cases: [Parameters<typeof guardianStands>[0], string][] = [
    [{ isNamed: false, here: undefined }, 'none'],
    [{ isNamed: true, here: undefined }, 'elsewhere'],
    [{ isNamed: true, here }, 'here'],
    [{ isNamed: true, here: { ...here, dob: '2008-03-17' } }, 'minor'],
    [{ isNamed: true, here: { ...here, dob: '2008-03-16' } }, 'here'],
    [{ isNamed: true, here: { ...here, deceased_on: '2026-01-01' } }, 'dead'],
    [{ isNamed: true, here: { dob: '2010-01-01', deceased_on: '2026-01-01' } }, 'dead'],
  ];
  for (const [known, stands] of cases) assert.equal(guardianStands(known, '2026-03-16'), stands, JSON.stringify(known));
  const codes = guardianStandings.map((stands) =>
    guardianRefusals(stands)
      .map(({ code }) => code)
      .join(),
  );
  assert.deepEqual(codes, ['', '', 'ABHACC0032', 'BENDET0002', '']);
  assert.ok(isOfGuardian('adult', null, '2'));
  assert.deepEqual(
    (['1', '2', null] as const).map((agreed) => [
      isOfGuardian('child', agreed, '2'),
      isOfGuardian('child', agreed, null),
    ]),
    [
      [false, false],
      [true, false],
      [false, true],
    ],
  );
});
