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

test('what is taken back here, changed after its end, or goes on again is followed at once, as on the server', () => {
  const registered = act('e1', 'registered', { lmp_date: '2026-08-08', registered_on: '2026-11-21' });
  const lost = act('e2', 'lost', { lost_on: '2026-11-20', reason: 'moved away' });
  const died = act('e2', 'maternal-death', { died_on: '2026-11-20', place: 'Home', cause: 'Haemorrhage' });
  const ended = act('e2', 'abortion', { aborted_on: '2026-11-20', abortion_type: 'Spontaneous' });
  const back = (event: string) => act('e3', 'withdrawal', { event, reason: 'of another woman' });
  const next = act('e3', 'registered', { lmp_date: '2026-11-01', registered_on: '2026-11-21' });
  const table: readonly (readonly [
    why: string,
    done: readonly Input[],
    type: number,
    lmp: string | null,
    died: string | null,
  ])[] = [
    ['the registration is taken back', [registered, back('e1')], 20, null, null],
    ['the abortion is taken back', [registered, ended, back('e2')], 21, '2026-08-08', null],
    ['her death', [registered, died], 20, null, '2026-11-20'],
    ['her death is taken back', [registered, died, back('e2')], 21, '2026-08-08', null],
    [
      'seen again after nobody could find her',
      [registered, lost, act('e3', 'antenatal', { visited_on: '2026-11-21' })],
      21,
      '2026-08-08',
      null,
    ],
    [
      'changed after its end',
      [registered, ended, act('e3', 'changed', { lmp_date: '2026-08-01', registered_on: '2026-11-21' })],
      20,
      null,
      null,
    ],
    [
      'the end of the first one, told while the second goes on',
      [registered, lost, { ...next, pregnancy_number: 2 }, act('e4', 'abortion', { aborted_on: '2026-10-20' })],
      21,
      '2026-11-01',
      null,
    ],
  ];
  for (const [why, done, type, lmp, deceased_on] of table) {
    const after = herOf(done.reduce((one, input) => addPregnancyEvent.effect(one, input, item), view));
    assert.deepEqual([after.ben_type_id, after.lmp_date, after.deceased_on], [type, lmp, deceased_on], why);
  }
});

test('a child who was registered before is hers from now on; whom a visit reports dead is known as such until it is taken back', () => {
  const child = { beneficiary_id: 'c1', guardian_ben_id: null, guardian_name: 'SITA DEVI' };
  const both = {
    rows: {
      people: new Map<string, object>([
        [who, { ...woman, ben_name: 'GEETA DEVI' }],
        ['c1', child],
      ]),
    },
  } as unknown as PackView;
  const facts = { birth_outcome: 'Live birth', born_on: '2026-11-20' };
  const delivery = act('e2', 'delivery', { delivered_on: '2026-11-20', live_births: 1, still_births: 0 });
  const steps = [
    act('e1', 'registered', { lmp_date: '2026-02-12', registered_on: '2026-11-01' }),
    { ...delivery, event: { ...delivery.event, births: [{ birth_id: 'b1', child_id: 'c1', facts }] } },
    act('e3', 'postnatal', { visited_on: '2026-11-21', child_well: 'died' }),
    act('e4', 'withdrawal', { event: 'e3', reason: 'of another woman' }),
  ];
  const childAfter = (count: number) => {
    const after = steps.slice(0, count).reduce((one, input) => addPregnancyEvent.effect(one, input, item), both);
    const { guardian_ben_id, guardian_name, reported_dead_on = null } = after.rows.people.get('c1') ?? assert.fail();
    return [guardian_ben_id, guardian_name, reported_dead_on];
  };
  assert.deepEqual(childAfter(1), [null, 'SITA DEVI', null]);
  assert.deepEqual(childAfter(2), [who, 'GEETA DEVI', null]);
  assert.deepEqual(childAfter(3), [who, 'GEETA DEVI', '2026-11-21']);
  assert.deepEqual(childAfter(4), [who, 'GEETA DEVI', null]);
});
