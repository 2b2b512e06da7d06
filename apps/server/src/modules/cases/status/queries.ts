import { caseCodes, codeFor } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { CaseStatus } from '@teeka/domain/care';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { orLostRace } from '../../../platform/db/or-lost-race.ts';
import { col } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { wordOf } from '../../../platform/db/word-of.ts';
import { personInArea } from '../../beneficiaries/index.ts';

const caseForStatusRow = { beneficiary_id: col.bigint, status: col.word(caseCodes).orNull, doses: col.int };

/** A case of a person of the actor's area with the number of its doses that stand; null for an unknown case. */
export function caseForStatus(
  actor: Actor,
  today: CivilDate,
  of: { readonly beneficiary_id: string; readonly case_id: string },
) {
  return read(caseForStatusRow)`
    select b.beneficiary_id,
      (select ${wordOf(caseCodes, 'c.status')} from care_case c
        where c.beneficiary_id = b.beneficiary_id and c.case_id = ${of.case_id}::uuid) as status,
      (select count(*)::int from dose d
        where d.beneficiary_id = b.beneficiary_id and d.case_id = ${of.case_id}::uuid and d.origin = 'session'
          and not exists (
            select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)) as doses
    from beneficiary b
    where b.beneficiary_id = ${of.beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

/** Where a case stands from now on; only a case that still stands where it was judged to. */
export function storeCaseStatus(
  of: { readonly beneficiary_id: string; readonly case_id: string },
  change: { readonly from: CaseStatus | null; readonly status: CaseStatus; readonly at: string },
) {
  return orLostRace(sql`
    update care_case set status = ${codeFor(caseCodes, change.status)}, closed_at = ${change.at}
    where beneficiary_id = ${of.beneficiary_id}::bigint and case_id = ${of.case_id}::uuid
      and status = ${change.from && codeFor(caseCodes, change.from)}::smallint`);
}
