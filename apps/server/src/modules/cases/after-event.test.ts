import assert from 'node:assert/strict';
import { test } from 'node:test';
import { followUpAefi, reportAefi } from '@teeka/contract/aefi';
import { getCaseDetailsOfBen, saveCaseDetails } from '@teeka/contract/cases';
import { sessionPack } from '@teeka/contract/pack';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { aefiNotices, bcgRow } from '../../testing/aefi-notice.ts';
import { sessionDay, vaccine } from '../../testing/session-day.ts';
import { testServer } from '../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, at } = day;
const notice = aefiNotices(day);
const screening = { version: 'IN-UIP screening 2023-01', answers: [] };

const pull = async () => phone.ask(sessionPack, { session_site_id: day.site.session_site_id, since: '' });

/** Somebody on today's list with an event after BCG; answers with what opening a case for a vaccine makes. */
async function withEvent(more: Parameters<typeof notice>[1] = {}) {
  const session = await day.session(1);
  const person = await day.person({}, { session, status: 'verified' });
  const before = (await pull()).cursor;
  const report = notice(person, { vaccines: [bcgRow], ...more });
  await phone.ask(reportAefi, report);
  const open = async (wish: object) => {
    const answer = await phone.send(saveCaseDetails, {
      case_id: uuidV7(),
      beneficiary_reference_id: person,
      session_id: session,
      material_category: 'Universal Immunization Programme' as const,
      material_ids: [vaccine.bcg],
      screened: [],
      captured_at: at(),
      screening,
      ...wish,
    });
    return answer.status === 200 ? 'opened' : answer.codes.join();
  };
  const reasoned = (reason: string) => ({
    screening: { ...screening, earlier_events: [{ report_id: report.report_id, reason }] },
  });
  return { person, report, open, reasoned, before };
}

test('a case for a vaccine that an adverse event speaks against opens only with a reason', async () => {
  const { open, reasoned, person } = await withEvent();
  assert.equal(await open({}), 'VACDOS0022', 'nothing asked');
  assert.equal(await open(reasoned('')), 'VACDOS0022', 'shown, and no reason');
  assert.equal(await open(reasoned('<i>ok</i>')), 'FLDVAL0003');
  assert.equal(await open({ material_ids: [vaccine.penta] }), 'opened', 'an unrelated vaccine');
  assert.equal(await open(reasoned('Medical officer agreed')), 'opened');
  const { cases } = await phone.ask(getCaseDetailsOfBen, { beneficiary_reference_id: person });
  assert.equal(cases.length, 2);
});

test('a minor event, or one judged coincidental, asks for nothing', async () => {
  const minor = { symptoms: ['FEVER_LOW'], hospitalised: false, outcome: 'recovered' };
  const { report } = await withEvent();
  const mild = await withEvent({ answers: { ...report.answers, ...minor } as typeof report.answers });
  assert.equal(await mild.open({}), 'opened');
});

test('an event that the phone could not know of holds up no dose; one that it pulled does', async () => {
  const water = {
    ...bcgRow,
    is_diluent: true,
    name: 'Sterile water',
    dose_code: '',
    material_id: null,
  };
  const { open, reasoned, before, person, report } = await withEvent({ vaccines: [bcgRow, water] });
  assert.equal(await open({ pack_cursor: before }), 'opened', 'given before anybody told the phone');
  const pack = await pull();
  const packed = pack.people.find(({ beneficiary_id }) => beneficiary_id === person)?.adverse_events;
  assert.deepEqual(
    packed,
    [
      {
        report_id: report.report_id,
        category: 'serious',
        vaccinated_on: at(-120).slice(0, 10),
        symptoms: ['SEIZURE_FEBRILE'],
        causality: '',
        dose_codes: ['BCG'],
        vaccines: ['BCG'],
        session_id: null,
        batches: [`${vaccine.bcg}/B-7`],
      },
    ],
    'its diluent is not suspected',
  );
  const later = pack.cursor.replace(/(?<=\.)\d+(?=\.)/, (change) => String(Number(change) + 100_000));
  assert.equal(await open({ pack_cursor: later }), 'VACDOS0022');
  assert.equal(await open({ pack_cursor: before, ...reasoned('') }), 'VACDOS0022', 'it was shown');
  assert.equal(await open({ pack_cursor: 'none of ours' }), 'VACDOS0022');
});

test('news of an event travel with the next pull', async () => {
  const { person, report } = await withEvent();
  const since = (await pull()).cursor;
  await phone.ask(followUpAefi, {
    event_id: uuidV7(),
    report_id: report.report_id,
    beneficiary_reference_id: person,
    kind: 'answers',
    answers: { symptoms: ['ANAPHYLAXIS'] },
    captured_at: at(),
  });
  const delta = await phone.ask(sessionPack, { session_site_id: day.site.session_site_id, since });
  const events = delta.people.find(({ beneficiary_id }) => beneficiary_id === person)?.adverse_events;
  assert.deepEqual(events?.[0]?.symptoms, ['ANAPHYLAXIS']);
});
