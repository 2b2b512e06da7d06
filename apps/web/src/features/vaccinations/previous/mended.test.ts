import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPreviousVaccination, addPreviousVaccinationFile, type Material } from '@teeka/contract/vaccinations';
import type { Item } from '../../../platform/outbox/index.ts';
import { formOf, mendedEntries, refusalsOfItem, refusedFile, refusedReport } from './mended.ts';
import { emptyForm, previousEntries } from './state.ts';

const materials = [
  { material_id: 1, material_name: 'BCG', dose_codes: ['BCG'] },
  { material_id: 2, material_name: 'OPV', dose_codes: ['OPV0', 'OPV1'] },
] as unknown as Material[];
let n = 0;
const facts = {
  person: '10000000000001',
  materials,
  capturedAt: '2026-11-21T05:00:00.000Z',
  newId: () => `01900000-0000-7000-8000-${String(++n).padStart(12, '0')}`,
};
const typed = {
  ...emptyForm,
  proof: 'word' as const,
  days: { OPV0: '2026-01-05', OPV1: '2026-02-20' },
  files: { OPV1: { name: 'card.jpg', content: 'AAAA' } },
};
const [first, file] = previousEntries(typed, facts);
const item = (of: typeof first, more: object) =>
  ({ id: 'i', call: of?.call.name, input: of?.input, refusals: [], ...more }) as unknown as Item;
const report = refusedReport(item(first, { state: 'refused' }));
assert.ok(report && file);
const items = [report, item(file, { id: 'file', state: 'blocked' })];

test('a refused report is filled in again with its days, its proof and its files', () => {
  assert.deepEqual(formOf(report, items), typed);
  const refusals = [{ code: 'SCHEDU0003', path: 'vaccine_details.1.day_of_dose' } as const];
  assert.equal(refusalsOfItem({ ...report, refusals })[0]?.path, 'days.OPV1');
  assert.equal(refusedReport(item(first, { state: 'waiting' })), null);
  assert.equal(refusedFile(item(file, { state: 'refused' }))?.input.file_name, 'card.jpg');
});

test('corrected, it takes the place of the refused one and its files still find their doses', () => {
  const ids = (input: unknown) =>
    (input as { vaccine_details: { dose_code: string; dose_id: string }[] }).vaccine_details.map(
      ({ dose_code, dose_id }) => `${dose_code} ${dose_id}`,
    );
  const other = { ...typed, days: { ...typed.days, OPV1: '2026-03-20' } };
  const same = mendedEntries(report, previousEntries(other, facts), items);
  assert.deepEqual(ids(same.instead), ids(report.input), 'the ids stay');
  assert.equal(same.instead?.case_id, report.input.case_id);
  assert.equal(same.instead?.vaccine_details[1]?.day_of_dose, '2026-03-20');
  assert.deepEqual(same.more, [], 'its file waits already');

  const newFile = { ...other, files: { OPV1: { name: 'card2.jpg', content: 'BBBB' } } };
  const changed = mendedEntries(report, previousEntries(newFile, facts), items);
  assert.deepEqual(changed.more, []);
  const [sent] = changed.files;
  assert.equal(sent?.id, 'file', 'in the place of the one that waits');
  assert.equal(sent?.input.dose_id, report.input.vaccine_details[1]?.dose_id);
  assert.equal(sent?.input.case_id, report.input.case_id);
  assert.ok(addPreviousVaccinationFile.request.safeParse(sent?.input).success);
  assert.deepEqual(mendedEntries(report, previousEntries({ ...other, files: {} }, facts), items).gone, ['file']);

  const more = { ...other, days: { ...other.days, BCG: '2026-01-05' } };
  const added = mendedEntries(report, previousEntries(more, facts), items);
  assert.deepEqual(
    added.more.map(({ call }) => call.name),
    [addPreviousVaccination.name],
    'another vaccine is a report of its own',
  );
  const gone = mendedEntries(report, previousEntries({ ...emptyForm, days: { BCG: '2026-01-05' } }, facts), items);
  assert.equal(gone.instead, null, 'nothing of its vaccine is left');
  assert.deepEqual(gone.gone, ['file']);
});
