import type { System } from './system.ts';

/** A dose as the server keeps it, and by whom it was recorded. */
export interface DoseGiven {
  readonly dose_code: string;
  readonly user_name: string;
}

/** The doses of today, in the order of their codes. */
export const dosesOfToday = ({ books }: Pick<System, 'books'>, beneficiaryId: string): Promise<DoseGiven[]> =>
  books.rows<DoseGiven>(
    `select dose_code, user_name from dose join app_user on user_id = captured_by
     where beneficiary_id = $1 and session_id is not null and given_on = (now() at time zone 'Asia/Kolkata')::date
     order by dose_code`,
    [beneficiaryId],
  );
