import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item } from '../../../platform/outbox/index.ts';
import type { PersonOnPhone } from '../../../platform/pack/person-card.ts';
import { registeredHere } from './registered-here.ts';

const born = '2026-11-20';
const person = (beneficiary_id: string, of: Partial<PersonOnPhone> = {}) =>
  [
    beneficiary_id,
    { beneficiary_id, dob: born, gender: 2, guardian_ben_id: null, ...of } as unknown as PersonOnPhone,
  ] as const;
const event = (event_id: string, kind: string, facts: object, births: object[] = []) => ({
  ...{ event_id, kind, facts, births, at: `${born}T10:00:00+05:30`, by: 'anm' },
});
const delivered = (child_id: string, more: object[] = []) =>
  ({
    dob: '2000-05-01',
    pregnancies: [
      {
        pregnancy_number: 1,
        events: [
          event('e1', 'registered', { lmp_date: '2026-02-12', registered_on: '2026-05-01' }),
          event('e2', 'delivery', { delivered_on: born }, [{ birth_id: 'b', child_id, facts: { born_on: born } }]),
          ...more,
        ],
      },
    ],
  }) as unknown as Partial<PersonOnPhone>;

const [, mother] = person('mother', { dob: '2000-05-01' });

test('who may be the child of a delivery: of that day and sex, of no delivery, whoever looks after it, and with the server', () => {
  const people = new Map([
    person('nobody’s'),
    person('hers', { guardian_ben_id: 'mother' }),
    person('of an earlier server', { guardian_ben_id: undefined }),
    person('a grandmother’s', { guardian_ben_id: 'grandmother' }),
    person('another’s', { guardian_ben_id: 'other' }),
    person('of somebody elsewhere', { guardian_ben_id: 'elsewhere' }),
    person('grandmother', { dob: '1960-05-01' }),
    person('other', { dob: '1999-05-01' }),
    ['mother', mother],
    person('a boy', { gender: 1 }),
    person('older', { dob: '2026-11-19' }),
    person('born'),
    person('not sent'),
    person('taken back'),
    person('one', delivered('born')),
    person('two', delivered('taken back', [event('e3', 'withdrawal', { event: 'e2', reason: 'of another' })])),
  ]);
  const waiting = (state: string, beneficiary_id: string) =>
    ({ call: 'beneficiaries.registration', state, input: { beneficiary_id } }) as unknown as Item;
  const items = [waiting('waiting', 'not sent'), waiting('done', 'nobody’s')];
  const found = registeredHere({ facts: { born_on: born, sex: 'female' } }, { mother, people, items });
  assert.deepEqual(
    found.map(({ beneficiary_id }) => beneficiary_id),
    ['nobody’s', 'hers', 'of an earlier server', 'a grandmother’s', 'taken back'],
  );
  assert.deepEqual(registeredHere({ facts: { born_on: born } }, { mother, people, items }), []);
});
