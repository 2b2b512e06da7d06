import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgeMapping, type MappedVillage, villagesLeft, type WantedMapping } from './index.ts';

const asha = 'rani';
const village = (village_id: number, more: Partial<MappedVillage> = {}): MappedVillage => ({
  village_id,
  hers: false,
  open: true,
  others: [],
  ...more,
});
const sita = { user_id: 'sita', answered: true };
const farAway = { user_id: 'gita', answered: false };
const wanted = (village_id: number, sharing: 'shared' | 'moved' | null = null, ...seen_with: string[]) => ({
  village_id,
  sharing,
  seen_with,
});
const change = (village_id: number, from: string | null, to: string | null, shared = false) => ({
  village_id,
  from,
  to,
  shared,
});

const villages = [
  village(1),
  village(2, { hers: true }),
  village(3, { others: [sita] }),
  village(4, { others: [sita, farAway] }),
  village(5, { open: false }),
  village(6, { hers: true, others: [sita] }),
  village(7, { hers: true, open: false }),
];

const taken: readonly [what: string, add: WantedMapping['add'], remove: number[], changes: object[]][] = [
  ['a village of nobody comes to her', [wanted(1)], [], [change(1, null, asha)]],
  ['what is said of others holds for none where there are none', [wanted(1, 'moved')], [], [change(1, null, asha)]],
  ['what is hers already is left so', [wanted(2)], [], []],
  ['hers and another one’s too is left so', [wanted(6, 'moved', 'sita')], [], []],
  ['another one’s village is shared', [wanted(3, 'shared', 'sita')], [], [change(3, null, asha, true)]],
  ['it moves', [wanted(3, 'moved', 'sita')], [], [change(3, 'sita', asha)]],
  ['shared with two, one of them elsewhere', [wanted(4, 'shared', 'sita', 'gita')], [], [change(4, null, asha, true)]],
  ['one goes from her', [], [2], [change(2, asha, null)]],
  ['one goes that another keeps', [], [6], [change(6, asha, null, true)]],
  ['one goes that no site of hers serves any more', [], [7], [change(7, asha, null)]],
  ['what is not hers does not go', [], [1, 3, 99], []],
  ['both at once', [wanted(1)], [2], [change(1, null, asha), change(2, asha, null)]],
];
for (const [what, add, remove, changes] of taken)
  test(what, () =>
    assert.deepEqual(judgeMapping({ user_id: asha, add, remove }, villages), { ok: true, changes, households: [] }),
  );

const refused: readonly [what: string, add: WantedMapping['add'], remove: number[], refusals: [string, string][]][] = [
  ['another has it and nobody said so', [wanted(3)], [], [['ASHMAP0001', 'add.0']]],
  ['another was seen there, and nothing said of her', [wanted(3, null, 'sita')], [], [['ASHMAP0001', 'add.0']]],
  ['somebody came meanwhile', [wanted(3, 'moved', 'mira')], [], [['ASHMAP0001', 'add.0']]],
  ['one of two was not seen', [wanted(4, 'shared', 'sita')], [], [['ASHMAP0001', 'add.0']]],
  ['moved from somebody of elsewhere', [wanted(4, 'moved', 'sita', 'gita')], [], [['ASHMAP0003', 'add.0']]],
  ['no site serves it', [wanted(5)], [], [['ASHMAP0002', 'add.0']]],
  ['there is none', [wanted(99)], [], [['ASHMAP0002', 'add.0']]],
  [
    'each is told',
    [wanted(1), wanted(3), wanted(5)],
    [2],
    [
      ['ASHMAP0001', 'add.1'],
      ['ASHMAP0002', 'add.2'],
    ],
  ],
  ['twice', [wanted(1), wanted(1)], [], [['REQVAL0002', 'add']]],
  ['to come and to go', [wanted(1)], [1], [['REQVAL0002', 'add']]],
  ['nothing', [], [], [['REQVAL0001', 'add']]],
];
for (const [what, add, remove, refusals] of refused)
  test(`refused: ${what}`, () =>
    assert.deepEqual(judgeMapping({ user_id: asha, add, remove }, villages), {
      ok: false,
      refusals: refusals.map(([code, path]) => ({ code, path })),
    }));

test('who gets another post keeps what the new sites of an ASHA serve, and nothing as anybody else', () => {
  const had = [
    { village_id: 1, served: true, shared: false },
    { village_id: 2, served: false, shared: true },
  ];
  assert.deepEqual(villagesLeft({ user_id: asha, role: 'ASHA' }, had), [change(2, asha, null, true)]);
  assert.deepEqual(villagesLeft({ user_id: asha, role: 'ANM' }, had), [
    change(1, asha, null),
    change(2, asha, null, true),
  ]);
  assert.deepEqual(villagesLeft({ user_id: asha, role: 'ASHA' }, []), []);
});
