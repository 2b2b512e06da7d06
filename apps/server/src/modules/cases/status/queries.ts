import { caseCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { CareKind } from '@teeka/domain/care';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { col } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { wordOf } from '../../../platform/db/word-of.ts';
import { personInArea } from '../../beneficiaries/index.ts';

const caseToEndRow = {
  beneficiary_id: col.bigint,
  /** Null, with all that follows, for an unknown case. */
  kind: col.text.of<CareKind>().orNull,
  status: col.word(caseCodes).orNull,
  known: col.json<unknown>().orNull,
};

/** A case of a person of the actor's area, beside what its own plan asks: of the others nothing is read. */
export function caseToEnd(
  actor: Actor,
  today: CivilDate,
  of: { readonly beneficiary_id: string; readonly case_id: string },
  byKind: readonly { readonly kind: CareKind; readonly known: RawBuilder<unknown> }[],
) {
  const known = byKind.map(({ kind, known }) => sql`when ${sql.lit(kind)} then ${known}`);
  return read(caseToEndRow)`
    select b.beneficiary_id, c.kind, ${wordOf(caseCodes, 'c.status')} as status,
      case c.kind ${sql.join(known, sql` `)} end as known
    from beneficiary b
    left join care_case c on c.beneficiary_id = b.beneficiary_id and c.case_id = ${of.case_id}::uuid
    where b.beneficiary_id = ${of.beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}
