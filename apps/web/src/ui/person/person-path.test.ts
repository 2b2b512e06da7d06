import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roles } from '@teeka/contract/roles';
import { admit } from '../../app/routing/access.ts';
import { routes } from '../../app/routing/routes.ts';
import { personPath, searchPath } from './person-path.ts';

const mayOpen = (address: string, role: (typeof roles)[number]): boolean => {
  const route = routes.find(({ path }) => `/${path.replace('$benID', '1')}` === address);
  return route !== undefined && admit(route.access, { user: { role, vacc_type: 1 } }) === 'admitted';
};

test('every role has a page of a person that opens for it; the address of the specification is the vaccinator’s', () => {
  for (const role of roles) {
    const page = personPath('1', role);
    assert.ok(mayOpen(page, role), `${role} ${page}`);
    assert.equal(page === '/beneficiary/1', role === 'Vaccinator', role);
  }
});

test('whoever searches has a search that opens; an ASHA has none', () => {
  for (const role of roles) assert.equal(mayOpen(searchPath(role), role), role !== 'ASHA', role);
});
