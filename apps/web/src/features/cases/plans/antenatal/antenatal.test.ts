import assert from 'node:assert/strict';
import { test } from 'node:test';
import { saveCaseDetails } from '@teeka/contract/cases';
import type { PersonNow } from '../../../../records/beneficiaries/person-now.ts';
import saveCase from '../../../../records/cases/save-case-details.offline.ts';
import type { FilledVisit } from '../../../../records/pregnancies/visit/acts.ts';
import { entryIn, type PackView } from '../../../../records/view/view.ts';
import { careOf, offers } from '../offers.ts';
import { fieldRefused } from './refused.ts';
import { antenatalEntries } from './save-antenatal.ts';

const her = '10000000000016';
const today = '2026-11-21';
const severe = 'Severe anaemia (Hb under 7)';
const registered = {
  ...{ event_id: 'e1', kind: 'registered', births: [], at: '2026-10-01T05:00:00.000Z', by: 'anm' },
  facts: { lmp_date: '2026-08-08', registered_on: '2026-10-01' },
};
const woman = {
  ...{ beneficiary_id: her, ben_type_id: 21, deceased_on: null },
  pregnancies: [{ pregnancy_number: 1, events: [registered] }],
};
const aborted = { ...registered, event_id: 'e2', kind: 'abortion', facts: { aborted_on: '2026-11-01' } };
const person = (record: object | null) => ({ record }) as unknown as PersonNow;
const at = (session_category_type: '1' | '2') => ({ session_category_type });

test('a session of the schedule offers the visit to a woman whose pregnancy goes on, and to nobody else', () => {
  const offered = (record: object | null, category: '1' | '2' = '1') =>
    careOf(offers, { session: at(category), person: person(record) }, {});
  assert.deepEqual(offered(woman), ['schedule', 'antenatal']);
  assert.deepEqual(
    offered({ ...woman, pregnancies: [{ pregnancy_number: 1, events: [registered, aborted] }] }),
    ['schedule'],
    'it has ended',
  );
  assert.deepEqual(offered({ ...woman, deceased_on: '2026-11-20' }), ['schedule'], 'she has died');
  assert.deepEqual(offered({ ...woman, pregnancies: [] }), ['schedule'], 'none is registered');
  assert.deepEqual(offered(null), ['schedule'], 'nobody of this pack');
  assert.deepEqual(offered(woman, '2'), ['bites']);
});

const filled: FilledVisit = {
  facts: { visited_on: today, haemoglobin: 6.8 },
  proposed: [],
  confirmed: [],
  isUrgent: true,
  risk: { risks: [severe], overruled: [] },
  refers: true,
  referral: { referred_on: today, to_facility: 'CHC Ujhani', reason: severe },
};
const ids = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
  .map((nth) => `01980000-0000-7000-8000-00000000000${nth}`)
  [Symbol.iterator]();
const facts = {
  ...{ beneficiaryId: her, sessionId: '01980000-0000-7000-8000-0000000000a1', today, pregnancyNumber: 1 },
  caseId: '01980000-0000-7000-8000-0000000000c1',
  capturedAt: '2026-11-21T05:00:00.000Z',
  newId: () => ids.next().value ?? '',
};

test('a visit is saved as one case with all that follows from it, which the contract takes', () => {
  const [opens, ends] = antenatalEntries(filled, facts);
  const sent = saveCaseDetails.request.parse(opens.input);
  assert.deepEqual(sent.antenatal?.visit.facts, filled.facts);
  assert.deepEqual([sent.antenatal?.risk?.facts.risks, sent.antenatal?.referral?.facts.reason], [[severe], severe]);
  assert.deepEqual([sent.material_ids, sent.material_category], [[], 'Others']);
  assert.equal((ends.input as { case_id: string }).case_id, sent.case_id);
  const [plain] = antenatalEntries({ ...filled, risk: { risks: [], overruled: [] }, refers: false }, facts);
  const { antenatal } = saveCaseDetails.request.parse(plain.input);
  assert.deepEqual([antenatal?.risk, antenatal?.referral], [undefined, undefined]);
});

test('saved on this phone it stands in her pregnancy at once, and her line stays', () => {
  const line = { beneficiary_id: her, status: 'verified' };
  const view = {
    ...{ cases: new Map(), roster: new Map(), removed: new Set() },
    rows: { people: new Map([[her, woman]]), roster: new Map([[facts.sessionId, new Map([[her, line]])]]) },
  } as unknown as PackView;
  const [opens] = antenatalEntries(filled, facts);
  const input = saveCaseDetails.request.parse(opens.input);
  const item = { id: 'i1', state: 'waiting', madeBy: 'anm' } as Parameters<typeof saveCase.effect>[2];
  const after = saveCase.effect(view, input, item);
  const kinds = after.rows.people.get(her)?.pregnancies?.[0]?.events.map(({ kind }) => kind);
  assert.deepEqual(kinds, ['registered', 'antenatal', 'risk', 'referral']);
  assert.equal(after.cases.get(facts.caseId)?.status, 'open');
  assert.equal(entryIn(after, facts.sessionId, her)?.status, 'verified');
  assert.deepEqual(saveCase.effect(after, input, item).rows.people.get(her), after.rows.people.get(her), 'twice');
});

test('what the server refuses is read under its field', () => {
  const table: [string, string | undefined][] = [
    ['antenatal.visit.facts.diastolic', 'diastolic'],
    ['antenatal.risk.facts.reason', 'risk.reason'],
    ['antenatal.referral.facts.to_facility', 'referral.to_facility'],
    ['antenatal.pregnancy_number', undefined],
    ['captured_at', undefined],
  ];
  for (const [path, field] of table) assert.equal(fieldRefused({ code: 'BENANC0010', path }), field, path);
});
