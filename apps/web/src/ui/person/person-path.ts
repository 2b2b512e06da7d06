import { answeringRoles, type Role } from '@teeka/contract/roles';
import { currentUser } from '../../platform/sign-in/index.ts';

const answering: readonly Role[] = answeringRoles;

/**
 * Where a person's page is for this worker: the vaccinator's stands in the specification's route table; everybody else has
 * the same page, with what their role may read and do there, under an address of its own.
 */
export const personPath = (person: string, role: Role | undefined = currentUser()?.role): `/${string}` =>
  role === 'Vaccinator' ? `/beneficiary/${person}` : `/people/${person}`;

/** Where this worker looks for people. */
export const searchPath = (role: Role | undefined = currentUser()?.role): string =>
  role !== undefined && answering.includes(role) ? '/people' : '/search-beneficiary';
