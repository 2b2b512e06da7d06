import type { Role } from '@teeka/contract/roles';
import { type DeathFacts, deathIsOffered } from '@teeka/domain/beneficiaries';
import type { CivilDate } from '@teeka/domain/calendar';

type OnRecord = Pick<DeathFacts, 'dob' | 'ben_type_id' | 'lmp_date' | 'deceased_on'>;

/**
 * What becomes of a death that was reported: nothing where it is declared or nobody's to declare (only children's and pregnant
 * women's are), declared by this worker, whose role has the person's page for it, or asked of one who may. The record is
 * null where this phone does not have it.
 */
export function declarationOf(
  record: OnRecord | null,
  { role, today }: { readonly role: Role | undefined; readonly today: CivilDate },
): 'none' | 'here' | 'ask' {
  if (record && record.deceased_on !== null) return 'none';
  if (record && !deathIsOffered({ ...record, today, lastDose: null, abortion_on: null })) return 'none';
  return role === 'Vaccinator' ? 'here' : 'ask';
}
