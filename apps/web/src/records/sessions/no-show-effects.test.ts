import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dependenciesOf as dependenciesBy } from '../../platform/outbox/chains.ts';
import type { Item } from '../../platform/outbox/item.ts';
import { applyReply } from '../../platform/pack/apply-reply.ts';
import { anItem } from '../../platform/testing/an-item.ts';
import { anEntry, aReply, aSession, personId, sessionId } from '../../platform/testing/pack-reply.ts';
import { offlineCalls } from '../testing/offline-calls.ts';
import { overlay } from '../testing/overlay.ts';
import { sessionNow } from './session-now.ts';

const dependenciesOf = (made: Item, items: readonly Item[]) => dependenciesBy(made, items, offlineCalls);
const captured_at = '2026-11-21T17:00:00+05:30';
const nextId = '0190f000-0000-7000-8000-0000000000aa';
const input = { session_id: sessionId, captured_at };
const end = anItem({ call: 'sessions.endSession', input });
const carry = anItem({ call: 'sessions.carryNoShows', input });
const undo = anItem({ call: 'sessions.undoCarryNoShows', input });

const { date_of_session } = aSession();
const next = aSession({ session_id: nextId, status: 'waiting', date_of_session: '2099-01-01' });
const rows = (sessions = [aSession({ status: 'on-going' }), next]) =>
  applyReply(
    null,
    aReply(5, { sessions, roster: [anEntry(1), anEntry(2, { status: 'vaccinated' }), anEntry(3)] }),
    captured_at,
  ).rows;

const awaited = (items: readonly Item[], from = rows()) =>
  (sessionNow(overlay(from, items), nextId)?.lists.scheduled ?? []).map(({ entry }) => entry.beneficiary_id);
const carriedTo = (items: readonly Item[], from = rows()) =>
  sessionNow(overlay(from, items), sessionId)?.session.carried_to ?? null;

test('without network: who did not come is awaited at the next session, until that is taken back', () => {
  assert.ok(date_of_session < next.date_of_session);
  const missed = [personId(1), personId(3)];
  assert.deepEqual(awaited([end]), []);
  assert.deepEqual([awaited([end, carry]).sort(), carriedTo([end, carry])], [missed, nextId]);
  assert.deepEqual([awaited([end, carry, undo]), carriedTo([end, carry, undo])], [[], null]);
  assert.deepEqual(awaited([end, carry, undo, carry]).sort(), missed, 'and carried again');
});

test('nobody is carried to a session whose day is over', () => {
  const over = aSession({ session_id: 'over', status: 'waiting', date_of_session: '2026-11-14' });
  const late = aSession({ status: 'on-going', date_of_session: '2026-11-07' });
  assert.equal(carriedTo([end, carry], rows([late, over])), '');
  assert.equal(carriedTo([end, carry], rows([late, over, next])), nextId);
});

test('the next session may be too far ahead to be on this phone', () => {
  const from = rows([aSession({ status: 'on-going' })]);
  assert.equal(carriedTo([end, carry], from), '');
  assert.equal(carriedTo([end, carry, undo], from), null);
});

test('carrying waits for the end, and taking back for carrying', () => {
  assert.deepEqual(dependenciesOf(carry, [end]), [end.id]);
  assert.deepEqual(dependenciesOf(undo, [end, carry]), [carry.id]);
  assert.deepEqual(dependenciesOf(carry, [{ ...end, state: 'done' }]), []);
});

test('a line that another phone took off the list leaves this one, and may come again', () => {
  const before = rows([next]);
  const listed = applyReply(
    before,
    aReply(6, { whole: false, sessions: [next], roster: [anEntry(1, { session_id: nextId })] }),
    captured_at,
  ).rows;
  const line = { session_id: nextId, beneficiary_id: personId(1) };
  const gone = applyReply(
    listed,
    aReply(7, { whole: false, sessions: [next], roster: [], removed: [line] }),
    captured_at,
  );
  assert.equal(listed.roster.get(nextId)?.size, 1);
  assert.equal(gone.rows.roster.get(nextId)?.size, 0);
  assert.deepEqual([...gone.changes.rosters], [nextId]);
  const again = applyReply(
    gone.rows,
    aReply(8, { whole: false, sessions: [next], roster: [anEntry(1, line)], removed: [line] }),
    captured_at,
  );
  assert.equal(again.rows.roster.get(nextId)?.size, 1);
});
