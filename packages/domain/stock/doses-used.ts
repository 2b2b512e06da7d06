import type { CivilDate } from '../calendar/index.ts';
import { lineKey } from './line.ts';
import type { GivenDoses } from './prefill.ts';

/** What a dose on record says of its amounts, as far as vials are concerned; null or nothing for the national schedule. */
export interface AmountsOnRecord {
  readonly vials?: number | null | undefined;
  readonly sites?: readonly string[] | undefined;
}

/**
 * How many doses of its vials' label one dose on record used. A drip of antivenom and an immunoglobulin use the vials
 * that were reported; a rabies vaccine one for each place it went to (two places into the skin are two of the ten shots of
 * a vial, two into the muscle are two vials); everything else one. Never less than one. Source: facts on utilisation
 * ('1 IM = 5 or 10 ID', 'ASV 1'). The server's queries say the same in SQL (server, stock/given).
 */
export const dosesUsed = (amounts: AmountsOnRecord | null | undefined): number =>
  Math.max(1, amounts?.vials ?? amounts?.sites?.length ?? 1);

/** A dose with the vial it came from; `elsewhere`: given by others and written down here. */
export interface DrawnDose {
  readonly material_id: number;
  readonly batch_number: string;
  readonly expiry_date?: CivilDate | null | undefined;
  readonly amounts?: (AmountsOnRecord & { readonly elsewhere?: boolean | undefined }) | null | undefined;
}

/**
 * What a session gave after more was drawn, or (`sign` -1) taken back. Doses that others gave come from no vial of the
 * session.
 */
export function withDrawn(given: readonly GivenDoses[], drawn: readonly DrawnDose[], sign: 1 | -1 = 1): GivenDoses[] {
  const found = new Map(given.map((one) => [lineKey(one), one]));
  for (const { material_id, batch_number, amounts, expiry_date = null } of drawn) {
    if (material_id === 0 || amounts?.elsewhere === true) continue;
    const key = lineKey({ material_id, batch_number });
    const before = found.get(key) ?? { material_id, batch_number, expiry_date, doses: 0 };
    found.set(key, { ...before, doses: before.doses + sign * dosesUsed(amounts) });
  }
  return [...found.values()].filter(({ doses }) => doses > 0);
}
