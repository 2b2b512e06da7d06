import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ItemState } from '../../platform/outbox/item.ts';
import { anItem } from '../../platform/testing/an-item.ts';
import { byPerson, sorted, tellingItem } from './by-person.ts';

let seq = 0;
const made = (input: object, state: ItemState = 'waiting') => anItem({ id: `item ${++seq}`, seq, input, state });

test('all of one person is one row, however the calls name the person; of nobody, one row a session', () => {
  const rows = byPerson([
    made({ session_id: 's' }),
    made({ beneficiary_id: 'asha', session_id: 's' }),
    made({ beneficiary_reference_id: 'asha', case_id: 'c' }),
    made({ session_id: 's' }),
    made({ batch_number: 'B' }),
    made({ batch_number: 'B' }),
  ]);
  assert.deepEqual(
    rows.map(({ person, session, items }) => [person, session, items.length]),
    [
      [null, 's', 2],
      ['asha', null, 2],
      [null, null, 1],
      [null, null, 1],
    ],
  );
});

test('a row stands where its least settled record belongs, and speaks of that', () => {
  const of = (person: string, ...states: readonly ItemState[]) =>
    states.map((state) => made({ beneficiary_id: person }, state));
  const all = byPerson([
    ...of('sent first', 'done', 'done'),
    ...of('refused', 'done', 'refused', 'blocked'),
    ...of('waiting', 'done', 'waiting'),
    ...of('sent last', 'done'),
  ]);
  const { needsYou, waiting, sent } = sorted(all);
  const names = (rows: typeof all) => rows.map(({ person }) => person);
  assert.deepEqual(
    [names(needsYou), names(waiting), names(sent)],
    [['refused'], ['waiting'], ['sent last', 'sent first']],
  );
  assert.deepEqual(
    all.map((row) => tellingItem(row)?.state),
    ['done', 'refused', 'waiting', 'done'],
  );
});
