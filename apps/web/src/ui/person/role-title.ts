import type { Role } from '@teeka/contract/roles';

/** The key of a role's name in the words. */
const titles = {
  Vaccinator: 'app:roleVaccinator',
  Assistant: 'app:roleAssistant',
  ANM: 'app:roleAnm',
  ASHA: 'app:roleAsha',
  Verifier: 'app:roleVerifier',
  Supervisor: 'app:roleSupervisor',
  'District Administrator': 'app:roleDistrictAdministrator',
  'Site Admin': 'app:roleSiteAdmin',
} as const satisfies Record<Role, string>;

export const roleTitle = (role: Role) => titles[role];
