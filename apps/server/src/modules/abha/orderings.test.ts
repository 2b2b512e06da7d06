import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Act, ordersDesk } from './testing/orders-desk.ts';

const { person } = await ordersDesk();

/** Acts in the order in which they are heard of, the code with which each is answered, and what stands then. */
type Row = readonly [what: string, acts: readonly Act[], codes: readonly string[], stands: unknown];
const taken = '';
const done = 'ABHACC0012';
const linkedMeanwhile = 'ABHACC0017';

const table: readonly Row[] = [
  ['a wish', [['wish', 1, 'a']], [taken], ['a', 1]],
  [
    'a newer wish takes the place of an older, and they have waited since that',
    [
      ['wish', 1, 'a'],
      ['wish', 4, 'b'],
    ],
    [taken, taken],
    ['b', 1],
  ],
  [
    'an older wish that arrives late replaces no newer',
    [
      ['wish', 4, 'b'],
      ['wish', 1, 'a'],
    ],
    [taken, taken],
    ['b', 1],
  ],
  [
    'a wish that was withdrawn before it arrived is not open',
    [
      ['withdrawn', 3],
      ['wish', 1, 'a'],
    ],
    [taken, taken],
    null,
  ],
  [
    'nor one after which they refused',
    [
      ['refused', 3],
      ['wish', 1, 'a'],
    ],
    [taken, taken],
    null,
  ],
  [
    'nor one in between, where another was taken back later',
    [
      ['wish', 1, 'a'],
      ['drop', 5, 'a'],
      ['wish', 3, 'b'],
    ],
    [taken, taken, taken],
    null,
  ],
  [
    'a wish after a withdrawal is one, and nobody waits since before it',
    [
      ['withdrawn', 3],
      ['wish', 4, 'b'],
      ['wish', 1, 'a'],
    ],
    [taken, taken, taken],
    ['b', 4],
  ],
  [
    'a withdrawal that arrives late ends what was before it, and the waiting since then',
    [
      ['wish', 1, 'a'],
      ['wish', 4, 'b'],
      ['withdrawn', 2],
    ],
    [taken, taken, taken],
    ['b', 4],
  ],
  [
    'so does a wish taken back; once more it is so already',
    [
      ['wish', 1, 'a'],
      ['wish', 4, 'b'],
      ['drop', 2, 'a'],
      ['drop', 2, 'a'],
    ],
    [taken, taken, taken, done],
    ['b', 4],
  ],
  [
    'whoever takes back a wish takes back the one that took its place',
    [
      ['wish', 1, 'a'],
      ['wish', 4, 'b'],
      ['drop', 5, 'a'],
    ],
    [taken, taken, taken],
    null,
  ],
  [
    'a wish is taken back after it was made, whatever the clock was put to',
    [
      ['wish', 5, 'a'],
      ['drop', 4, 'a'],
    ],
    [taken, taken],
    null,
  ],
  ['what is unknown is taken back by nobody', [['drop', 1, 'a']], [done], null],
  [
    'taken back, but linked by it before that arrived: it is told, each time, until it is unlinked',
    [
      ['wish', 1, 'a'],
      ['link by', 5, 'a'],
      ['drop', 3, 'a'],
      ['drop', 3, 'a'],
      ['unlink', 7],
      ['drop', 3, 'a'],
    ],
    [taken, taken, linkedMeanwhile, linkedMeanwhile, taken, done],
    null,
  ],
  [
    'the same on a phone that had not heard of the link',
    [
      ['wish', 1, 'a'],
      ['link by', 5, 'a'],
      ['drop', 6, 'a'],
    ],
    [taken, taken, linkedMeanwhile],
    'linked',
  ],
  [
    'the same of consent withdrawn',
    [
      ['wish', 1, 'a'],
      ['link by', 5, 'a'],
      ['withdrawn', 3],
    ],
    [taken, taken, linkedMeanwhile],
    'linked',
  ],
  [
    'and of a refusal before it was linked',
    [
      ['wish', 1, 'a'],
      ['link by', 5, 'a'],
      ['refused', 3],
    ],
    [taken, taken, linkedMeanwhile],
    'linked',
  ],
  [
    'who is linked and does not agree to something more takes nothing back',
    [
      ['wish', 1, 'a'],
      ['link by', 5, 'a'],
      ['refused', 6],
    ],
    [taken, taken, taken],
    'linked',
  ],
  [
    'linked by a consent that was given after they took the wish back: the last word holds',
    [
      ['wish', 1, 'a'],
      ['link', 5],
      ['drop', 3, 'a'],
    ],
    [taken, taken, taken],
    'linked',
  ],
  [
    'a wish that arrives when the account is linked',
    [
      ['link', 5],
      ['wish', 1, 'a'],
    ],
    [taken, 'ABHACC0005'],
    'linked',
  ],
  [
    'or was unlinked: it is not opened again; a later one is',
    [
      ['link', 5],
      ['unlink', 7],
      ['wish', 1, 'a'],
      ['wish', 6, 'b'],
      ['wish', 8, 'c'],
    ],
    [taken, taken, taken, taken, taken],
    ['c', 8],
  ],
];

for (const [what, acts, codes, stands] of table)
  test(what, async () => {
    const one = await person();
    const answers: string[] = [];
    for (const act of acts) answers.push((await one.arrives(act)).join());
    assert.deepEqual([answers, await one.stands()], [codes, stands]);
  });

test('a wish in the place of another, and a withdrawal that came too late, stand once in the history, by when they were said', async () => {
  const replaced = await person();
  for (const act of [
    ['wish', 1, 'a'],
    ['wish', 4, 'b'],
    ['wish', 2, 'c'],
  ] as const)
    await replaced.arrives(act);
  assert.deepEqual((await replaced.history()).toSorted(), [
    ...['consent', 'consent', 'consent'],
    ...['wish', 'wish', 'wish'],
    'wish-replaced',
    'wish-replaced',
  ]);
  const late = await person();
  for (const act of [
    ['wish', 1, 'a'],
    ['link by', 5, 'a'],
    ['drop', 3, 'a'],
    ['drop', 3, 'a'],
  ] as const)
    await late.arrives(act);
  assert.deepEqual(await late.history(), ['linked', 'wish-dropped', 'wish', 'consent']);
});
