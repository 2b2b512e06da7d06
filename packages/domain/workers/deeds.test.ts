import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Deeds, deedsToTell } from './deeds.ts';

const none: Deeds = { sessions: 0, people: 0, doses: 0, verified: 0, registered: 0 };

test('a letter tells what was done, in its order, four things at most; of nothing it says nothing', () => {
  const table: [some: Partial<Deeds>, said: string][] = [
    [{}, ''],
    [{ sessions: 1 }, 'sessions 1'],
    [{ registered: 3, sessions: 12 }, 'sessions 12, registered 3'],
    [{ sessions: 4, people: 90, doses: 140 }, 'sessions 4, people 90, doses 140'],
    [{ sessions: 4, verified: 80, registered: 2 }, 'sessions 4, verified 80, registered 2'],
    [
      { sessions: 4, people: 90, doses: 140, verified: 80, registered: 2 },
      'sessions 4, people 90, doses 140, verified 80',
    ],
  ];
  for (const [some, said] of table)
    assert.equal(
      deedsToTell({ ...none, ...some })
        .map(({ deed, count }) => `${deed} ${count}`)
        .join(', '),
      said,
    );
});
