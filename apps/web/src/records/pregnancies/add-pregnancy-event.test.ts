import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item } from '../../platform/outbox/item.ts';
import type { PackView } from '../view/view.ts';
import addPregnancyEvent from './add-pregnancy-event.offline.ts';
import { currentPregnancy, pregnanciesOf } from './pregnancies-of.ts';

const who = '10000000000001';
const item = { id: 'i1', state: 'waiting', madeBy: 'anm' } as Item;
const woman = { beneficiary_id: who, ben_type_id: 20, lmp_date: null, deceased_on: null };
const view = { rows: { people: new Map([[who, woman]]) } } as unknown as PackView;
type Input = Parameters<typeof addPregnancyEvent.effect>[1];
const act = (event_id: string, kind: Input['event']['kind'], facts: Input['event']['facts']): Input => ({
  beneficiary_ref_id: who,
  pregnancy_number: 1,
  event: { event_id, kind, facts, births: [] },
  captured_at: '2026-11-21T05:00:00.000Z',
});
const herOf = (after: PackView) => {
  const person = after.rows.people.get(who);
  assert.ok(person);
  return person;
};

test('a pregnancy registered and looked at here stands on this phone, and she is a pregnant woman', () => {
  const registered = act('e1', 'registered', { lmp_date: '2026-08-08', registered_on: '2026-11-21' });
  const visited = act('e2', 'antenatal', { visited_on: '2026-11-21', haemoglobin: 6.8 });
  const after = [registered, visited, visited].reduce((one, input) => addPregnancyEvent.effect(one, input, item), view);
  const pregnancy = currentPregnancy(pregnanciesOf(herOf(after)));
  assert.deepEqual([herOf(after).ben_type_id, herOf(after).lmp_date], [21, '2026-08-08']);
  assert.deepEqual([pregnancy?.expected, pregnancy?.visits.length], ['2027-05-15', 1]);
  const ended = addPregnancyEvent.effect(
    after,
    act('e3', 'abortion', { aborted_on: '2026-11-20', abortion_type: 'Spontaneous' }),
    item,
  );
  assert.deepEqual([herOf(ended).ben_type_id, herOf(ended).lmp_date], [20, null]);
  assert.equal(pregnanciesOf(herOf(ended))[0]?.outcome?.kind, 'abortion');
});
