import { fieldOfEdit, getBeneficiaryHistory } from '@teeka/contract/beneficiaries';
import { fieldRow } from '@teeka/domain/beneficiaries';
import { isReferenceNumber } from '@teeka/domain/identity';
import { type Context, queryHandler, refuse } from '../../../platform/http/handler.ts';
import { shownText } from './person-of-row.ts';
import {
  type ChangeRow,
  changesOf,
  detailsOf,
  type RegisteredRow,
  registrationOf,
  verificationsOf,
} from './queries.ts';

function wireChange(beneficiary_id: string, row: ChangeRow, { atRest }: Context) {
  const field = fieldOfEdit(row.field);
  const kind = field && fieldRow(field).sealed;
  const opened = (text: string, sealed: Buffer | null): string =>
    sealed && kind ? atRest.open(kind, `person/${beneficiary_id}`, sealed) : text;
  return {
    version: row.version,
    field: row.field,
    old_value: shownText(field, opened(row.old_value, row.old_sealed)),
    new_value: shownText(field, opened(row.new_value, row.new_sealed)),
    changed_by_name: row.changed_by_name ?? '',
    changed_by_role: row.changed_by_role ?? '',
    captured_at: row.captured_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    remarks: row.remarks,
  };
}

function wireRegistration(row: RegisteredRow) {
  const { session_id, overruled_ids, ...rest } = row;
  return {
    ...rest,
    registered_by_name: row.registered_by_name ?? '',
    registered_at: row.registered_at.toISOString(),
    captured_at: row.captured_at.toISOString(),
    consent_given_at: row.consent_given_at.toISOString(),
    on_site: session_id !== null,
    overruled_ids: [...overruled_ids],
  };
}

export const getHistoryHandler = queryHandler(getBeneficiaryHistory, async (input, context) => {
  const { actor, now, db } = context;
  const beneficiary_id = isReferenceNumber(input.beneficiary_id) ? input.beneficiary_id : '0';
  const [row, registered, changes, verified] = await Promise.all([
    db.first(detailsOf(actor, now.today, beneficiary_id)),
    db.first(registrationOf(beneficiary_id)),
    db.rows(changesOf(beneficiary_id)),
    db.rows(verificationsOf(beneficiary_id)),
  ]);
  if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
  const reply = {
    version: row.version,
    registered: registered ? wireRegistration(registered) : null,
    changes: changes.map((change) => wireChange(beneficiary_id, change, context)),
    verifications: verified.map(({ verified_at, verified_by_name, ...at }) => ({
      ...at,
      verified_at: verified_at.toISOString(),
      verified_by_name: verified_by_name ?? '',
    })),
  };
  return { reply, audit: [{ beneficiary_id }] };
});
