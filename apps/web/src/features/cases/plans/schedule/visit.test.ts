import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addVaccineDetails, saveCaseDetails } from '@teeka/contract/cases';
import type { Batch, Material } from '@teeka/contract/vaccinations';
import { forecast, nationalSchedule } from '@teeka/domain/schedule';
import { visitEntries } from './entries.ts';
import {
  answersOf,
  chosenOffers,
  eventReasonsOf,
  givenToday,
  newVisit,
  notGivenSince,
  notToday,
  type Offer,
  offersOf,
  othersOf,
  toggled,
  toggledOther,
  warningsOf,
  withheldBy,
  withheldByEvent,
} from './visit.ts';

const today = '2026-11-21';
const material = (material_id: number, material_code: string, dose_codes: string[]): Material => ({
  material_id,
  material_code,
  material_name: material_code,
  material_category: 'Universal Immunization Programme',
  doses_per_vial: [10],
  dose_codes,
});
const materials = [
  material(2, 'BOPV', ['OPV0', 'OPV1', 'OPV2', 'OPV3', 'OPVB']),
  material(4, 'PENTA', ['PENTA1', 'PENTA2', 'PENTA3']),
  material(9, 'JE_LIVE', ['JE1', 'JE2']),
  material(10, 'JE_KILLED', ['JE1', 'JE2']),
];
const batch = (batch_id: string, material_id: number, expiry_date: string): Batch => ({
  batch_id,
  material_id,
  expiry_date,
  batch_number: batch_id.toUpperCase(),
  manufacturer: '',
  session_site_id: 's',
});

/** Six weeks old on 21/11/2026, birth doses given. */
const sixWeeks = (since: readonly { code: string; date: string }[] = [], on = today) => {
  const child = { kind: 'child', dob: '2026-10-10', sex: 'F', jeEndemic: false } as const;
  const birthDoses = ['BCG', 'HEPB0', 'OPV0'].map((code) => ({ code, date: '2026-10-10' }));
  return forecast(child, [...birthDoses, ...since], { on, schedule: nationalSchedule });
};
const offers = offersOf(sixWeeks(), materials, nationalSchedule);
const offerOf = (code: string): Offer => {
  const found = offers.find(({ dose }) => dose.code === code);
  assert.ok(found, code);
  return found;
};

test('at six weeks the five first doses are offered, all chosen until one is taken out', () => {
  const codes = offers.map(({ dose }) => dose.code).sort();
  assert.deepEqual(codes, ['FIPV1', 'OPV1', 'PCV1', 'PENTA1', 'RVV1']);
  assert.equal(chosenOffers(newVisit, offers).length, 5);
  const without = toggled(newVisit, 'PCV1', offers);
  assert.deepEqual(
    chosenOffers(without, offers)
      .map(({ dose }) => dose.code)
      .includes('PCV1'),
    false,
  );
  assert.equal(chosenOffers(toggled(without, 'PCV1', offers), offers).length, 5);
});

test('HPV waits for the consent of a parent, and no reason goes round it; other doses do not', () => {
  const girl = { kind: 'child', dob: '2012-08-01', sex: 'F', jeEndemic: false } as const;
  const known = forecast(girl, [], { on: today, schedule: nationalSchedule });
  const due = offersOf(known, materials, nationalSchedule);
  const withheld = (visit: Partial<typeof newVisit>) =>
    due
      .filter((offer) => withheldBy({ ...newVisit, ...visit }, offer, known) !== undefined)
      .map(({ dose }) => dose.code);
  assert.ok(due.some(({ dose }) => dose.code === 'TD10'));
  assert.deepEqual(withheld({}), ['HPV1']);
  assert.deepEqual(withheld({ reasons: { 'hpv-consent': 'The girl wants it' } }), ['HPV1']);
  assert.deepEqual(withheld({ consents: ['hpv-consent'] }), []);
  const said = (vaccines: string[]) =>
    answersOf({ ...newVisit, consents: ['hpv-consent'] }, vaccines).find(({ question }) => question === 'hpv-consent')
      ?.answer;
  assert.deepEqual([said(['Td', 'HPV']), said(['Td'])], ['yes', undefined], 'asked only where it is due');
});

test('what is not due can be told as given, with its reason; what was given cannot be told again', () => {
  const others = othersOf(sixWeeks(), materials, nationalSchedule);
  const reasons = new Map(others.map(({ dose }) => [dose.code, dose.reason.code]));
  assert.equal(reasons.get('OPV2'), 'waits-for-previous');
  assert.equal(reasons.get('JE1'), 'not-in-this-district');
  assert.equal(reasons.get('DPT1'), 'catch-up-only');
  assert.ok(!reasons.has('BCG') && !reasons.has('PENTA1'), 'given, or due');
  const toggled = toggledOther(newVisit, 'JE1');
  assert.deepEqual([toggled.chosen, toggled.others], [null, ['JE1']], 'what is due stays chosen');
  assert.deepEqual(toggledOther(toggled, 'JE1').others, []);
});

test('typed a week later: what the child has had since and counts is not offered again', () => {
  const since = ['PENTA1', 'OPV1', 'OPV2'].map((code) => ({ code, date: '2026-11-24' }));
  const [onTheDay, now] = [sixWeeks(since), sixWeeks(since, '2026-11-28')];
  const codes = (found: typeof offersOf) =>
    notGivenSince(found(onTheDay, materials, nationalSchedule), now).map(({ dose }) => dose.code);
  assert.deepEqual(codes(offersOf).sort(), ['FIPV1', 'PCV1', 'RVV1']);
  assert.ok(codes(othersOf).includes('OPV2'), 'it was too early and does not count: the next attempt');
  assert.ok(!codes(othersOf).includes('PENTA1'));
});

test('what comes later is named in the order of its days', () => {
  const days = notToday(sixWeeks()).map((dose) => dose.due ?? dose.earliest ?? '9');
  assert.deepEqual(days, [...days].sort());
});

test('one visit is three writes that the contract accepts, the doses with day and capture time', () => {
  const ids = (function* () {
    for (let n = 1; ; n++) yield `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`;
  })();
  const newId = () => ids.next().value ?? '';
  const ready = ['PENTA1', 'OPV1'].map((code) => {
    const offer = offerOf(code);
    const materialId = offer.materials[0]?.material_id ?? 0;
    return { offer, choice: { batch: batch(newId(), materialId, '2027-01-01'), standing: 'good' as const } };
  });
  const entries = visitEntries(ready, {
    beneficiaryId: '12345678901234',
    sessionId: newId(),
    caseId: newId(),
    today,
    capturedAt: '2026-11-21T05:00:00.000Z',
    newId,
    answers: answersOf({ ...newVisit, yes: ['severe-illness'], reasons: { 'severe-illness': 'Doctor agreed ' } }, [
      'Penta',
      'HPV',
    ]),
    events: [{ report_id: '01900000-0000-7000-8000-0000000000aa', reason: 'Doctor agreed' }],
    packCursor: '17.2026-11-21',
  });
  const request = saveCaseDetails.request.parse(entries[0]?.input);
  assert.deepEqual(request.screened, ['severe-reaction', 'immune-weak']);
  assert.equal(request.screening?.answers[1]?.reason, 'Doctor agreed');
  assert.equal(request.screening?.earlier_events?.[0]?.reason, 'Doctor agreed');
  assert.equal(request.pack_cursor, '17.2026-11-21');
  assert.equal(request.rules_version, nationalSchedule.version);
  assert.deepEqual(
    entries.map(({ call }) => call.name),
    ['cases.saveCaseDetails', 'cases.addVaccineDetails', 'cases.caseStatusUpdation'],
  );
  for (const { call, input } of entries) assert.ok(call.request.safeParse(input).success, call.name);
  const doses = addVaccineDetails.request.parse(entries[1]?.input).vaccine_details;
  assert.deepEqual(
    doses.map(({ dose_code, given_on, body_site }) => `${dose_code} ${given_on} ${body_site}`),
    ['PENTA1 2026-11-21 left-mid-thigh', 'OPV1 2026-11-21 mouth'],
  );
});

test('a yes keeps back the doses it speaks against, until a reason to go on is given', () => {
  const forecastNow = sixWeeks();
  const withheld = (yes: string[], reasons: Record<string, string> = {}) =>
    offers
      .filter((offer) => withheldBy({ ...newVisit, yes, reasons }, offer, forecastNow))
      .map(({ dose }) => dose.code)
      .sort();
  const all = ['FIPV1', 'OPV1', 'PCV1', 'PENTA1', 'RVV1'];
  const table: [string, string[], Record<string, string>, string[]][] = [
    ['nothing', [], {}, []],
    ['severely ill', ['severe-illness'], {}, all],
    ['severely ill, blanks are no reason', ['severe-illness'], { 'severe-illness': '  ' }, all],
    ['severely ill, the doctor agrees', ['severe-illness'], { 'severe-illness': 'Doctor agrees' }, []],
    ['weak immunity: live vaccines only', ['immune-weak'], {}, ['OPV1', 'RVV1']],
    ['a reaction: only what was given before (OPV-0)', ['severe-reaction'], {}, ['OPV1']],
  ];
  for (const [what, yes, reasons, expected] of table) assert.deepEqual(withheld(yes, reasons), expected, what);
});

test('an adverse event after an earlier dose holds back what it speaks against until a reason is typed', () => {
  const base = { category: 'severe', vaccinated_on: '2026-10-10', causality: '', vaccines: [] } as const;
  const grave = { ...base, report_id: 'grave', symptoms: ['ANAPHYLAXIS'], dose_codes: ['HEPB0'] };
  const mild = {
    ...base,
    report_id: 'mild',
    category: 'minor' as const,
    symptoms: ['FEVER_LOW'],
    dose_codes: ['OPV0'],
  };
  const other = { ...base, report_id: 'other', symptoms: ['ABSCESS'], dose_codes: ['BCG'] };
  const events = [mild, grave, other];
  const warnings = warningsOf(events, offers);
  assert.deepEqual(
    warnings.map(({ event, bearing, doses }) => [event.report_id, bearing, doses]),
    [
      ['grave', 'contraindication', ['PENTA1']],
      ['mild', 'note', ['OPV1']],
    ],
  );
  const withheld = (eventReasons: Record<string, string>) =>
    offers
      .filter((offer) => withheldByEvent({ ...newVisit, eventReasons }, offer, events))
      .map(({ dose }) => dose.code);
  assert.deepEqual(withheld({}), ['PENTA1']);
  assert.deepEqual(withheld({ grave: '  ' }), ['PENTA1']);
  assert.deepEqual(withheld({ grave: 'Doctor agreed' }), []);
  assert.deepEqual(eventReasonsOf({ ...newVisit, eventReasons: { grave: ' yes ' } }, warnings), [
    { report_id: 'grave', reason: 'yes' },
    { report_id: 'mild', reason: '' },
  ]);
});

test('what somebody got today, once each: not from a card, not voided, not refused', () => {
  const dose = (dose_code: string, change: object = {}) => ({
    dose_code,
    given_on: today,
    voided: false,
    state: 'done' as const,
    item_id: null,
    previous: null,
    ...change,
  });
  const doses = [
    dose('OPV1'),
    dose('OPV1', { item_id: 'i1', state: 'waiting' }),
    dose('PENTA1', { item_id: 'i2', state: 'refused' }),
    dose('MR1', { voided: true }),
    dose('PCV1', { previous: 'Pending' }),
    dose('BCG', { given_on: '2026-11-20' }),
  ];
  assert.deepEqual(givenToday(doses, today), ['OPV1']);
});
