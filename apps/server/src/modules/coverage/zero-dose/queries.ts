import type { DateRange } from '@teeka/domain/reports';
import { sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { villageInScope } from '../../../platform/access/scope.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { joinVillage, personColumns, personRow, reportedDeadOn } from '../../beneficiaries/index.ts';

const zeroDoseRow = { ...personRow, dob_is_year: col.bool, dose_codes: col.text.array };
export type ZeroDoseRow = RowOf<typeof zeroDoseRow>;

/** Who turns one in these months (their first days), of one village or of all of the area. */
export interface ZeroDoseQuestion {
  readonly scope: Scope;
  readonly range: DateRange;
  readonly village: number | null;
}

/** Whoever has left the village or died since the figures were made is not in them any more with the next round, and not here at once. */
const those = ({ scope, range, village }: ZeroDoseQuestion) => sql`
  from zero_dose_child z join beneficiary b on b.beneficiary_id = z.beneficiary_id and b.village_code = z.village_code
  ${joinVillage}
  where ${villageInScope('z.village_code', scope)} and z.month between ${range.from}::date and ${range.to}::date
    and (${village}::int is null or z.village_code = ${village}::int)
    and b.deceased_on is null and ${reportedDeadOn('b')} is null`;

/** A page of them, village by village, the eldest first, with what each has had. */
export function zeroDoseChildren(question: ZeroDoseQuestion, page: number, pageSize: number) {
  return read(zeroDoseRow)`
    select ${personColumns}, b.dob_is_year, array(
        select d.dose_code from dose d
        where d.beneficiary_id = b.beneficiary_id and not exists (
          select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)
        order by d.given_on, d.dose_code) as dose_codes
    ${those(question)}
    order by v.name_en, b.village_code, b.dob, b.beneficiary_id
    limit ${pageSize}::int offset ${(page - 1) * pageSize}::int`;
}

export function countZeroDose(question: ZeroDoseQuestion) {
  return read({ total: col.int })`select count(*)::int as total ${those(question)}`;
}
