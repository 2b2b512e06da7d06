import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getAefiPrefill, getAefiReport, reportAefi } from '@teeka/contract/aefi';
import { addVaccineDetails } from '@teeka/contract/cases';
import { type AefiReport, aefiNotices } from '../../../testing/aefi-notice.ts';
import { openVisit } from '../../../testing/open-visit.ts';
import { sessionDay, vaccine } from '../../../testing/session-day.ts';
import { testServer } from '../../../testing/test-server.ts';

const server = await testServer({ sandbox: false });
const day = await sessionDay(server);
const { phone, at } = day;
const notice = aefiNotices(day);
const detail = ({ report_id, beneficiary_reference_id }: AefiReport) =>
  phone.ask(getAefiReport, { report_id, beneficiary_reference_id });

test('a dose of the session prefills the report, and a second case of its batch is proposed as a cluster', async () => {
  const visits = [await openVisit(day)];
  const first = visits[0];
  assert.ok(first);
  const batch_id = await day.batch(vaccine.bcg);
  const record = (visit: typeof first) =>
    phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose({ batch_id })] });
  await record(first);
  const second = await openVisit(day);
  await record(second);
  const [one, two] = [first, second].map((visit) => visit.beneficiary_reference_id);
  const prefill = await phone.ask(getAefiPrefill, { beneficiary_reference_id: one ?? '' });
  assert.deepEqual(
    prefill.vaccines.map(({ dose_code, session_id, name }) => [dose_code, session_id, name]),
    [['BCG', first.session_id, 'BCG']],
  );
  assert.equal(prefill.vaccines[0]?.others_same_vial, 0, 'the other dose was at another session');
  const {
    given_on: _,
    captured_at: __,
    session_id: ___,
    session_site_name: ____,
    facility_name: _____,
    ...vaccines
  } = prefill.vaccines[0] ?? assert.fail();
  const report = (visit: typeof first) =>
    notice(visit.beneficiary_reference_id, {
      given_in_session_id: visit.session_id,
      vaccines: [{ ...vaccines, dose_id: null }],
    });
  const [a, b] = [report(first), report(second)];
  await phone.ask(reportAefi, a);
  const similar = (await phone.ask(getAefiPrefill, { beneficiary_reference_id: two ?? '' })).similar;
  assert.deepEqual(
    similar.map(({ report_id }) => report_id),
    [a.report_id],
  );
  assert.ok(!('beneficiary_id' in (similar[0] ?? {})), 'whose it is, is not told');
  await phone.ask(reportAefi, b);
  const { cluster } = await detail(b);
  assert.deepEqual(
    cluster.map(({ report_id, same_session, symptoms }) => [report_id, same_session, symptoms]),
    [[a.report_id, false, ['SEIZURE_FEBRILE']]],
  );
  assert.equal((await phone.ask(getAefiPrefill, { beneficiary_reference_id: two ?? '' })).open_reports.length, 1);
});

test('a child who dies within 28 days of a dose', async () => {
  const visit = await openVisit(day);
  await phone.ask(addVaccineDetails, { ...visit, vaccine_details: [day.dose()] });
  const answers = { ...notice('').answers, outcome: 'death', death_at: at(-10) };
  const report = notice(visit.beneficiary_reference_id, { answers, given_in_session_id: visit.session_id });
  await phone.ask(reportAefi, report);
  assert.deepEqual((await detail(report)).death, { days: 0, is_event: true });
});
