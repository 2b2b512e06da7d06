import assert from 'node:assert/strict';
import { test } from 'node:test';
import { roles, sessionRoles, userLevels } from '@teeka/contract/roles';
import { mayOpen } from '../routing/may-open.ts';
import { routes } from '../routing/routes.ts';
import { backTarget, isTop } from './back-target.ts';
import { currentLink, menuLinks } from './menu-links.ts';

type Role = (typeof roles)[number];
const paths = (role: Role, vacc_type: number) => menuLinks({ role, vacc_type }).map((link) => link.to);
const users = roles.flatMap((role) => [1, 2].map((vacc_type) => ({ role, vacc_type })));

test('the menu by role and kind of vaccine (specification 1, section 6)', () => {
  for (const { role, vacc_type } of users) {
    const shown = paths(role, vacc_type);
    const seesLists = role === 'Vaccinator' || role === 'ANM';
    assert.equal(shown.includes('/vaccinated-list'), seesLists, role);
    assert.equal(shown.includes('/registered-beneficiaries'), seesLists, role);
    const calls = seesLists || role === 'ASHA';
    assert.equal(shown.includes('/due-list'), calls && vacc_type === 1, role);
    const clinic = role === 'Vaccinator' && vacc_type === 2;
    const oversees = ['Supervisor', 'District Administrator', 'Site Admin'].includes(role);
    assert.equal(shown.includes('/notifiable-bites'), oversees || clinic, role);
    const first = (sessionRoles as readonly Role[]).includes(role) ? '/dashboard' : '/home';
    for (const to of [first, '/resources', '/configurations']) assert.ok(shown.includes(to), `${role} ${to}`);
    assert.equal(shown.filter((to) => to === '/home' || to === '/dashboard').length, 1, role);
  }
});

test('what holds for everybody is in the menu of who is posted above all places, and of nobody else', () => {
  for (const user_level of userLevels)
    for (const role of roles) {
      const shown = menuLinks({ role, vacc_type: 1, user_level }).map(({ to }) => to);
      const may = role === 'Supervisor' || role === 'District Administrator';
      assert.equal(
        shown.includes('/administration/settings'),
        may && user_level === 'National',
        `${role} ${user_level}`,
      );
      const ofStates = may && (user_level === 'National' || user_level === 'State');
      assert.equal(shown.includes('/administration/programmes'), ofStates, `${role} ${user_level}`);
    }
});

test('no link of the menu leads to a closed door', () => {
  for (const user of users) for (const { to } of menuLinks(user)) assert.ok(mayOpen(to, user), `${user.role} ${to}`);
});

test('what nothing above leads to stands in the menu of whoever may open it', () => {
  // Screens with something in their address are opened from a row; these from the screen that they belong to.
  const fromHome = [
    'stock/batches',
    'before-first-session/sites-without-position',
    'before-first-session/villages-without-asha',
  ];
  const fromElsewhere = [
    ...['session-plans/new', 'registered-beneficiaries/import', 'my-profile', 'home', 'workers/new'],
    ...[
      'imports/users',
      'imports/facilities',
      'imports/places',
      'coverage/due-list',
      'coverage/line-list',
      'coverage/zero-dose',
      'check-certificate/revoked',
    ],
    ...fromHome,
  ];
  const bites = ['rabies-recall', 'notifiable-bites'];
  const ofMenu = routes.filter(
    ({ path, access }) =>
      !path.includes('$') && access.who !== 'out' && access.who !== 'open' && !fromElsewhere.includes(path),
  );
  for (const user of users)
    for (const { path } of ofMenu) {
      if (!mayOpen(`/${path}`, user) || (bites.includes(path) && user.vacc_type === 1)) continue;
      // A vaccinator has the history under the address of the specification.
      if (path === 'session-plans/history' && user.role === 'Vaccinator') continue;
      assert.ok(paths(user.role, user.vacc_type).includes(`/${path}`), `${user.role} ${path}`);
    }
});

test('the vaccinated list is named after what is given', () => {
  const titleFor = (vacc_type: number) =>
    menuLinks({ role: 'Vaccinator', vacc_type }).find((link) => link.to === '/vaccinated-list')?.title;
  assert.equal(titleFor(1), 'app:vaccinatedList');
  assert.equal(titleFor(2), 'app:venomAdministeredList');
});

test('the menu marks the open screen, or the one above it', () => {
  const table: [Role, string, string | null][] = [
    ['Supervisor', '/session-plans', '/session-plans'],
    ['Supervisor', '/session-plans/new', '/session-plans'],
    ['Supervisor', '/session-plans/history', '/session-plans/history'],
    ['Supervisor', '/session-plans/history/s1', '/session-plans/history'],
    ['Supervisor', '/people/12345678901234', '/people'],
    ['Vaccinator', '/registered-beneficiaries/import', '/registered-beneficiaries'],
    ['Vaccinator', '/dashboard', '/dashboard'],
    ['Vaccinator', '/session/s1', null],
  ];
  for (const [role, path, expected] of table)
    assert.equal(currentLink(path, menuLinks({ role, vacc_type: 1 })), expected, `${role} ${path}`);
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
