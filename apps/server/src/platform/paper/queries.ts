import { namesIn } from '../db/names.ts';
import { col, type RowOf } from '../db/row.ts';
import { read } from '../db/statement.ts';

const drawnByRow = { display_name: col.text, role: col.text, facility: col.names.orNull };
export type DrawnByRow = RowOf<typeof drawnByRow>;

/** As what the one who draws a paper works where. */
export const drawnBy = (user_id: string) => read(drawnByRow)`
  select u.display_name, u.role, ${namesIn('f')} as facility
  from app_user u left join facility f using (facility_id) where u.user_id = ${user_id}::uuid`;
