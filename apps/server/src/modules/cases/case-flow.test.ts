import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rabiesDetails, venomDetails } from '@teeka/contract/bites/shapes';
import {
  addVaccineDetails,
  caseStatusUpdation,
  getAllCaseFields,
  getCaseDetailsOfBen,
  getVaccinationNotDoneReasons,
  saveCaseDetails,
} from '@teeka/contract/cases';
import { carryNoShows, endSession, verifyManually } from '@teeka/contract/sessions';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { openVisit } from '../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, at } = day;

const newCase = (session_id: string, beneficiary_reference_id: string, wish: object = {}) => ({
  session_id,
  beneficiary_reference_id,
  case_id: uuidV7(),
  material_category: 'Universal Immunization Programme' as const,
  material_ids: [vaccine.bcg],
  screened: ['fever'],
  captured_at: at(),
  ...wish,
});
type Visit = Awaited<ReturnType<typeof openVisit>>;
const close = (visit: Visit, status: 2 | 3, captured_at = at(), by: TestClient = phone) =>
  by.send(caseStatusUpdation, {
    case_id: visit.case_id,
    beneficiary_reference_id: visit.beneficiary_reference_id,
    status,
    captured_at,
  });
const record = (visit: Visit, wish: object = {}, by: TestClient = phone) =>
  by.send(addVaccineDetails, { ...visit, vaccine_details: [day.dose(wish)] });

test('a case opens for a verified person and is shown with the session it belongs to', async () => {
  const session = await day.session(1);
  const person = await day.person({}, { session, status: 'verified' });
  const input = newCase(session, person);
  assert.deepEqual(await phone.ask(saveCaseDetails, input), { case_id: input.case_id });
  const { cases } = await phone.ask(getCaseDetailsOfBen, { beneficiary_reference_id: person });
  assert.deepEqual(
    cases.map(({ case_id, session_id, status, opened_at }) => ({ case_id, session_id, status, opened_at })),
    [{ case_id: input.case_id, session_id: session, status: 1, opened_at: at() }],
  );
  assert.deepEqual(await phone.ask(saveCaseDetails, input), { case_id: input.case_id }, 'sent again');
  const other = await phone.send(saveCaseDetails, { ...input, screened: [] });
  assert.deepEqual([other.status, other.codes], [409, ['REQVAL0009']], 'the id of another case');
});

test('for whom no case opens', async () => {
  const session = await day.session(1);
  const verified = await day.person({}, { session, status: 'verified' });
  const scheduled = await day.person({}, { session });
  const waiting = await day.session(0);
  const early = await day.person({}, { session: waiting, status: 'verified' });
  const cases: [string, ReturnType<typeof newCase>, string][] = [
    ['not on the list', newCase(session, await day.person()), 'SESDAY0010'],
    ['not verified', newCase(session, scheduled), 'SESDAY0011'],
    ['session not on going', newCase(waiting, early), 'SESDAY0002'],
    ['nobody', newCase(session, '90000000000003'), 'REQVAL0012'],
    ['no session', newCase(uuidV7(), verified), 'REQVAL0012'],
    ['an unknown vaccine', newCase(session, verified, { material_ids: [vaccine.bcg, 999] }), 'VACDOS0013'],
    ['a wrong clock', newCase(session, verified, { captured_at: at(11) }), 'SESDAY0015'],
  ];
  for (const [what, input, code] of cases)
    assert.deepEqual((await phone.send(saveCaseDetails, input)).codes, [code], what);
});

test('a visit at another site is not there: neither case nor dose nor status', async () => {
  const visit = await openVisit(day);
  const other = await server.fixtures.site(day.places, { villages: [] });
  const stranger = await server.as(await server.fixtures.user({ sites: [other], places: day.places }));
  const { session_id, beneficiary_reference_id: person } = visit;
  const before = await day.audited(person);
  for (const refused of [
    await stranger.send(saveCaseDetails, newCase(session_id, person)),
    await record(visit, {}, stranger),
    await close(visit, 3, at(), stranger),
  ])
    assert.deepEqual([refused.status, refused.codes], [404, ['REQVAL0012']]);
  assert.deepEqual(await day.audited(person), before);
});

test('a dose needs its case, its session and a verified person', async () => {
  const visit = await openVisit(day);
  const session = await day.session(1);
  const scheduled = await day.person({}, { session });
  const cases: [string, Visit, string][] = [
    ['no such case', { ...visit, case_id: uuidV7() }, 'REQVAL0012'],
    ['no such session', { ...visit, session_id: uuidV7() }, 'REQVAL0012'],
    ['nobody', { ...visit, beneficiary_reference_id: '90000000000003' }, 'REQVAL0012'],
    ["another person's case", { ...visit, session_id: session, beneficiary_reference_id: scheduled }, 'REQVAL0012'],
    ['a session without the person', { ...visit, session_id: session }, 'SESDAY0010'],
  ];
  for (const [what, other, code] of cases) assert.deepEqual((await record(other)).codes, [code], what);
});

test('a dose arrives after the end, wherever it was captured: the no-show came, and is not awaited again', async () => {
  const [before, after] = [await openVisit(day), await openVisit(day)];
  for (const { session_id } of [before, after]) await phone.ask(endSession, { session_id, captured_at: at() });
  server.clock.advance({ minutes: 5 });
  assert.equal((await record(before, { captured_at: at(-6) })).status, 200);
  const session = after.session_id;
  const [missed, absent] = [
    await day.person({}, { session, status: 'noshow' }),
    await day.person({}, { session, status: 'noshow' }),
  ];
  const next = await day.session(0, '2026-03-18');
  const { carried } = await phone.ask(carryNoShows, { session_id: session, captured_at: at() });
  assert.equal(carried, 2);
  await phone.ask(verifyManually, {
    session_id: session,
    beneficiary_id: missed,
    captured_at: at(-3),
    photo_id_type: null,
    details_confirmed: true,
  });
  const { case_id } = await phone.ask(saveCaseDetails, newCase(session, missed, { captured_at: at(-2) }));
  const visit = { case_id, session_id: session, beneficiary_reference_id: missed };
  for (const one of [after, visit])
    assert.equal((await record(one, { captured_at: at(-2) })).status, 200, 'captured after the end');
  for (const { session_id, beneficiary_reference_id } of [before, after, visit])
    assert.equal((await day.line(session_id, beneficiary_reference_id))?.status, 'vaccinated');
  assert.equal(await day.line(next, missed), undefined);
  assert.equal((await day.line(next, absent))?.status, 'scheduled');
});

test('a case is completed with a dose, closed without', async () => {
  const [given, none] = [await openVisit(day), await openVisit(day)];
  await record(given);
  assert.equal((await close(given, 2)).status, 200);
  assert.equal((await close(given, 2)).status, 200, 'again changes nothing');
  const refused = await close(none, 2);
  assert.deepEqual([refused.status, refused.codes], [409, ['VACDOS0011']]);
  assert.equal((await close(none, 3)).status, 200);
  const statuses = await Promise.all(
    [given, none].map(async ({ beneficiary_reference_id }) => {
      const { cases } = await phone.ask(getCaseDetailsOfBen, { beneficiary_reference_id });
      return cases[0]?.status;
    }),
  );
  assert.deepEqual(statuses, [2, 3]);
});

test('a case that there is not, or of a person elsewhere, is not closed', async () => {
  const visit = await openVisit(day);
  assert.deepEqual((await close({ ...visit, case_id: uuidV7() }, 3)).codes, ['VACDOS0009']);
  assert.deepEqual((await close({ ...visit, beneficiary_reference_id: '90000000000003' }, 3)).codes, ['REQVAL0012']);
});

test('a wrong clock neither records nor closes, and a closed case is not completed', async () => {
  const visit = await openVisit(day);
  assert.deepEqual((await record(visit, { captured_at: at(11) })).codes, ['SESDAY0015']);
  assert.deepEqual((await close(visit, 3, at(11))).codes, ['SESDAY0015']);
  await record(visit);
  await close(visit, 3);
  assert.deepEqual((await close(visit, 2)).codes, ['VACDOS0010']);
});

test('a closed case takes what was captured before its closing, nothing later', async () => {
  const [early, late] = [await openVisit(day), await openVisit(day)];
  for (const visit of [early, late]) await close(visit, 3);
  assert.equal((await record(early, { captured_at: at(-1) })).status, 200);
  server.clock.advance({ seconds: 1 });
  const refused = await record(late);
  assert.deepEqual([refused.status, refused.codes], [409, ['VACDOS0010']]);
});

test('fields of a case and reasons for not vaccinating, in both languages', async () => {
  const { fields } = await phone.ask(getAllCaseFields, {});
  const ofType = (type: 'rabies' | 'venom') =>
    fields.filter(({ case_type }) => case_type === type).map(({ field }) => field);
  assert.deepEqual(ofType('rabies'), Object.keys(rabiesDetails.shape), 'all that the call of a case carries');
  assert.deepEqual(ofType('venom'), Object.keys(venomDetails.shape));
  const { bite: _bite, pack_cursor: _cursor, captured_at: _at, ...recorded } = saveCaseDetails.request.shape;
  const { case_id: _id, beneficiary_reference_id: _who, session_id: _where, ...ofVisit } = recorded;
  assert.deepEqual(
    fields.flatMap((one) => (one.session_category_type === '1' ? one.field : [])),
    Object.keys(ofVisit),
    'all that the call of a visit records beside who, where and when',
  );
  const needed = fields.filter(({ required_when }) => required_when === 'after-bite');
  assert.deepEqual(
    needed.map(({ field, session_category_type }) => `${field} ${session_category_type}`),
    ['bitten_on 2', 'animal 2', 'contacts 2'],
  );
  const { reasons } = await phone.ask(getVaccinationNotDoneReasons, {});
  assert.ok(reasons.length > 5);
  for (const { reason, reason_hi } of reasons) assert.match(`${reason}|${reason_hi}`, /[a-z]+.*\|.*[\u0900-\u097F]/);
});

test('no case opens after a death; one of the day itself does', async () => {
  const session = await day.session(1);
  const open = async (deceased_on: string) => {
    const person = await day.person({ deceased_on }, { session, status: 'verified' });
    return (await phone.send(saveCaseDetails, newCase(session, person))).codes;
  };
  assert.deepEqual(await open('2026-03-15'), ['BENDET0002']);
  assert.deepEqual(await open(day.today), []);
});

test("yesterday's session, not ended, is typed today: doses of its day, also of a child who died after it", async () => {
  const yesterday = '2026-03-15';
  const session = await day.session(1, yesterday);
  const wish = { dob: yesterday, deceased_on: yesterday };
  const person = await day.person(wish, { session, status: 'verified' });
  const { case_id } = await phone.ask(saveCaseDetails, newCase(session, person));
  const visit = { case_id, session_id: session, beneficiary_reference_id: person };
  assert.deepEqual((await record(visit)).codes, ['SCHEDU0004'], 'today is after the death');
  assert.equal((await record(visit, { given_on: yesterday })).status, 200);
  const { cases } = await phone.ask(getCaseDetailsOfBen, { beneficiary_reference_id: person });
  assert.equal(cases[0]?.vaccine_details[0]?.given_on, yesterday);
});
