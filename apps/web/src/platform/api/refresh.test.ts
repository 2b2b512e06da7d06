import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failure } from './failure.ts';
import { makeRefresh, type Tokens } from './refresh.ts';

function bench(answer: (refreshToken: string) => Promise<Tokens>) {
  let kept: Tokens | null = { userToken: 'old', refreshToken: 'r1' };
  const exchanged: string[] = [];
  let ended = 0;
  const refresh = makeRefresh({
    read: () => kept,
    keep: (tokens) => {
      kept = tokens;
    },
    exchange: (refreshToken) => {
      exchanged.push(refreshToken);
      return answer(refreshToken);
    },
    onRefused: () => {
      ended += 1;
    },
  });
  return {
    refresh,
    exchanged,
    ended: () => ended,
    keep: (tokens: Tokens | null) => {
      kept = tokens;
    },
  };
}
const soon = <T>(value: T): Promise<T> => new Promise((resolve) => setTimeout(() => resolve(value), 5));
const refused = (status: number) => Promise.reject(new Failure({ call: 'auth.getAccessToken', status }));

test('however many calls wait, one exchange is made and all get its token', async () => {
  const { refresh, exchanged } = bench(() => soon({ userToken: 'new', refreshToken: 'r2' }));
  const tokens = await Promise.all(Array.from({ length: 20 }, () => refresh('old')));
  assert.deepEqual(new Set(tokens), new Set(['new']));
  assert.deepEqual(exchanged, ['r1']);
});

test('a call that learns late that its token expired gets the new one without another exchange', async () => {
  const { refresh, exchanged } = bench(() => soon({ userToken: 'new', refreshToken: 'r2' }));
  await refresh('old');
  assert.equal(await refresh('old'), 'new');
  assert.equal(exchanged.length, 1);
});

test('the next expiry exchanges the rotated refresh token', async () => {
  let n = 1;
  const { refresh, exchanged } = bench(() => {
    n += 1;
    return soon({ userToken: `t${n}`, refreshToken: `r${n}` });
  });
  await refresh('old');
  assert.equal(await refresh('t2'), 't3');
  assert.deepEqual(exchanged, ['r1', 'r2']);
});

test('a refused exchange ends the sign-in once, for all that wait', async () => {
  const { refresh, ended } = bench(() => refused(401));
  const results = await Promise.allSettled([refresh('old'), refresh('old'), refresh('old')]);
  assert.ok(results.every((one) => one.status === 'rejected'));
  assert.equal(ended(), 1);
});

for (const status of [0, 429, 503]) {
  test(`an exchange with status ${status} does not end the sign-in, and the next try begins anew`, async () => {
    let tries = 0;
    const { refresh, ended } = bench(() => {
      tries += 1;
      return tries === 1 ? refused(status) : soon({ userToken: 'new', refreshToken: 'r2' });
    });
    await assert.rejects(refresh('old'));
    assert.equal(ended(), 0);
    assert.equal(await refresh('old'), 'new');
  });
}

test('signed out meanwhile: nothing is exchanged', async () => {
  const { refresh, exchanged, keep } = bench(() => soon({ userToken: 'new', refreshToken: 'r2' }));
  keep(null);
  await assert.rejects(refresh('old'));
  assert.equal(exchanged.length, 0);
});

test('a call that leaves the end of the sign-in to others tells nobody of a refused exchange; another that waits does', async () => {
  const alone = bench(() => refused(401));
  await assert.rejects(alone.refresh('old', { endsSignIn: false }));
  assert.equal(alone.ended(), 0);
  const together = bench(() => refused(401));
  await Promise.allSettled([
    together.refresh('old', { endsSignIn: false }),
    together.refresh('old'),
    together.refresh('old'),
  ]);
  assert.equal(together.ended(), 1);
  assert.equal(together.exchanged.length, 1);
});
