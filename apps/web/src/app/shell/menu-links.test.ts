import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roles } from '@teeka/contract/roles';
import { backTarget, isTop } from './back-target.ts';
import { menuLinks } from './menu-links.ts';

const paths = (role: (typeof roles)[number], vacc_type: number) =>
  menuLinks({ role, vacc_type }).map((link) => link.to);

test('the menu by role and kind of vaccine (specification 1, section 6)', () => {
  for (const role of roles) {
    for (const vaccType of [1, 2]) {
      const shown = paths(role, vaccType);
      const seesLists = role === 'Vaccinator' || role === 'ANM';
      assert.equal(shown.includes('/vaccinated-list'), seesLists, role);
      assert.equal(shown.includes('/registered-beneficiaries'), seesLists, role);
      assert.equal(shown.includes('/due-list'), vaccType === 1, role);
      const reports = role !== 'Assistant' && role !== 'Verifier';
      assert.equal(shown.includes('/aefi'), reports, role);
      const oversees = ['Supervisor', 'District Administrator', 'Site Admin'].includes(role);
      const clinic = role === 'Vaccinator' && vaccType === 2;
      assert.equal(shown.includes('/notifiable-bites'), oversees || clinic, role);
      assert.equal(shown.includes('/stock'), seesLists, role);
      assert.equal(shown.includes('/utilisation'), reports && role !== 'ASHA', role);
      const sessions = role === 'Vaccinator' ? '/dashboard' : '/home';
      for (const to of [sessions, '/resources', '/configurations'])
        assert.ok(shown.includes(to), `${role} ${to}`);
    }
  }
});

test('the vaccinated list is named after what is given', () => {
  const titleFor = (vacc_type: number) =>
    menuLinks({ role: 'Vaccinator', vacc_type }).find((link) => link.to === '/vaccinated-list')?.title;
  assert.equal(titleFor(1), 'app:vaccinatedList');
  assert.equal(titleFor(2), 'app:venomAdministeredList');
});

test('where back leads (specification 2, section 2)', () => {
  const cases: readonly (readonly [string, string | null])[] = [
    ['/pregnancy-history/7', '/dashboard'],
    ['/new-beneficiary/session/55', '/session/55'],
    ['/due-list', null],
  ];
  for (const [path, target] of cases) assert.equal(backTarget(path), target, path);
  assert.ok(isTop('/dashboard'));
  assert.ok(!isTop('/due-list'));
});
