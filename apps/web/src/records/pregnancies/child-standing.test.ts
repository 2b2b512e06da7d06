import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item } from '../../platform/outbox/item.ts';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { anItem } from '../../platform/testing/an-item.ts';
import { childStanding } from './child-standing.ts';

const child = '70000000000017';
const sent = (state: Item['state'], beneficiary_id = child) =>
  anItem({ call: 'beneficiaries.registration', input: { beneficiary_id }, state });
const known = new Map([[child, {} as PersonOnPhone]]);
const nobody = new Map<string, PersonOnPhone>();

test('a child is registered once: known, or refused and waiting to be put right, or still to be registered', () => {
  const table: [people: typeof known | undefined, items: readonly Item[], kind: string][] = [
    [nobody, [], 'missing'],
    [undefined, [], 'missing'],
    [known, [], 'registered'],
    [known, [sent('waiting')], 'registered'],
    [nobody, [sent('refused')], 'refused'],
    // A colleague registered the child meanwhile.
    [known, [sent('refused')], 'registered'],
    [nobody, [sent('refused', '70000000000025')], 'missing'],
  ];
  for (const [people, items, kind] of table)
    assert.equal(
      childStanding(child, { people, registered: undefined, items }).kind,
      kind,
      JSON.stringify([people?.size, items[0]?.state, kind]),
    );
  const registered = [{ child_id: child, has_died: false }];
  assert.equal(childStanding(child, { people: nobody, registered, items: [] }).kind, 'registered', 'elsewhere');
});
