import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Failure } from '../../platform/api/failure.ts';
import { makePapers } from './undrawn.ts';

const failed = (status: number, code?: 'CERTIF0002' | 'CERTIF0004' | 'SERVER0001') =>
  new Failure({ call: 'certificates.regenerateCert', status, refusals: code ? [{ code }] : [] });

/** Which one was drawn at each tap on 'Download': what becomes of each drawing, in their order. */
async function taps(
  drawings: readonly (Failure | 'drawn')[],
  { holds = true, as = () => 'all hi' }: { readonly holds?: boolean; readonly as?: (nth: number) => string } = {},
) {
  const paper = makePapers<number>();
  let issued = 0;
  const drawn: number[] = [];
  for (const [nth, what] of drawings.entries())
    await paper({
      as: as(nth),
      issue: async () => ++issued,
      holds: async () => holds,
      draw: async (one) => {
        drawn.push(one);
        if (what !== 'drawn') throw what;
      },
    }).catch((error: unknown) => assert.equal(error, what));
  return drawn;
}

test('one that was issued before the network was lost, or while the server was in trouble, is not issued twice', async () => {
  assert.deepEqual(await taps([failed(0), failed(500, 'SERVER0001'), failed(502), 'drawn', 'drawn']), [1, 1, 1, 1, 2]);
});

test('one that was withdrawn meanwhile, or whose key was revoked, is followed by another', async () => {
  for (const code of ['CERTIF0002', 'CERTIF0004'] as const)
    assert.deepEqual(await taps([failed(0), failed(409, code), 'drawn']), [1, 1, 2], code);
});

test('one whose record was put right meanwhile is followed by another', async () => {
  assert.deepEqual(await taps([failed(0), 'drawn'], { holds: false }), [1, 2]);
});

test('in another language, or of other doses, it is another', async () => {
  assert.deepEqual(await taps([failed(0), 'drawn'], { as: (nth) => ['all hi', 'BCG hi'][nth] ?? '' }), [1, 2]);
});
