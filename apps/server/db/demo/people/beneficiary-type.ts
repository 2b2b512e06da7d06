import type { DayNumber } from '@teeka/domain/calendar';
import { type BeneficiaryTypeId, beneficiaryTypeIds } from '@teeka/domain/person';
import { after } from '../days.ts';

/** What somebody is listed as on that day. */
export function beneficiaryType(of: { born: DayNumber; pregnant: boolean }, today: DayNumber): BeneficiaryTypeId {
  if (of.pregnant) return beneficiaryTypeIds.pregnantWoman;
  if (today < of.born + 28) return beneficiaryTypeIds.newBorn;
  if (today < after(of.born, '1y')) return beneficiaryTypeIds.infant;
  return today < after(of.born, '18y') ? beneficiaryTypeIds.child : beneficiaryTypeIds.citizen;
}
