import { answeringRoles, type Role } from '@teeka/contract/roles';
import { currentUser } from '../../../platform/sign-in/index.ts';

const answering: readonly Role[] = answeringRoles;

/**
 * Where a person's page is for this worker: the vaccinator's stands in the specification's route table; whoever answers
 * for a place has the same page under an address of their own. Null for all others.
 */
export function personPath(person: string, role: Role | undefined = currentUser()?.role): string | null {
  if (role === 'Vaccinator') return `/beneficiary/${person}`;
  return role !== undefined && answering.includes(role) ? `/people/${person}` : null;
}

/** Where this worker looks for people. */
export const searchPath = (role: Role | undefined = currentUser()?.role): string =>
  role !== undefined && answering.includes(role) ? '/people' : '/search-beneficiary';
