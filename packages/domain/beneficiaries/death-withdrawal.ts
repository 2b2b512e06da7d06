import type { CivilDate } from '../calendar/index.ts';
import type { Refusals } from '../refusal/index.ts';
import { checkRemark, refusedAt } from '../text/index.ts';
import { isOwnInTime } from '../vaccinations/index.ts';

/** Who answers for a place takes back what was recorded there by mistake, on whatever day it is found. */
const keepers: readonly string[] = ['Supervisor', 'District Administrator', 'Site Admin'];

/** Roles for which taking a death back is ever possible. */
export const deathWithdrawerRoles = [
  'Vaccinator',
  'ANM',
  'Supervisor',
  'District Administrator',
  'Site Admin',
] as const;

/** A declared death as far as taking it back asks. */
export interface DeclaredDeath {
  /** Null: nobody's death stands on record. */
  readonly deceased_on: CivilDate | null;
  /** Who declared it, and India's day on which it was declared; null where that is not known. */
  readonly declared: {
    readonly by: string;
    readonly on: CivilDate;
    /** When the server heard of it, ISO 8601; left out where it is judged on the phone. */
    readonly recorded_at?: string;
  } | null;
  /** It stands in one of her pregnancies, and is taken back there; left out where it is judged on the phone. */
  readonly inPregnancy?: boolean;
}

export interface Withdrawer {
  readonly user_id: string;
  readonly role: string;
  /** India's day of the withdrawal. */
  readonly today: CivilDate;
  /** When it reached the server, milliseconds; left out where it is judged on the phone. */
  readonly receivedAt?: number;
}

/** Where a death stands in a pregnancy, nobody here. As with a dose: its author on the day of recording, later whoever answers for the place. */
export function mayWithdrawDeath(death: DeclaredDeath, who: Withdrawer): boolean {
  return death.inPregnancy !== true && mayAnywhere(death, who);
}

function mayAnywhere({ declared }: DeclaredDeath, who: Withdrawer): boolean {
  if (keepers.includes(who.role)) return true;
  const own = declared !== null && declared.by === who.user_id && declared.on === who.today;
  return own && isOwnInTime(declared.recorded_at, who.receivedAt);
}

/**
 * A death that does not stand (any more), or stands with another day than the worker saw, BENDET0008; by somebody who
 * may not BENDET0009; one that stands in a pregnancy BENDET0010; the reason, which there must be, as `checkRemark`.
 */
export function deathWithdrawalRefusals(
  input: { readonly date_of_death: string; readonly reason: string },
  death: DeclaredDeath,
  who: Withdrawer,
): Refusals {
  if (death.deceased_on === null || death.deceased_on !== input.date_of_death)
    return [{ code: 'BENDET0008', path: 'beneficiary_ref_id' }];
  if (!mayAnywhere(death, who)) return [{ code: 'BENDET0009', path: 'beneficiary_ref_id' }];
  if (death.inPregnancy) return [{ code: 'BENDET0010', path: 'beneficiary_ref_id' }];
  return refusedAt('reason', checkRemark(input.reason));
}
