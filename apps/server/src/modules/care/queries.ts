import { caseCodes, codeFor } from '@teeka/contract/word-for';
import type { CareKind, CaseStatus } from '@teeka/domain/care';
import { sql } from 'kysely';
import { orLostRace } from '../../platform/db/or-lost-race.ts';
import { type Statement, write } from '../../platform/db/statement.ts';
import { isLineMoved, type ListLine, movedLine, noLongerAwaited } from '../sessions/index.ts';

/** A case that is opened, of whichever plan, with what that makes of the person's line. */
export interface NewCase extends ListLine {
  readonly kind: CareKind;
  readonly case_id: string;
  readonly session_site_id: string;
  readonly material_category: string;
  readonly material_ids: readonly number[];
  readonly screened: readonly string[];
  /** The questions before the needle with their answers; null where a plan asks none. */
  readonly screening: object | null;
  /** The rules by which the visit was advised; empty where the plan keeps them elsewhere. */
  readonly rules_version: string;
  readonly opened_at: string;
}

export function storeCase(opened: NewCase, user_id: string): readonly Statement[] {
  const { screening } = opened;
  const stored = write`
    with line as (${movedLine(opened)})
    insert into care_case (beneficiary_id, case_id, kind, session_id, session_site_id, material_category, material_ids,
      screened, screening, rules_version, opened_at, opened_by)
    select ${opened.beneficiary_id}::bigint, ${opened.case_id}::uuid, ${opened.kind}, ${opened.session_id}::uuid,
      ${opened.session_site_id}::uuid, ${opened.material_category}, ${[...opened.material_ids]}::int[],
      ${[...opened.screened]}::text[], ${screening && JSON.stringify(screening)}::jsonb, ${opened.rules_version},
      ${opened.opened_at}::timestamptz, ${user_id}::uuid
    where ${isLineMoved(opened)}`;
  return [stored, ...noLongerAwaited(opened)];
}

/** Where a case stands from now on; only a case that still stands where it was judged to. */
export function storeCaseStatus(
  of: { readonly beneficiary_id: string; readonly case_id: string },
  change: { readonly from: CaseStatus; readonly status: CaseStatus; readonly at: string },
) {
  return orLostRace(sql`
    update care_case set status = ${codeFor(caseCodes, change.status)}, closed_at = ${change.at}
    where beneficiary_id = ${of.beneficiary_id}::bigint and case_id = ${of.case_id}::uuid
      and status = ${codeFor(caseCodes, change.from)}::smallint`);
}
