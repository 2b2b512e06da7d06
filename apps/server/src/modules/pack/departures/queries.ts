import type { CivilDate } from '@teeka/domain/calendar';
import { col } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';

/** Departures of before a day, so many at once; answers one row for each that went. */
export function deleteDepartures(before: CivilDate, most: number) {
  return read({ gone: col.int })`
    delete from departure using (
      select village_code, changed_in, beneficiary_id from departure where left_on < ${before}::date
      limit ${most}::int) old
    where departure.village_code = old.village_code and departure.changed_in = old.changed_in
      and departure.beneficiary_id = old.beneficiary_id
    returning 1 as gone`;
}
