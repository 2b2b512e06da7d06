import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drawsToEnd } from './index.ts';

const session = (of: { scheduled?: number; verified?: number; vaccinated?: number; rejected?: number } = {}) => ({
  date_of_session: '2026-11-21',
  end_time: '16:00',
  counts: { scheduled: 0, verified: 0, vaccinated: 0, rejected: 0, ...of },
});

test('a session draws to its close an hour before its planned end, and when everybody has been seen to', () => {
  const waiting = session({ scheduled: 3, vaccinated: 2 });
  const table: [...Parameters<typeof drawsToEnd>, expected: boolean][] = [
    [waiting, { today: '2026-11-21', time: '09:00' }, false],
    [waiting, { today: '2026-11-21', time: '14:59' }, false],
    [waiting, { today: '2026-11-21', time: '15:00' }, true],
    [waiting, { today: '2026-11-21', time: '18:30' }, true],
    [waiting, { today: '2026-11-22', time: '00:05' }, true],
    [waiting, { today: '2026-11-20', time: '23:00' }, false],
    [session({ vaccinated: 4, rejected: 1 }), { today: '2026-11-21', time: '10:00' }, true],
    [session({ verified: 1, vaccinated: 4 }), { today: '2026-11-21', time: '10:00' }, false],
    [session(), { today: '2026-11-21', time: '10:00' }, false],
    [{ ...waiting, end_time: '' }, { today: '2026-11-21', time: '23:00' }, false],
  ];
  for (const [one, now, expected] of table)
    assert.equal(drawsToEnd(one, now), expected, `${JSON.stringify(one)} ${now.today} ${now.time}`);
});
