import type { Role } from '@teeka/contract/roles';
import type { app } from './en/app.ts';

/** The key of a role's name among the words of the app. */
export const roleWords = {
  Vaccinator: 'roleVaccinator',
  Assistant: 'roleAssistant',
  ANM: 'roleAnm',
  ASHA: 'roleAsha',
  Verifier: 'roleVerifier',
  Supervisor: 'roleSupervisor',
  'District Administrator': 'roleDistrictAdministrator',
  'Site Admin': 'roleSiteAdmin',
} as const satisfies Record<Role, keyof typeof app>;
