import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  cardFileRefusal,
  changeReasonRefusal,
  containerOf,
  doseChangeRefusal,
  expectedVials,
  minutesToWait,
  type PreviousStatus,
  previousOutcome,
  unchangedRefusal,
  vialRefusals,
} from './index.ts';

test('who may take a dose back, and who may correct it', () => {
  const dose = { captured_by: 'anita', captured_on: '2026-11-21', voided: false, previous_status: null };
  const by = (user_id: string, role: string, today = '2026-11-21') => ({ user_id, role, today });
  const table: [string, ReturnType<typeof by>, string | undefined, string | undefined][] = [
    ['its author, the same day', by('anita', 'Vaccinator'), undefined, undefined],
    ['its author, the next day', by('anita', 'Vaccinator', '2026-11-22'), 'VACDOS0016', 'VACDOS0007'],
    ['a colleague, the same day', by('bela', 'Vaccinator'), 'VACDOS0016', 'VACDOS0007'],
    ['an ANM who did not record it', by('bela', 'ANM'), 'VACDOS0016', 'VACDOS0007'],
    ['a supervisor', by('chand', 'Supervisor', '2026-12-01'), undefined, 'VACDOS0007'],
    ['a site admin', by('deepa', 'Site Admin', '2026-12-01'), undefined, undefined],
    ['a district administrator', by('eshan', 'District Administrator', '2026-12-01'), undefined, undefined],
  ];
  for (const [what, who, voiding, correcting] of table) {
    assert.equal(doseChangeRefusal('void', dose, who)?.code, voiding, what);
    assert.equal(doseChangeRefusal('correct', dose, who)?.code, correcting, what);
    assert.equal(doseChangeRefusal('void', { ...dose, voided: true }, who)?.code, 'VACDOS0015', what);
    const approved = { ...dose, previous_status: 'approved' };
    assert.equal(doseChangeRefusal('void', approved, who)?.code, voiding, `${what}, once its report was approved`);
    const byAuthor = who.user_id === 'anita' ? 'VACDOS0007' : correcting;
    assert.equal(doseChangeRefusal('correct', approved, who)?.code, byAuthor, `${what}, once its report was approved`);
  }
});

test('a change says why, and changes something', () => {
  assert.equal(changeReasonRefusal('  ')?.code, 'VACDOS0018');
  assert.equal(changeReasonRefusal('ab')?.code, 'FLDVAL0004');
  assert.equal(changeReasonRefusal('गलत बच्चे पर दर्ज हुआ'), undefined);
  const dose = {
    dose_code: 'BCG',
    given_on: '2026-11-20',
    material_id: 1,
    batch_number: 'A1',
    body_site: 'left-upper-arm',
  };
  assert.equal(unchangedRefusal(dose, dose)?.code, 'VACDOS0019');
  assert.equal(unchangedRefusal(dose, { ...dose, batch_number: 'A2' }), undefined);
});

test('the vial of a correction: its number, and its expiry where nobody knows the vial', () => {
  const before = { material_id: 1, batch_number: 'A1' };
  const of = (batch_number: string, expiry_date: string | null = null, material_id = 1) => ({
    material_id,
    batch_number,
    expiry_date,
  });
  const table: [string, ReturnType<typeof of>, boolean, string][] = [
    ['the same vial', of('A1'), false, ''],
    ['the same, typed otherwise', of(' a1 '), false, ''],
    ['another that is in stock', of('A2'), true, ''],
    ['another that is not', of('A2'), false, 'FLDVAL0001 corrected.expiry_date'],
    ['with the expiry that stands on it', of('A2', '2027-01-31'), false, ''],
    ['another vaccine of that number', of('A1', null, 2), false, 'FLDVAL0001 corrected.expiry_date'],
    ['no number', of(' '), false, 'FLDVAL0001 corrected.batch_number'],
    ['no number that a box prints', of('<A2>', '2027-01-31'), false, 'FLDVAL0003 corrected.batch_number'],
  ];
  for (const [what, after, inStock, expected] of table) {
    const found = vialRefusals(before, after, { inStock, elsewhere: false });
    assert.equal(found.map(({ code, path }) => `${code} ${path}`).join(), expected, what);
  }
  const others = { material_id: null, batch_number: '' };
  const wire = { ...others, material_id: 0, expiry_date: null };
  assert.deepEqual(vialRefusals(others, wire, { inStock: false, elsewhere: false }), [], 'no vial known, as before');
  const read = { ...of('LAB-9'), material_id: 0 };
  assert.deepEqual(vialRefusals(others, read, { inStock: false, elsewhere: true }), [], 'read from their paper');
});

test('deciding on a previous vaccination', () => {
  const table: [string, PreviousStatus, number, boolean, string, string][] = [
    ['approved with its card', 'pending', 1, true, '', 'approved'],
    ['approved without a document', 'pending', 0, true, '', 'approved-without'],
    ['sent back', 'pending', 1, false, 'Not readable', 'sent-back'],
    ['sent back without a word', 'pending', 1, false, ' ', 'VACDOS0018'],
    ['approved again', 'approved', 1, true, '', 'unchanged'],
    ['sent back after approval', 'approved-without', 0, false, 'No', 'VACDOS0020'],
    ['sent back again', 'sent-back', 0, false, 'No', 'unchanged'],
  ];
  for (const [what, status, files, approve, remarks, expected] of table) {
    const outcome = previousOutcome({ status, files }, { approve, remarks });
    const found = 'refusal' in outcome ? outcome.refusal.code : 'unchanged' in outcome ? 'unchanged' : outcome.status;
    assert.equal(found, expected, what);
  }
});

test('names of card files (specification 2, section 5)', () => {
  const table: [string, string | undefined][] = [
    ['card 1_front-side.pdf', undefined],
    ['IMG_20260101.JPG', undefined],
    ['card.1.pdf', 'FLDVAL0021'],
    ['कार्ड.pdf', 'FLDVAL0021'],
    ['../card.pdf', 'FLDVAL0021'],
    ['.pdf', 'FLDVAL0021'],
    ['card.exe', 'BENDOC0002'],
    ['card.heic', 'BENDOC0002'],
    ['card', 'BENDOC0002'],
  ];
  for (const [name, code] of table) assert.equal(cardFileRefusal(name)?.code, code, name);
});

test('vials to take along: doses, the vial and what is lost of it', () => {
  const table: [string, number, number][] = [
    ['BCG', 1, 1],
    ['BCG', 6, 1],
    ['BCG', 7, 2],
    ['Penta', 8, 1],
    ['Penta', 9, 2],
    ['bOPV', 15, 1],
    ['bOPV', 16, 2],
    ['MR', 3, 1],
    ['MR', 4, 2],
    ['HPV', 1, 1],
    ['VitA', 45, 1],
    ['VitA', 46, 2],
  ];
  for (const [vaccine, doses, vials] of table)
    assert.equal(expectedVials(new Map([[vaccine, doses]]))[0]?.vials, vials, `${vaccine} ${doses}`);
  assert.deepEqual(
    expectedVials(
      new Map([
        ['NEW', 9],
        ['BCG', 0],
      ]),
    ),
    [],
  );
  assert.deepEqual([containerOf('VitA'), containerOf('BCG'), containerOf('NEW')], ['bottle', 'vial', 'vial']);
});

test('half an hour under observation', () => {
  const at = '2026-11-21T05:00:00Z';
  const table: [string, number][] = [
    ['2026-11-21T05:00:00Z', 30],
    ['2026-11-21T05:00:01Z', 30],
    ['2026-11-21T05:01:00Z', 29],
    ['2026-11-21T05:29:59Z', 1],
    ['2026-11-21T05:30:00Z', 0],
    ['2026-11-21T09:00:00Z', 0],
    ['2026-11-21T04:59:00Z', 30],
    ['2026-11-21T10:45:00+05:30', 15],
  ];
  for (const [now, minutes] of table) assert.equal(minutesToWait(at, now), minutes, now);
});
