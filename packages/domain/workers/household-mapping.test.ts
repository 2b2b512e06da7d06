import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeMapping, type MappedHousehold, visitedBy, type WantedHousehold, type WantedMapping } from './index.ts';

const rani = 'rani';
const sita = { user_id: 'sita', answered: true };
const gita = { user_id: 'gita', answered: false };
const house = (
  beneficiary_id: string,
  village_id: number,
  asha: MappedHousehold['asha'] = null,
  household = beneficiary_id,
): MappedHousehold => ({ beneficiary_id, household, village_id, asha });

/** Villages 1 and 4 are hers, 2 may become hers, 3 may not. */
const villages = [1, 2, 3, 4].map((village_id) => ({
  ...{ village_id, hers: village_id === 1 || village_id === 4, open: village_id !== 3, others: [] },
}));
const houses = [
  house('free', 1),
  house('hers', 1, { user_id: rani, answered: true }),
  house('of sita', 1, sita),
  house('of gita', 1, gita),
  house('soon', 2),
  house('never', 3),
  house('free too', 1, null, 'free'),
  house('same number elsewhere', 4, null, 'free'),
];
const want = (beneficiary_id: string, sharing: 'moved' | null = null, ...seen_with: string[]): WantedHousehold => ({
  beneficiary_id,
  sharing,
  seen_with,
});
const judge = (add: readonly WantedHousehold[], remove: string[] = [], more: Partial<WantedMapping> = {}) =>
  judgeMapping({ user_id: rani, add: [], remove: [], households: { add, remove }, ...more }, villages, houses);
const village = { village_id: 2, sharing: null, seen_with: [] };

const taken: readonly [what: string, ...Parameters<typeof judge>, changes: unknown[][]][] = [
  ['nobody’s comes to her', [want('free')], [], {}, [['free', null, rani]]],
  ['hers already is left so', [want('hers')], [], {}, []],
  [
    'another one’s moves once that is said of her',
    [want('of sita', 'moved', 'sita')],
    [],
    {},
    [['of sita', 'sita', rani]],
  ],
  ['hers goes to nobody in particular', [], ['hers'], {}, [['hers', rani, null]]],
  ['what is not hers does not go', [], ['free', 'of sita'], {}, []],
  ['of a village that she gets by the same act', [want('soon')], [], { add: [village] }, [['soon', null, rani]]],
  [
    'one number in two villages is two households',
    [want('free'), want('same number elsewhere')],
    [],
    {},
    [
      ['free', null, rani],
      ['same number elsewhere', null, rani],
    ],
  ],
];
test('households change hands, and what is so already is left so', () => {
  for (const [what, add, remove, more, changes] of taken) {
    const judged = judge(add, remove, more);
    assert.ok(judged.ok, what);
    assert.deepEqual(
      judged.households.map(({ beneficiary_id, from, to }) => [beneficiary_id, from, to]),
      changes,
      what,
    );
  }
});

const refused: readonly [what: string, ...Parameters<typeof judge>, refusals: string[]][] = [
  ['another visits it', [want('of sita')], [], {}, ['ASHMAP0004 households.add.0']],
  ['said, but not of her', [want('of sita', 'moved', 'gita')], [], {}, ['ASHMAP0004 households.add.0']],
  ['seen, but nothing said', [want('of sita', null, 'sita')], [], {}, ['ASHMAP0004 households.add.0']],
  ['of who is not answered for', [want('of gita', 'moved', 'gita')], [], {}, ['ASHMAP0006 households.add.0']],
  ['a village that is not hers', [want('free'), want('soon')], [], {}, ['ASHMAP0005 households.add.1']],
  ['a village that goes by the same act', [want('free')], [], { remove: [1] }, ['ASHMAP0005 households.add.0']],
  [
    'the same household by two of its people',
    [want('free'), want('free too')],
    [],
    {},
    ['REQVAL0002 households.add.1.beneficiary_id'],
  ],
  ['to come and to go', [want('free')], ['free too'], {}, ['REQVAL0002 households.remove.0']],
  [
    'nobody who is known',
    [want('free'), want('x')],
    ['y'],
    {},
    ['REQVAL0012 households.add.1.beneficiary_id', 'REQVAL0012 households.remove.0'],
  ],
  ['nothing at all', [], [], {}, ['REQVAL0001 add']],
];
test('nobody is moved unsaid, and nothing of it happens where one is refused', () => {
  for (const [what, add, remove, more, refusals] of refused) {
    const judged = judge(add, remove, more);
    assert.ok(!judged.ok, what);
    assert.deepEqual(
      judged.refusals.map(({ code, path }) => `${code} ${path}`),
      refusals,
      what,
    );
  }
});

test('an ASHA visits hers and what is nobody’s in particular', () => {
  assert.deepEqual(
    [{ asha_id: rani }, { asha_id: null }, {}, { asha_id: 'sita' }].map((house) => visitedBy(house, rani)),
    [true, true, true, false],
  );
});
