import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOf, type HealthRecord, type HealthRecordFacts, healthRecord, lineOf } from './index.ts';
import { foundBy } from './testing/index.ts';
import { facility, factsOf, people, today } from './testing/people.ts';

const issue = { document_id: '01930000-0000-7000-8000-00000000d0c1', at: `${today}T10:00:00.000Z` };
const madeOf = (facts: HealthRecordFacts) => healthRecord(facts, issue) ?? assert.fail('no record');

const resourcesOf = (document: HealthRecord, type: string) =>
  document.entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
/** What stands at a path: fields, and places in lists. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
const listAt = (value: unknown, path: string): readonly unknown[] => (at(value, path) ?? []) as readonly unknown[];

for (const [who, facts] of Object.entries(people))
  test(`two validators and our own checks find nothing wrong: ${who}`, () => {
    const document = madeOf(facts);
    assert.deepEqual(foundBy(document), { medplum: [], fhir: [], own: [] });
    assert.equal(resourcesOf(document, 'Immunization').length, facts.doses.length);
  });

const sample = people['a child of one year and a half'] ?? assert.fail();
type Change = (document: { readonly entry: readonly { readonly resource: object }[] }) => void;
const first = (document: Parameters<Change>[0], type: string) =>
  (document.entry.find(({ resource }) => at(resource, 'resourceType') === type)?.resource ??
    assert.fail(type)) as Record<string, unknown>;
const sectionOf = (document: Parameters<Change>[0]) =>
  (first(document, 'Composition').section as { entry: Record<string, unknown>[]; code: unknown }[])[0] ?? assert.fail();

/** Faults, and which of the three see each: none of them sees all. */
const faults: readonly [string, string, Change][] = [
  ['a status that there is not', 'fhir', (it) => Object.assign(first(it, 'Immunization'), { status: 'given' })],
  ['no status', 'medplum fhir', (it) => delete first(it, 'Immunization').status],
  ['a field that there is not', 'medplum fhir', (it) => Object.assign(first(it, 'Patient'), { aadhaar: '1' })],
  [
    'the 31st of February',
    'medplum own',
    (it) => Object.assign(first(it, 'Immunization'), { occurrenceDateTime: '2025-02-31' }),
  ],
  [
    'the 30th of February of a batch',
    'medplum own',
    (it) => Object.assign(first(it, 'Immunization'), { expirationDate: '2028-02-30' }),
  ],
  ['a day without zeros', 'medplum own', (it) => Object.assign(first(it, 'Patient'), { birthDate: '2025-1-1' })],
  ['no subject', 'medplum', (it) => delete first(it, 'Composition').subject],
  [
    'another type of document',
    'medplum',
    (it) => Object.assign(first(it, 'Composition'), { type: { text: 'Immunization record' } }),
  ],
  ['two sections', 'medplum own', (it) => (first(it, 'Composition').section as unknown[]).push(sectionOf(it))],
  ['an entry of no slice', 'own', (it) => sectionOf(it).entry.push({ ...sectionOf(it).entry[0], type: 'Patient' })],
  ['an entry without type', 'own', (it) => delete sectionOf(it).entry[0]?.type],
  ['two recommendations', 'medplum own', (it) => sectionOf(it).entry.push(sectionOf(it).entry.at(-1) ?? {})],
  ['a dose that the section forgets', 'own', (it) => sectionOf(it).entry.shift()],
  [
    'a reference to nobody',
    'medplum own',
    (it) => Object.assign(first(it, 'Immunization'), { patient: { reference: 'urn:uuid:0' } }),
  ],
  [
    'a code with other words',
    'own',
    (it) =>
      Object.assign(first(it, 'Immunization'), {
        vaccineCode: { coding: [{ system: 'http://snomed.info/sct', code: '1861000221106', display: 'Measles' }] },
      }),
  ],
  [
    'a code of another system',
    'medplum own',
    (it) =>
      Object.assign(first(it, 'Immunization'), {
        vaccineCode: { coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: '19', display: 'BCG' }] },
      }),
  ],
  ['a patient without number', 'medplum fhir', (it) => delete first(it, 'Patient').identifier],
  ['a facility without name', 'medplum fhir', (it) => delete first(it, 'Organization').name],
  ['a document that is another bundle', 'own', (it) => Object.assign(it, { type: 'collection' })],
  ['an instant without zone', 'medplum own', (it) => Object.assign(it, { timestamp: '2026-11-26T10:00:00' })],
];
for (const [what, seenBy, change] of faults)
  test(`what is wrong is found: ${what}`, () => {
    const document = structuredClone(madeOf(sample));
    change(document as never);
    const found = Object.entries(foundBy(document)).filter(([, findings]) => findings.length > 0);
    assert.equal(found.map(([who]) => who).join(' '), seenBy);
  });

test('the same facts make the same document; another issue of it refers alike', () => {
  assert.deepEqual(madeOf(sample), madeOf(sample));
  const later = healthRecord(sample, { ...issue, document_id: '01930000-0000-7000-8000-00000000d0c2' });
  const addresses = (document?: HealthRecord) => document?.entry.slice(1).map(({ fullUrl }) => fullUrl);
  assert.deepEqual(addresses(later), addresses(madeOf(sample)));
  assert.notEqual(later?.identifier, madeOf(sample).identifier);
});

test('a dose says vaccine, day, batch, place in the schedule, by whom and for which facility', () => {
  const document = madeOf(factsOf({ dob: '2025-11-01', doses: 'PENTA1 2026-01-02' }));
  const [dose] = resourcesOf(document, 'Immunization');
  assert.equal(at(dose, 'vaccineCode.coding.0.code'), '871886002');
  assert.deepEqual(
    ['occurrenceDateTime', 'lotNumber', 'primarySource', 'protocolApplied.0.doseNumberString'].map((field) =>
      at(dose, field),
    ),
    ['2026-01-02', 'B-0', true, 'PENTA1'],
  );
  const named = (nth: number) =>
    document.entry.find(({ fullUrl }) => fullUrl === at(dose, `performer.${nth}.actor.reference`))?.resource.name;
  assert.deepEqual([named(0), named(1)], [[{ text: 'SUNITA DEVI' }], facility.name]);
});

test('what is no vaccine of the national list has no code, and its words', () => {
  const document = madeOf(factsOf({ dob: '2025-01-01', doses: 'VITA1 2025-10-05, RIG 2026-01-01' }));
  const called = resourcesOf(document, 'Immunization').map(({ vaccineCode }) => vaccineCode);
  assert.deepEqual(called, [{ text: 'Vitamin A' }, { text: 'Rabies immunoglobulin' }]);
});

test('a dose that does not count is in it with the reason, and has no number in the series', () => {
  const [bcg, penta] = resourcesOf(
    madeOf(people['a child with a dose that does not count'] ?? assert.fail()),
    'Immunization',
  );
  assert.deepEqual(
    [at(bcg, 'protocolApplied.0.doseNumberString'), at(bcg, 'note'), at(penta, 'status'), at(penta, 'protocolApplied')],
    ['BCG', undefined, 'completed', undefined],
  );
  assert.match(String(at(penta, 'note.0.text')), /PENTA1 does not count/);
});

test('whoever reads the record without a program is told of it too', () => {
  const document = madeOf(people['a child with a dose that does not count'] ?? assert.fail());
  const read = JSON.stringify(at(resourcesOf(document, 'Composition')[0], 'section'));
  assert.match(read, /<th>Remark<.*PENTA1 does not count: it was too early &amp; &lt;has to be&gt; repeated/);
});

test('a dose against rabies says which of how many of its course it is, and against what; one of no known course has no number', () => {
  const facts = factsOf({
    dob: '1980-01-01',
    doses:
      'RIG 2026-11-01, ARV:IDRV/0 2026-11-01, ARV:IDRV/7 2026-11-08, ARV:IM4/14 2026-11-20, ARV:IDRV/5 2026-11-21, ARV 2026-11-22',
  });
  const document = madeOf(facts);
  assert.deepEqual(foundBy(document), { medplum: [], fhir: [], own: [] });
  const fields = ['series', 'doseNumberPositiveInt', 'seriesDosesPositiveInt', 'targetDisease.0.coding.0.display'];
  assert.deepEqual(
    resourcesOf(document, 'Immunization').map((dose) => fields.map((field) => at(dose, `protocolApplied.0.${field}`))),
    [
      [undefined, undefined, undefined, undefined],
      ['Rabies post-exposure prophylaxis, IDRV: days 0, 3, 7, 28', 1, 4, 'Rabies'],
      ['Rabies post-exposure prophylaxis, IDRV: days 0, 3, 7, 28', 3, 4, 'Rabies'],
      ['Rabies post-exposure prophylaxis, IM4: days 0, 3, 7, 14–28', 4, 4, 'Rabies'],
      [undefined, undefined, undefined, undefined],
      [undefined, undefined, undefined, undefined],
    ],
  );
});

test('antivenom is treatment, and not in it', () => {
  const facts = factsOf({ dob: '1980-01-01', doses: 'ASV 2026-01-01, ARV 2026-02-01' });
  assert.deepEqual(
    resourcesOf(madeOf(facts), 'Immunization').map(({ occurrenceDateTime }) => occurrenceDateTime),
    ['2026-02-01'],
  );
});

test('a dose given elsewhere says from where it is known, and names nobody who gave it', () => {
  const document = madeOf(factsOf({ dob: '2024-06-30', doses: 'BCG 2024-07-01 p, PENTA1 2024-08-20 w' }));
  const fields = ['primarySource', 'performer', 'reportOrigin.coding.0.code'];
  assert.deepEqual(
    resourcesOf(document, 'Immunization').map((dose) => fields.map((field) => at(dose, field))),
    [
      [false, undefined, 'record'],
      [false, undefined, 'recall'],
    ],
  );
});

const recommendedTo = (facts: HealthRecordFacts) =>
  listAt(resourcesOf(madeOf(facts), 'ImmunizationRecommendation')[0], 'recommendation');

test('what comes next has its days, as the schedule has them', () => {
  const facts = factsOf({ dob: '2026-11-01', doses: 'BCG 2026-11-01, HEPB0 2026-11-01, OPV0 2026-11-01' });
  const penta = recommendedTo(facts).find((one) => at(one, 'doseNumberString') === 'PENTA1');
  const days = listAt(penta, 'dateCriterion').map((one) => [at(one, 'code.coding.0.code'), at(one, 'value')]);
  assert.deepEqual(days.slice(0, 2), [
    ['30981-5', '2026-12-13'],
    ['30980-7', '2026-12-13'],
  ]);
  const late = recommendedTo(factsOf({ dob: '2026-01-01' }));
  assert.ok(late.some((one) => at(one, 'forecastStatus.coding.0.code') === 'overdue'));
});

test('whoever has neither a dose nor anything to come has no record; nothing comes after a death', () => {
  assert.equal(healthRecord(factsOf({ dob: '1980-01-01' }), issue), undefined);
  const died = madeOf(people['a child who has died'] ?? assert.fail());
  assert.equal(resourcesOf(died, 'ImmunizationRecommendation').length, 0);
  assert.equal(resourcesOf(died, 'Patient')[0]?.deceasedDateTime, '2026-02-03');
});

test('of a birth whose day is not known the year stands alone', () => {
  const [patient] = resourcesOf(
    madeOf(people['somebody of whom only the year of birth is known'] ?? assert.fail()),
    'Patient',
  );
  assert.equal(patient?.birthDate, '1990');
});

test('a file of lines has a document in each and says after whom the next one begins', () => {
  const all = Object.values(people).map(madeOf);
  const file = all.map(lineOf).join('');
  assert.deepEqual(endOf(file), { people: all.length, last: Object.values(people).at(-1)?.reference });
  assert.deepEqual(
    file
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line)),
    JSON.parse(JSON.stringify(all)),
  );
  assert.deepEqual(endOf(''), { people: 0, last: undefined });
});
