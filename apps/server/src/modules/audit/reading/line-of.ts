import type { AuditLineShown } from '@teeka/contract/audit';
import { nameFields } from '@teeka/contract/names';
import type { Role } from '@teeka/contract/roles';
import { maskedName } from '@teeka/domain/audit';
import { actOfCall, showsReason } from './act-of-call.ts';
import type { ShownRow } from './queries.ts';

const code = /^[A-Z]{6}\d{4}$/;

/** Whose audit it is says what a line has to name: of a person's no line names the person again. */
export type About = 'person' | 'worker';

/**
 * What a row of the log tells a reader. Of its detail only the reason of an act of administration and the code of a refusal
 * go out; everything else that a row may hold stays in the log.
 */
export function lineOf(row: ShownRow, about: About): AuditLineShown {
  const refused = row.refused ?? '';
  return {
    audit_id: row.audit_id,
    at: row.at.toISOString(),
    display_name: row.display_name,
    role: row.role as Role | null,
    ...nameFields('facility_name', row.facility),
    ...nameFields('block_name', row.block),
    act: actOfCall(row.call) ?? 'other',
    person_masked: about === 'worker' && row.ben_name !== null ? maskedName(row.ben_name) : '',
    to_account: !row.is_own,
    reason: showsReason(row.call) ? (row.reason ?? '') : '',
    refused: code.test(refused) ? refused : '',
  };
}
