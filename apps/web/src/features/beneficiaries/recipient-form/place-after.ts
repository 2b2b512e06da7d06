import type { Role } from '@teeka/contract/roles';

/** The pages of a person and of the verification are the vaccinator's (specification: route table). */
const opensPeople = (role: Role | undefined): boolean => role === 'Vaccinator';

/**
 * Where a worker finds herself after a person was saved: at the person, or on site at the verification. Roles that may
 * not open those go back to where they came from, never to 'unauthorized'.
 */
export function placeAfter(
  role: Role | undefined,
  { person, session }: { readonly person: string; readonly session?: string | undefined },
): string {
  if (session === undefined) return opensPeople(role) ? `/beneficiary/${person}` : '/home';
  return opensPeople(role)
    ? `/beneficiary-verification/${person}/${session}/identification`
    : `/session/${session}`;
}
