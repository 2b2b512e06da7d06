import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Role, roles } from '@teeka/contract/roles';
import { admit } from '../../../app/routing/access.ts';
import { routes } from '../../../app/routing/routes.ts';
import { personPath, searchPath } from './person-path.ts';

const mayOpen = (address: string, role: Role): boolean => {
  const route = routes.find(({ path }) => `/${path.replace('$benID', '1')}` === address);
  return route !== undefined && admit(route.access, { user: { role, vacc_type: 1 } }) === 'admitted';
};

test('a person opens where the role may go, and nowhere else (specification 1, section 2)', () => {
  const pages = Object.fromEntries(roles.map((role) => [role, personPath('1', role)]));
  assert.deepEqual(pages, {
    ...{ Vaccinator: '/beneficiary/1', Assistant: null, ANM: null, ASHA: null, Verifier: null },
    ...{ Supervisor: '/people/1', 'District Administrator': '/people/1', 'Site Admin': '/people/1' },
  });
  for (const [role, page] of Object.entries(pages)) if (page) assert.ok(mayOpen(page, role as Role), role);
  const searching = ['Vaccinator', 'Assistant', 'ANM', 'Supervisor', 'District Administrator', 'Site Admin'];
  for (const role of searching) assert.ok(mayOpen(searchPath(role as Role), role as Role), role);
});
