import { col, type RowOf } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { joinGiver, knownByWord } from '../../beneficiaries/index.ts';

const tdRow = {
  ...{ dose_code: col.text, given_on: col.date, batch_number: col.text },
  /** Null where others gave it. */
  by: col.text.orNull,
  by_word: col.bool,
};
export type TdRow = RowOf<typeof tdRow>;

/** The doses of a woman against tetanus and diphtheria that stand, the first one first; who may see her was asked before. */
export const tdDosesOf = (beneficiary_id: string) => read(tdRow)`
  select d.dose_code, d.given_on, d.batch_number, u.display_name as by, ${knownByWord('d')} as by_word
  from dose d ${joinGiver('d')} left join app_user u on u.user_id = giver.user_id
  where d.beneficiary_id = ${beneficiary_id}::bigint and d.dose_code like 'TDPW%' and not exists (
    select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)
  order by d.given_on, d.dose_code`;
