import type { CivilDate } from '../calendar/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { abhaSheetOf } from './sheet-of.ts';

/**
 * A child's guardian as somebody who may have an account made for it: nobody registered, a person of another area, one under
 * 18, one who has died, or one who may.
 */
export const guardianStandings = ['none', 'elsewhere', 'minor', 'dead', 'here'] as const;
export type GuardianStanding = (typeof guardianStandings)[number];

/** The guardian on a child's record, as far as the area of whoever asks has them. */
export interface GuardianOnRecord {
  readonly dob: CivilDate;
  readonly deceased_on: CivilDate | null;
}

/** `isNamed`: a registered person stands on the record; `here`: undefined where that one is of another area. */
export function guardianStands(
  { isNamed, here }: { readonly isNamed: boolean; readonly here: GuardianOnRecord | undefined },
  today: CivilDate,
): GuardianStanding {
  if (!isNamed) return 'none';
  if (!here) return 'elsewhere';
  if (here.deceased_on !== null) return 'dead';
  return abhaSheetOf(here.dob, today) === 'child' ? 'minor' : 'here';
}

/** Why a guardian cannot agree for a child: one under 18 (ABHACC0032), one who died (BENDET0002). */
export function guardianRefusals(stands: GuardianStanding): Refusals {
  if (stands === 'minor') return [{ code: 'ABHACC0032', path: 'guardian_id' }];
  return stands === 'dead' ? [{ code: 'BENDET0002', path: 'guardian_id' }] : [];
}
