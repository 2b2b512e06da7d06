import assert from 'node:assert/strict';
import { test } from 'node:test';
import { addPreviousVaccination, addPreviousVaccinationFile, type Material } from '@teeka/contract/vaccinations';
import { aForm } from '../../../platform/testing/a-form.ts';
import { draftAt, openPath } from '../../../records/forms/forms.ts';
import {
  emptyForm,
  type PreviousForm,
  previousEntries,
  previousPlace,
  refusalsInForm,
  type SentCard,
} from './state.ts';

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
const opv = {
  ...emptyForm,
  proof: 'word' as const,
  days: { OPV0: '2026-01-05', OPV1: '2026-02-20' },
  files: { OPV1: { name: 'card.jpg', content: 'AAAA' } },
};
const typed: PreviousForm = { ...opv, days: { BCG: '2026-01-05', ...opv.days } };
const draftOf = (form: PreviousForm) => draftAt(previousPlace(facts.person), form);

async function saved() {
  const form = await aForm();
  await form.save(previousEntries(typed, facts), draftOf(typed));
  const ofMaterial = (id: number) =>
    form.items().find(({ input }) => (input as { material_id?: number }).material_id === id) ?? assert.fail();
  return {
    ...form,
    /** Refuses the report of polio; answers it as it opens. */
    async refusePolio() {
      await form.outbox.settle(ofMaterial(2), { state: 'refused', refusals: [], attempts: 1, settledAt: null });
      await form.outbox.reload();
      return ofMaterial(2);
    },
    names: () =>
      form.items().map(({ call, input, state }) => {
        const { material_id: of = 'file' } = input as { material_id?: number };
        return `${call === addPreviousVaccination.name ? of : 'file'} ${state}`;
      }),
  };
}

test('a refused report opens with its days, its proof and its files, and with nothing of other vaccines', async () => {
  const { refusePolio, close } = await saved();
  const opened = await refusePolio();
  assert.deepEqual(opened.draft?.value, opv);
  assert.ok(openPath(opened)?.endsWith('&form=previous'));
  const refusals = [{ code: 'SCHEDU0003', path: 'vaccine_details.1.day_of_dose' } as const];
  assert.equal(refusalsInForm(refusals, opv)[0]?.path, 'days.OPV1');
  assert.equal(refusalsInForm([{ code: 'FLDVAL0001', path: 'proof' }], opv)[0]?.path, 'days');
  close();
});

test('corrected, it takes the place of the refused one and its files find their doses; others stay', async () => {
  const file = (items: readonly { call: string; input: unknown }[]) =>
    items.find(({ call }) => call === addPreviousVaccinationFile.name)?.input as { dose_id: string; content: string };
  const table: [string, PreviousForm, string[]][] = [
    ['another day', { ...opv, days: { ...opv.days, OPV1: '2026-03-20' } }, ['1 waiting', '2 waiting', 'file waiting']],
    [
      'another file',
      { ...opv, files: { OPV1: { name: 'b.jpg', content: 'BBBB' } } },
      ['1 waiting', '2 waiting', 'file waiting'],
    ],
    ['no file', { ...opv, files: {} }, ['1 waiting', '2 waiting']],
    ['nothing of its vaccine', { ...emptyForm, days: { BCG: '2026-01-06' } }, ['1 waiting', '1 waiting']],
  ];
  for (const [what, form, expected] of table) {
    const { refusePolio, again, items, names, close } = await saved();
    const opened = await refusePolio();
    assert.deepEqual(names(), ['1 waiting', '2 refused', 'file blocked']);
    await again(opened, previousEntries(form, facts), { draft: draftOf(form) });
    assert.deepEqual(names(), expected, what);
    const report = items()[1]?.input as { vaccine_details: { dose_id: string; day_of_dose: string }[] };
    if (expected.length < 3) continue;
    assert.equal(file(items()).dose_id, report.vaccine_details[1]?.dose_id, what);
    assert.equal(report.vaccine_details[1]?.day_of_dose, form.days.OPV1, what);
    assert.equal(file(items()).content, form.files.OPV1?.content, what);
    close();
  }
});

test('another vaccine that is added is a report of its own', async () => {
  const { refusePolio, again, items, close } = await saved();
  const opened = await refusePolio();
  await again(opened, previousEntries(typed, facts), { draft: draftOf(typed) });
  const groups = items().map(({ group }) => group);
  assert.equal(new Set(groups).size, 3);
  close();
});

test('a refused file of doses that were accepted opens alone', async () => {
  const { accept, refuse, close } = await saved();
  await accept(addPreviousVaccination.name);
  const opened = await refuse(addPreviousVaccinationFile.name, { code: 'BENDOC0002' });
  assert.ok(openPath(opened)?.endsWith('&form=previous-file'));
  assert.deepEqual((opened.draft?.value as SentCard | undefined)?.file, opv.files.OPV1);
  close();
});
