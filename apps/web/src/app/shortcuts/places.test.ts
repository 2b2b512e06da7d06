import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roles } from '@teeka/contract/roles';
import { menuLinks } from '../shell/menu-links.ts';
import { placesOf } from './places.ts';

test('every screen of every menu has a key, and no two of one menu the same', () => {
  for (const role of roles)
    for (const vacc_type of [1, 2, 3]) {
      const places = placesOf({ role, vacc_type });
      assert.deepEqual(
        places.map(({ to }) => to),
        menuLinks({ role, vacc_type }).map(({ to }) => to),
        role,
      );
      assert.equal(new Set(places.map(({ key }) => key)).size, places.length, role);
    }
});
