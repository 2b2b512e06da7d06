import { type AbhaConsent, abhaConsentDays, abhaConsentRefusals, isOfGuardian } from '@teeka/domain/abha';
import { addDays, dayInIndia } from '@teeka/domain/calendar';
import type { Context } from '../../../platform/http/handler.ts';
import { sheetOf } from '../about.ts';
import type { PersonRow } from '../queries.ts';

interface Wish extends AbhaConsent {
  /** When its consent was given. */
  readonly given_at: Date;
  /** Of a child who agreed for it; null where it had no guardian on record. */
  readonly guardian_id: string | null;
}

/**
 * Would an account be made on the consent of a wish? Else it is read out again: it is too old, of an older sheet or of the other
 * one, or another guardian gave it than the child has now.
 */
export function wishHolds(wish: Wish, person: Pick<PersonRow, 'dob' | 'guardian_id'>, context: Context): boolean {
  const { sheet, guardian_id } = wish;
  const isInTime = addDays(dayInIndia(wish.given_at.toISOString()), abhaConsentDays) >= context.now.today;
  const isTheirs = isOfGuardian(sheet, guardian_id, person.guardian_id);
  return isInTime && isTheirs && abhaConsentRefusals(wish, sheetOf(person, context)).length === 0;
}
