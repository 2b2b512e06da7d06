import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  emptyRecipient,
  isChild,
  isPregnant,
  onlyType,
  photoIdsOf,
  type Recipient,
  typesOf,
  withChange,
} from './recipient.ts';

const today = '2026-11-21';
const filled = (change: Partial<Recipient>): Recipient => withChange(emptyRecipient, change, today);

test('the type follows age and gender, and is chosen where only one is open', () => {
  const table: [Partial<Recipient>, number[], string][] = [
    [{ gender: '2', dob: '2026-11-10' }, [7008], '7008'],
    [{ gender: '1', dob: '2026-03-10' }, [23], '23'],
    [{ gender: '1', dob: '1990-03-10' }, [20], '20'],
    [{ gender: '2', dob: '1996-03-10' }, [20, 21], ''],
    [{ gender: '2' }, [], ''],
    [{ gender: '2', dob: '2027-01-01' }, [], ''],
    [{ gender: '1', dob_is_year: true, birth_year: '1980' }, [20], '20'],
  ];
  for (const [change, ids, chosen] of table) {
    const form = filled(change);
    assert.deepEqual([typesOf(form, today).map(({ id }) => id), form.ben_type_id], [ids, chosen]);
  }
});

test('the photo ID is cleared when the year of birth or its type changes', () => {
  const adult = filled({ gender: '1', dob: '1990-03-10' });
  const withId = withChange(
    withChange(adult, { photo_id_type: '12' }, today),
    { photo_id_number: 'ABC1234567' },
    today,
  );
  const table: [Partial<Recipient>, string, string][] = [
    [{ name: 'RAM' }, '12', 'ABC1234567'],
    [{ dob: '1990-04-10' }, '12', 'ABC1234567'],
    [{ dob: '1991-03-10' }, '', ''],
    [{ photo_id_type: '6' }, '6', ''],
  ];
  for (const [change, type, number] of table) {
    const after = withChange(withId, change, today);
    assert.deepEqual([after.photo_id_type, after.photo_id_number], [type, number]);
  }
  assert.equal(
    photoIdsOf(filled({ dob: '2026-03-10' }), today).some(({ id }) => id === 12),
    false,
  );
});

test('photo IDs follow the type too: a child of the year of 18 is offered none of an adult', () => {
  const offered = (form: Recipient) => photoIdsOf(form, today).some(({ id }) => id === 12);
  const table: [Partial<Recipient>, boolean][] = [
    [{ gender: '1', dob: '2008-12-15' }, false],
    [{ gender: '1', dob: '2008-11-21' }, true],
    [{ gender: '2', dob_is_year: true, birth_year: '2008', ben_type_id: '20' }, true],
    [{ gender: '2', dob_is_year: true, birth_year: '2008', ben_type_id: '22' }, false],
    [{ gender: '1' }, false],
  ];
  for (const [change, expected] of table) assert.equal(offered(filled(change)), expected, JSON.stringify(change));
});

test('what belongs to another type goes with it', () => {
  const woman = filled({ gender: '2', dob: '1996-03-10' });
  const pregnant = withChange(withChange(woman, { ben_type_id: '21' }, today), { lmp_date: '2026-08-01' }, today);
  assert.equal(isPregnant(pregnant), true);
  assert.equal(withChange(pregnant, { ben_type_id: '20' }, today).lmp_date, '');
  const withId = { ...pregnant, photo_id_type: '12', photo_id_number: 'ABC1234567' };
  const other = withChange(withId, { ben_type_id: '20' }, today);
  assert.deepEqual([other.photo_id_type, other.photo_id_number], ['', '']);
  const baby = { ...filled({ gender: '1', dob: '2026-11-10' }), child_weight: '2.9', guardian_ben_id: '1' };
  assert.equal(isChild(baby), true);
  const grown = withChange(baby, { dob: '1990-01-01' }, today);
  assert.deepEqual([grown.child_weight, grown.guardian_ben_id], ['', '']);
});

test('a type that the state of the village has taken away is neither offered nor kept, and the one left is taken', () => {
  const offAt = (village: string) => (village === '7' ? [21] : []);
  const woman = filled({ dob: '1996-05-20', gender: '2' });
  const at = (form: Recipient, village_id: string) => withChange(form, { village_id }, today, offAt);
  const offered = (form: Recipient) => typesOf(form, today, offAt(form.village_id)).map(({ id }) => id);
  const here = at(woman, '7');
  assert.deepEqual([offered(here), here.ben_type_id, onlyType(here, today, [21])?.id], [[20], '20', 20]);
  const beside = at(woman, '8');
  assert.deepEqual([offered(beside), beside.ben_type_id], [[20, 21], '']);
  const pregnant = withChange(beside, { ben_type_id: '21', lmp_date: '2026-08-01' }, today, offAt);
  const moved = at(pregnant, '7');
  assert.deepEqual([moved.ben_type_id, moved.lmp_date], ['20', '']);
});
