import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Role } from '@teeka/contract/roles';
import { roles, sessionRoles } from '@teeka/contract/roles';
import { type Admission, admit } from './access.ts';
import { routes } from './routes.ts';

/**
 * The table of the specification (document 1, section 2), role by role, with the readings of decision 057: what the menu
 * shows to a role opens for it, and a Verifier verifies. Routes not named there are ours.
 */
const vaccinator: readonly Role[] = ['Vaccinator'];
const lists: readonly Role[] = ['Vaccinator', 'ANM'];
const verifying: readonly Role[] = ['Vaccinator', 'Verifier'];
const table: Readonly<Record<string, readonly Role[]>> = {
  home: roles,
  dashboard: sessionRoles,
  'search-beneficiary': ['Vaccinator', 'Assistant', 'ANM', 'Verifier'],
  'session/$sessionID': sessionRoles,
  'my-profile': roles,
  'new-beneficiary': ['Vaccinator', 'ANM'],
  'new-beneficiary/session/$sessionID': ['Vaccinator', 'ANM'],
  resources: roles,
  configurations: roles,
  'beneficiary-verification/$benID/$sessID': verifying,
  'case-details/$benID/$sessionID': vaccinator,
  'case-details/$benID/$sessionID/beneficiary-vaccination-details': vaccinator,
  'case-details/$benID/$sessionID/beneficiary-vaccination-summary': vaccinator,
  'case-details/$benID/$sessionID/beneficiary-vaccination-success': vaccinator,
  'session-history': vaccinator,
  'beneficiary-line-list': vaccinator,
  'beneficiary/$benID': vaccinator,
  'people/$benID': roles.filter((role) => role !== 'Vaccinator'),
  'due-list': ['Vaccinator', 'ANM', 'ASHA'],
  pregnancies: ['Vaccinator', 'ANM', 'ASHA', 'Supervisor', 'District Administrator', 'Site Admin'],
  newborns: ['Vaccinator', 'ANM', 'ASHA', 'Supervisor', 'District Administrator', 'Site Admin'],
  'vaccinated-list': lists,
  'registered-beneficiaries': lists,
};

function admission(path: string, user: { role: Role; vacc_type: number } | null): Admission {
  const route = routes.find((one) => one.path === path);
  assert.ok(route, `${path} is a route`);
  return admit(route.access, { user });
}

for (const [path, allowed] of Object.entries(table)) {
  test(`${path}: ${allowed.length === roles.length ? 'every signed-in user' : allowed.join(', ')}`, () => {
    assert.equal(admission(path, null), '/auth/login');
    for (const role of roles) {
      const expected = allowed.includes(role) ? 'admitted' : '/unauthorized';
      assert.equal(admission(path, { role, vacc_type: 1 }), expected, role);
    }
  });
}

test('the due list is only for who gives vaccines', () => {
  for (const role of ['Vaccinator', 'ANM', 'ASHA'] as const)
    assert.equal(admission('due-list', { role, vacc_type: 2 }), '/unauthorized');
  assert.equal(admission('dashboard', { role: 'Vaccinator', vacc_type: 2 }), 'admitted');
});

test('a signed-in user is sent from the sign-in screens to the root', () => {
  for (const path of ['auth/login', 'auth/forgot', 'auth/updatepassword']) {
    assert.equal(admission(path, { role: 'ASHA', vacc_type: 1 }), '/');
    assert.equal(admission(path, null), 'admitted');
  }
});

test('unauthorized is open to everyone', () => {
  assert.equal(admission('unauthorized', null), 'admitted');
  assert.equal(admission('unauthorized', { role: 'ASHA', vacc_type: 1 }), 'admitted');
});
