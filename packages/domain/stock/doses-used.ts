/** What a dose on record says of its amounts, as far as vials are concerned; null or nothing for the national schedule. */
export interface AmountsOnRecord {
  readonly vials?: number | null | undefined;
  readonly sites?: readonly string[] | undefined;
}

/**
 * How many doses of its vials' label one dose on record used. A drip of antivenom and an immunoglobulin use the vials
 * that were told; a rabies vaccine one for each place it went to (two places into the skin are two of the ten shots of
 * a vial, two into the muscle are two vials); everything else one. Never less than one. Source: facts on utilisation
 * ('1 IM = 5 or 10 ID', 'ASV 1'). The server's queries say the same in SQL (server, stock/given).
 */
export const dosesUsed = (amounts: AmountsOnRecord | null | undefined): number =>
  Math.max(1, amounts?.vials ?? amounts?.sites?.length ?? 1);
