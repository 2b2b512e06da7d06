import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '@teeka/contract/roles';
import { admit } from '../../../app/routing/access.ts';
import { routes } from '../../../app/routing/routes.ts';
import { applyReply } from '../../../platform/pack/apply-reply.ts';
import { aReply, aSession, sessionId } from '../../../platform/testing/pack-reply.ts';
import { overlay } from '../../../records/testing/overlay.ts';
import { rowActions } from './row-actions.ts';

const { rows } = applyReply(null, aReply(2, { sessions: [aSession({ status: 'on-going' })] }), '2026-11-21T05:00:00Z');
const view = overlay(rows, []);
const today = rows.sessions.get(sessionId)?.date_of_session ?? '';
const [entry] = [...(rows.roster.get(sessionId)?.values() ?? [])];
const person = (beneficiary_id: string) => ({
  beneficiary_id,
  ben_name: 'A',
  dob: '2026-01-01',
  gender: 2,
  guardian_name: '',
});
const listed = { person: person(entry?.beneficiary_id ?? ''), died: null };
const other = { person: person('98765432109878'), died: null };

const opens = (address: string, role: Role): boolean => {
  const [first] = address.slice(1).split('/');
  const route = routes.find(({ path }) => path.split('/')[0] === first && path.includes('$'));
  return route !== undefined && admit(route.access, { user: { role, vacc_type: 1 } }) === 'admitted';
};

test('beside a found person: edit as an ANM, and today’s session', () => {
  const at = { view, today };
  const edit = `/edit-beneficiary/${listed.person.beneficiary_id}`;
  const to = `/session/${sessionId}`;
  assert.deepEqual(rowActions('ANM', listed, at), { edit, session: { to, onList: true } });
  assert.deepEqual(rowActions('Assistant', listed, at), { edit: null, session: { to, onList: true } });
  assert.deepEqual(rowActions('Assistant', other, at).session, { to, onList: false });
  assert.deepEqual(rowActions('Assistant', other, { view, today: '2027-01-01' }).session, null);
  assert.deepEqual(rowActions('ANM', { ...other, died: '2026-11-01' }, at), { edit: null, session: null });
  assert.deepEqual(rowActions('Verifier', listed, at), { edit: null, session: { to, onList: true } });
  assert.deepEqual(rowActions('Assistant', other, { view: null, today }), { edit: null, session: null });
  for (const role of ['Vaccinator', 'Supervisor'] as const)
    assert.deepEqual(rowActions(role, listed, at), { edit: null, session: null }, role);
});

test('every action opens for the role it is offered to', () => {
  for (const role of ['ANM', 'Assistant', 'Verifier'] as const) {
    const { edit, session } = rowActions(role, listed, { view, today });
    for (const address of [edit, session?.to]) if (address) assert.ok(opens(address, role), `${role} ${address}`);
  }
});
