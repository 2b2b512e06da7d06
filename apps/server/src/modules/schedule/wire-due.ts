import type { DuePerson } from '@teeka/contract/schedule';
import { dueInRange } from '@teeka/domain/schedule';
import type { Taker } from '../../platform/downloads/index.ts';
import { wireListedPerson } from '../beneficiaries/index.ts';
import { marksOf, spansOf } from './judge-due.ts';
import type { DueListRow, DueQuestion, ListedDueRow } from './queries.ts';

/** A row that has somebody: where nobody is due, one row tells the totals alone. */
export const hasSomebody = (row: DueListRow): row is DueListRow & ListedDueRow => row.beneficiary_id !== null;

/** Somebody on the due list, with what they are called for. */
export function wireDue(
  row: ListedDueRow,
  { today, range }: Pick<DueQuestion, 'today' | 'range'>,
  context: Pick<Taker, 'atRest' | 'origin'>,
): DuePerson {
  const { beneficiary_id, ben_name, ben_mobile_number, dob, beneficiary_gender, guardian_name, village_name } =
    wireListedPerson(row, context);
  const doses = dueInRange(spansOf(row, today), { today, ...range }).map(({ code, day, closes, overdue }) => ({
    dose_code: code,
    due_on: day,
    last_on: closes,
    overdue,
  }));
  return {
    beneficiary_id,
    ben_name,
    ben_mobile_number,
    dob,
    dob_is_year: row.dob_is_year,
    beneficiary_gender,
    guardian_name,
    village_name,
    village_id: row.village_code,
    doses,
    ...marksOf(row, today),
  };
}
