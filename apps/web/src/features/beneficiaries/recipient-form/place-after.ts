import type { Role } from '@teeka/contract/roles';
import { personPath } from '../../../ui/person/person-path.ts';

/**
 * Where a worker finds herself after a person was saved: at the person; on site at the verification, or back at the session
 * where verifying is not hers (specification: route table).
 */
export function placeAfter(
  role: Role | undefined,
  { person, session }: { readonly person: string; readonly session?: string | undefined },
): string {
  if (session === undefined) return personPath(person, role);
  return role === 'Vaccinator'
    ? `/beneficiary-verification/${person}/${session}/identification`
    : `/session/${session}`;
}
