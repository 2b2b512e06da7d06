import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Item } from '../../../platform/outbox/item.ts';
import { correctedEvent, mendedEvent, mendedRestart, timeToMend } from './mended.ts';

const event = { event_id: 'e1', kind: 'referral', at: '2026-11-21T05:00:00Z', facts: { to: 'CHC' } };
const input = {
  case_id: 'c1',
  beneficiary_reference_id: 'p1',
  session_id: 's1',
  event,
  captured_at: event.at,
};
const item = (call: string, state = 'refused') => ({ id: 'i1', call, state, input }) as unknown as Item;

test('a refused event is taken up with everything typed, and goes out under a new id in its case', () => {
  const mended = mendedEvent(item('cases.addCaseEvent'));
  assert.deepEqual(mended?.event, event);
  assert.ok(mended);
  const facts = { to: 'District Hospital' };
  const now = { id: 'e2', captured_at: '2026-11-21T06:00:00Z' };
  assert.deepEqual(correctedEvent(mended, { at: event.at, facts }, now), {
    ...input,
    event: { ...event, event_id: 'e2', facts },
    captured_at: now.captured_at,
  });
});

test('a refused time is asked anew where the clock of the phone was wrong, on the day that it is now', () => {
  const now = new Date('2026-11-21T05:10:00Z');
  const begins = (code: string, at: string) => {
    const mended = { item: { ...item('cases.addCaseEvent'), refusals: [{ code }] }, event: { ...event, at } };
    return timeToMend(mended as unknown as Parameters<typeof timeToMend>[0], now);
  };
  const yesterday = '2026-11-20T18:20:00Z';
  assert.deepEqual(begins('RABIES0015', yesterday), { day: '2026-11-20', time: '23:50' });
  assert.deepEqual(begins('SESDAY0015', '2026-11-21T06:10:00Z'), { day: '2026-11-21', time: '' });
  assert.deepEqual(begins('SESDAY0015', '2026-11-24T06:10:00Z'), { day: '2026-11-21', time: '' });
});

test('what waits, or is of another kind, is not taken up', () => {
  assert.equal(mendedEvent(item('cases.addCaseEvent', 'waiting')), undefined);
  assert.equal(mendedEvent(item('cases.addVaccineDetails')), undefined);
  assert.equal(mendedEvent(null), undefined);
  assert.equal(mendedRestart(item('cases.addCaseEvent')), undefined);
  assert.equal(mendedRestart(item('cases.restartCase'))?.id, 'i1');
});
