import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { VaccineRow } from '@teeka/domain/aefi';
import type { PackRows } from '../../../platform/pack/index.ts';
import { bareView } from '../../../records/view/view.ts';
import { asDiluent, emptyVaccine } from './empty-vaccine.ts';
import { type Prefill, sessionOfDoses, together } from './prefill.ts';
import {
  applicableFields,
  missingCount,
  reportOf,
  saidAnew,
  stepOfPath,
  stepsOf,
  withCluster,
  wrongIn,
} from './state.ts';
import { withoutDiluent } from './without-diluent.ts';

const row = (more: Partial<VaccineRow>): VaccineRow => ({
  ...emptyVaccine,
  material_id: 104,
  name: 'Pentavalent',
  dose_code: 'PENTA1',
  dose_no: 1,
  ...more,
});
const prefill = (more: Partial<Prefill>): Prefill => ({ session_id: '', answers: {}, vaccines: [], ...more });

test('what this phone and the server know of the doses', () => {
  const unsent = row({ dose_id: 'local', dose_code: 'BCG' });
  const sent = row({ dose_id: 'd1', batch_number: 'P-1', manufacturer: 'Doab' });
  const here = prefill({
    session_id: 's',
    answers: { vaccinated_at: '2026-11-21T04:30:00Z', guardian_name: 'RAM' },
    vaccines: [unsent, row({ dose_id: 'd1' }), row({ dose_code: 'PENTA1' })],
  });
  const server = prefill({ answers: { vaccinated_at: '2026-10-20T04:30:00Z' }, vaccines: [sent] });
  const both = together(here, server);
  assert.deepEqual(both?.vaccines, [unsent, sent], 'the server knows more of a dose, the phone more doses');
  assert.equal(both?.answers.vaccinated_at, '2026-11-21T04:30:00Z', 'the dose that is not sent is the latest');
  assert.equal(together(here, null), here);
  assert.equal(together(null, server), server);
  assert.equal(together(null, null), null);
});

test('steps: an ASHA has one, whoever files has all', () => {
  assert.deepEqual(stepsOf('ASHA'), ['event']);
  assert.equal(stepsOf('ANM').length, 5);
  const keysOf = (answers: object) => applicableFields('event', answers as never).map(({ key }) => key);
  assert.equal(keysOf({})[0], 'symptoms');
  assert.ok(!keysOf({}).includes('death_at'));
  assert.ok(keysOf({ outcome: 'death' }).includes('death_at'));
  assert.ok(keysOf({ hospitalised: true }).includes('hospital_name'));
});

test('a refusal leads to the step of its field', () => {
  assert.equal(stepOfPath('answers.guardian_name'), 'person');
  assert.equal(stepOfPath('vaccines.0.batch_number'), 'vaccination');
  assert.equal(stepOfPath('answers.mo_name'), 'sign');
  assert.equal(stepOfPath(undefined), 'event');
});

test('a report leaves out what is no longer asked, and says what is missing', () => {
  const answers = { symptoms: ['CRYING'], hospitalised: false, hospital_name: 'CHC', outcome: 'recovered' };
  const about = { id: 'r', person: 'p', session: '', file: false, captured_at: '2026-11-21T12:00:00Z' };
  assert.equal(reportOf({ answers, vaccines: [] }, about).answers.hospital_name, undefined);
  const wrong = wrongIn({ answers, vaccines: [] }, 'notice', Date.parse(about.captured_at));
  assert.deepEqual(wrong.map(({ path }) => path).toSorted(), ['answers.first_symptom_at', 'answers.notified_at']);
  assert.ok(missingCount({ answers, vaccines: [row({})] }, Date.parse(about.captured_at)) > 10);
});

test('a cluster is asked about while something looks like the same event', () => {
  const open = withCluster({}, { isProposed: false, isSaid: false, byServer: false });
  assert.equal(open.is_cluster, undefined, 'without network nobody knows what others reported');
  const table: [string, boolean | undefined, boolean, boolean, boolean | undefined][] = [
    ['nothing alike: no', undefined, false, false, false],
    ['something alike: not answered', undefined, true, false, undefined],
    ['the notice said no before anything was alike', false, true, false, undefined],
    ['the worker says no', false, true, true, false],
    ['the notice said yes', true, true, false, true],
    ['nothing alike, and the worker says yes', true, false, true, true],
  ];
  for (const [what, is_cluster, isProposed, isSaid, expected] of table) {
    const answers = is_cluster === undefined ? {} : { is_cluster };
    assert.equal(withCluster(answers, { isProposed, isSaid, byServer: true }).is_cluster, expected, what);
  }
});

test('a row told to be a diluent is no dose, and may be a vaccine again', () => {
  const typed = row({ dose_id: 'd1', name: 'Water', batch_number: 'W-1' });
  const diluent = asDiluent(typed, true);
  const { is_diluent, dose_id, material_id, dose_code, dose_no, batch_number } = diluent;
  assert.deepEqual(
    [is_diluent, dose_id, material_id, dose_code, dose_no, batch_number],
    [true, null, null, '', null, 'W-1'],
  );
  assert.equal(asDiluent(diluent, false).is_diluent, false);
});

test('a powder asks for its diluent until one is told', () => {
  const materials = [
    { material_id: 104, material_code: 'PENTA' },
    { material_id: 101, material_code: 'BCG' },
  ];
  const bcg = row({ material_id: 101, name: 'BCG' });
  assert.deepEqual(withoutDiluent([row({}), bcg], materials), [bcg]);
  assert.deepEqual(withoutDiluent([row({}), bcg, asDiluent(emptyVaccine, true)], materials), []);
  assert.deepEqual(withoutDiluent([row({ material_id: null })], materials), []);
});

test('the session of doses that another phone recorded: the latest at which the person stands as vaccinated', () => {
  const sessionDays: [string, string, string][] = [
    ['long ago', '2026-10-01', 'vaccinated'],
    ['earlier', '2026-11-14', 'vaccinated'],
    ['latest', '2026-11-20', 'vaccinated'],
    ['turned away', '2026-11-21', 'rejected'],
  ];
  const rows = {
    sessions: new Map(sessionDays.map(([session_id, day]) => [session_id, { session_id, date_of_session: day }])),
    roster: new Map(sessionDays.map(([id, , status]) => [id, new Map([['a', { beneficiary_id: 'a', status }]])])),
  } as unknown as PackRows;
  assert.equal(sessionOfDoses(bareView(rows), 'a', '2026-10-22'), 'latest');
  assert.equal(sessionOfDoses(bareView(rows), 'b', '2026-10-22'), '');
});

test('the form completed later says only what is new: a death told meanwhile is not taken back', () => {
  const before = { outcome: 'still-hospitalised', hospitalised: true, symptoms: ['SEIZURE_FEBRILE'] };
  const typed = { ...before, address: 'Behind the school' };
  assert.deepEqual(saidAnew(typed, before), { address: 'Behind the school' });
  assert.deepEqual(saidAnew({ ...typed, outcome: 'death' }, before), {
    address: 'Behind the school',
    outcome: 'death',
  });
});
