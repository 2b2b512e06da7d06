import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mostRowsAtOnce } from '@teeka/domain/downloads';
import { mostInATurn } from '../../testing/most-in-a-turn.ts';
import { testServer } from '../../testing/test-server.ts';
import { nobody } from '../access/nobody.ts';
import { withConnection } from '../db/read-once.ts';
import { col } from '../db/row.ts';
import { read } from '../db/statement.ts';
import { answerAtOnce } from './answer-at-once.ts';
import { type ListKind, requestedList } from './download-kind.ts';

const { platform } = await testServer({ handlers: () => [], sandbox: false });

/** The list of so many people; `word` makes what the file says of one. */
const listOf = (people: number, word: (nth: number) => number): ListKind => ({
  report: 'registered',
  access: 'signed-in',
  title: () => 'list',
  ask: async () =>
    requestedList<{ nth: number }, number>({
      rows: (most) => read({ nth: col.int })`select nth from generate_series(1, ${Math.min(people, most)}::int) nth`,
      count: async () => people,
      wire: ({ nth }) => word(nth),
      person: String,
      columns: [],
    }),
});
const answer = (kind: ListKind) =>
  withConnection(platform.pool, (db) =>
    answerAtOnce(kind)(
      {},
      {
        ...{ db, actor: nobody, now: platform.clock(), atRest: platform.atRest },
        origin: { language: 'en', agent: '', sessionKey: null, address: '', isShared: false },
      },
    ),
  );

test('while the rows of a file are worded others have their turn at least every 20 ms', async () => {
  const people = 400;
  const most = await mostInATurn(async (step) => {
    const answered = await answer(
      listOf(people, (nth) => {
        step();
        return nth;
      }),
    );
    assert.ok('reply' in answered);
    assert.equal(answered.audit.length, people);
  });
  assert.ok(most <= 20, `${most} rows of a millisecond each`);
});

test('a list that is too long is refused before a row of it is worded', async () => {
  let worded = 0;
  const word = (nth: number) => {
    worded += 1;
    return nth;
  };
  const refused = await answer(listOf(mostRowsAtOnce + 1, word));
  assert.deepEqual(refused, { refused: [{ code: 'REPREP0012', values: { most: mostRowsAtOnce } }] });
  assert.equal(worded, 0);
  assert.ok('reply' in (await answer(listOf(mostRowsAtOnce, word))));
  assert.equal(worded, mostRowsAtOnce);
});
