import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { seed, tried } from '../../../../../tools/test-run/trials.ts';
import { type Act, ordersDesk } from './testing/orders-desk.ts';

const { server, person } = await ordersDesk();

/** By the order in which it was said alone: what stands after all of it. */
function saidInOrder(acts: readonly Act[]): unknown {
  let linked = false;
  let wishes: Act[] = [];
  for (const act of acts) {
    const [kind] = act;
    if (kind === 'wish') wishes = linked ? [] : [...wishes, act];
    else wishes = [];
    if (kind === 'link') linked = true;
    if (kind === 'unlink') linked = false;
  }
  if (linked) return 'linked';
  const [first, last] = [wishes[0], wishes.at(-1)];
  return first && last ? [last[2], first[1]] : null;
}

interface Drawn {
  readonly kind: 'wish' | 'drop' | 'withdrawn' | 'refused' | 'account';
  /** After how many further acts it arrives. */
  readonly delay: number;
}

/** Acts as they are said, one every two minutes, and where in that order each arrives; linking is heard of at once. */
function lived(drawn: readonly Drawn[]): { readonly said: readonly Act[]; readonly heard: readonly Act[] } {
  const said: Act[] = [];
  const heard: { readonly act: Act; readonly at: number }[] = [];
  let linked = false;
  let wish: { readonly letter: string; readonly at: number } | undefined;
  for (const [nth, { kind, delay }] of drawn.entries()) {
    let at = nth + delay;
    let act: Act;
    if (kind === 'account') {
      act = [linked ? 'unlink' : 'link', 2 * nth];
      linked = !linked;
      at = nth;
    } else if (kind === 'wish') {
      wish = { letter: `w${nth}`, at };
      act = ['wish', 2 * nth, wish.letter];
    } else if (kind === 'drop') {
      if (!wish) continue;
      // A wish is sent before it is taken back.
      at = Math.max(at, wish.at + 0.5);
      act = ['drop', 2 * nth, wish.letter];
    } else act = [kind, 2 * nth];
    said.push(act);
    heard.push({ act, at });
  }
  return { said, heard: heard.toSorted((a, b) => a.at - b.at).map(({ act }) => act) };
}

test('whatever is said in whichever order it is heard of: what stands is what was said last', async () => {
  const kinds = fc.constantFrom<Drawn['kind']>('wish', 'wish', 'drop', 'withdrawn', 'refused', 'account');
  const drawn = fc.array(fc.record({ kind: kinds, delay: fc.integer({ min: 0, max: 6 }) }), {
    minLength: 2,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(drawn, async (acts) => {
      const { said, heard } = lived(acts);
      const one = await person();
      for (const act of heard) {
        const codes = await one.arrives(act);
        assert.ok(
          codes.every((code) => ['ABHACC0005', 'ABHACC0012', 'ABHACC0017'].includes(code)),
          codes.join(),
        );
      }
      assert.deepEqual(await one.stands(), saidInOrder(said), JSON.stringify(heard));
      server.clock.advance({ minutes: 20 });
    }),
    { seed, numRuns: tried(200) },
  );
});
