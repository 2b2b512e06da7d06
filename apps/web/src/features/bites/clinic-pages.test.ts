import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Role, roles } from '@teeka/contract/roles';
import { mayOpen } from '../../app/routing/may-open.ts';
import { clinicPages } from './clinic-pages.ts';

test('a clinic for bites offers each role the pages that open for it', () => {
  const offered = (role: Role) => clinicPages.map(([to]) => to).filter((to) => mayOpen(to, { role, vacc_type: 2 }));
  const report = ['/notifiable-bites'];
  assert.deepEqual(Object.fromEntries(roles.map((role) => [role, offered(role)])), {
    Vaccinator: ['/rabies-recall', ...report],
    ANM: ['/rabies-recall'],
    Assistant: [],
    ASHA: [],
    Verifier: [],
    Supervisor: report,
    'District Administrator': report,
    'Site Admin': report,
  });
});
