import type { Refusals } from '../refusal/index.ts';
import { checkRemark, refusedAt } from '../text/index.ts';

/** Who answers for a place withdraws what was issued there by mistake, on whatever day it is found. */
const keepers: readonly string[] = ['Supervisor', 'District Administrator', 'Site Admin'];

/** For how long whoever issued a certificate withdraws it themselves, in milliseconds: 24 hours. */
export const ownWithdrawal = 24 * 3_600_000;

/** A certificate as far as withdrawing it asks. */
export interface IssuedCertificate {
  readonly issued_by: string;
  /** Milliseconds since 1970, by the server's clock: it is issued there only. */
  readonly issuedAt: number;
  readonly withdrawn: boolean;
}

export interface Withdrawer {
  readonly user_id: string;
  readonly role: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly now: number;
}

/** May somebody of the area withdraw it, were it not withdrawn yet? */
export const mayWithdrawCertificate = (
  { issued_by, issuedAt }: Omit<IssuedCertificate, 'withdrawn'>,
  { user_id, role, now }: Withdrawer,
): boolean => keepers.includes(role) || (issued_by === user_id && now - issuedAt <= ownWithdrawal);

/** One that is withdrawn already CERTIF0002, by somebody who may not CERTIF0003; the reason, which there must be, as `checkRemark`. */
export function certificateWithdrawalRefusals(
  reason: string,
  certificate: IssuedCertificate,
  who: Withdrawer,
): Refusals {
  if (!mayWithdrawCertificate(certificate, who)) return [{ code: 'CERTIF0003', path: 'certificate_id' }];
  if (certificate.withdrawn) return [{ code: 'CERTIF0002', path: 'certificate_id' }];
  return refusedAt('reason', checkRemark(reason));
}
