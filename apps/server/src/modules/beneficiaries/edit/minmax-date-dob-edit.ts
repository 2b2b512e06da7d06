import { minmaxDateDOBEdit } from '@teeka/contract/beneficiaries';
import { birthEditRange } from '@teeka/domain/beneficiaries';
import { isReferenceNumber } from '@teeka/domain/identity';
import { beneficiaryTypeIds, needsGuardian } from '@teeka/domain/person';
import { queryHandler, refuse } from '../../../platform/http/handler.ts';
import { boundsOf, detailsOf } from './queries.ts';

export const minmaxDobHandler = queryHandler(minmaxDateDOBEdit, async ({ beneficiary_ref_id }, { actor, now, db }) => {
  const beneficiary_id = isReferenceNumber(beneficiary_ref_id) ? beneficiary_ref_id : '0';
  const [row, bounds] = await Promise.all([
    db.first(detailsOf(actor, now.today, beneficiary_id)),
    db.first(boundsOf(beneficiary_id)),
  ]);
  if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_ref_id' });
  const { min, max } = birthEditRange({
    today: now.today,
    firstDose: bounds?.first_dose ?? undefined,
    guardianDob: needsGuardian(row.ben_type_id) ? (bounds?.guardian_dob ?? undefined) : undefined,
    eldestChildDob: bounds?.eldest_child_dob ?? undefined,
    pregnant: row.ben_type_id === beneficiaryTypeIds.pregnantWoman,
  });
  return { reply: { min_date: min, max_date: max }, audit: [{ beneficiary_id }] };
});
