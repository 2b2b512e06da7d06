import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clinicalRoles } from '@teeka/contract/roles';
import { admit } from '../../../app/routing/access.ts';
import { routes } from '../../../app/routing/routes.ts';
import { placeAfter } from './place-after.ts';

/** The line of the route table behind a path. */
const routeOf = (path: string) =>
  routes.find((line) => new RegExp(`^/${line.path.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path));

test('whoever saves a person is sent to a screen that the role may open', () => {
  for (const role of clinicalRoles) {
    for (const session of [undefined, 's1']) {
      const path = placeAfter(role, { person: '12345678901234', session });
      const route = routeOf(path);
      assert.ok(route, path);
      assert.equal(admit(route.access, { user: { role, vacc_type: 1 } }), 'admitted', `${role} ${path}`);
    }
  }
  assert.equal(placeAfter('Vaccinator', { person: '1' }), '/beneficiary/1');
});
