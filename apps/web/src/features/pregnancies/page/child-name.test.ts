import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Pregnancy, readPregnancy } from '@teeka/domain/pregnancy';
import type { Words } from '../../../platform/language/use-words.ts';
import type { Her } from '../parts/her.ts';
import { childrenSent } from './child-name.ts';

const t = ((key: string) => key) as unknown as Words;

test('a referral names the children it is for, by the names they have by now', () => {
  const born = (birth_id: string, name?: string) => ({
    ...{ birth_id, child_id: `number of ${birth_id}` },
    facts: { birth_outcome: 'Live birth', ...(name && { name }) },
  });
  const event = { at: '2026-11-20T05:00:00.000Z', by: 'anm', births: [] };
  const births = [born('one', 'BABY OF SITA A'), born('two', 'BABY OF SITA B'), born('three')];
  const of_births = ['three two one', 'two', ''];
  const pregnancy = readPregnancy(1, [
    { ...event, event_id: 'r', kind: 'registered', facts: { lmp_date: '2026-02-01' } },
    { ...event, event_id: 'd', kind: 'delivery', facts: { delivered_on: '2026-11-18' }, births },
    ...of_births.map((named) => ({
      ...{ ...event, event_id: `referral of ${named}`, kind: 'referral' as const },
      facts: { referred_on: '2026-11-20', whom: ['child'], of_births: named },
    })),
  ]) as Pregnancy;
  const her = { children: [{ beneficiary_id: 'number of one', ben_name: 'ASHA' }] } as unknown as Her;
  assert.deepEqual(
    pregnancy.referrals.map((referral) => childrenSent(referral, pregnancy, { her, t })),
    ['ASHA, BABY OF SITA B, pregnancyPage:child', 'BABY OF SITA B', ''],
  );
});
