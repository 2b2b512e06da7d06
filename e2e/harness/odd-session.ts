import { randomUUID } from 'node:crypto';
import type { Day } from './day.ts';
import type { System } from './system.ts';

/** People of the catchment; first those who are on no list. */
const anybody = `
  select b.beneficiary_id from beneficiary b join site_village v using (village_code)
  where v.session_site_id = $2 and b.deceased_on is null
  order by b.beneficiary_id in (select r.beneficiary_id from session_roster r), b.beneficiary_id limit $4`;

export interface Odd {
  /** Days from today. */
  readonly day: number;
  readonly status: number;
  readonly slots?: number;
  readonly special?: boolean;
  /** Their outcome; nobody is on the list without one. */
  readonly listed?: 'scheduled' | 'noshow';
  /** How many; three unless told. */
  readonly people?: number;
  readonly carried?: boolean;
}

/** A session of an evening at the site of the day, put out. */
export async function addSession({ books }: System, day: Day, odd: Odd): Promise<string> {
  const { status, slots = 1, special = false, listed, people = 3, carried = false } = odd;
  const session_id = randomUUID();
  const { session_site_id } = day;
  await books.rows(
    `insert into vaccination_session (session_id, session_site_id, session_name, date_of_session, start_time, end_time,
       status, capacity, slots, vaccines, published, special_session_type_id, special_group, institution_name,
       min_age, max_age, standing_reason)
     values ($1, $2, '', (now() at time zone 'Asia/Kolkata')::date + $3::int, '17:00', '20:00', $4, $12, $5, '{TD,MR}',
       true, $6, $7, $8, $9, $10, $11)`,
    [
      ...[session_id, session_site_id, odd.day, status, slots],
      ...(special ? [1, 'Class 5 to 10', 'Primary School', 3652, 6209] : [null, '', '', null, null]),
      status === 2 ? 'Vaccine has not come' : '',
      Math.max(30, people),
    ],
  );
  if (listed)
    await books.rows(
      `insert into session_roster (session_id, beneficiary_id, status) select $1, x.*, $3 from (${anybody}) x`,
      [session_id, session_site_id, listed, people],
    );
  if (carried)
    await books.rows(
      `update vaccination_session set carried_to = (select n.session_id from vaccination_session n
         where n.session_site_id = $2 and n.status = 0 and n.published and n.special_session_type_id is null
           and n.date_of_session > (now() at time zone 'Asia/Kolkata')::date order by n.date_of_session limit 1)
       where session_id = $1`,
      [session_id, session_site_id],
    );
  if (status === 2)
    await books.rows(
      `insert into session_news (beneficiary_id, session_id, heard_day, heard_from, heard_to, heard_off, state)
       select r.beneficiary_id, session_id, p.date_of_session, p.start_time, p.end_time, false,
         case row_number() over (order by r.beneficiary_id) when 1 then 'sent' else 'to-tell' end
       from session_roster r join vaccination_session p using (session_id) where session_id = $1`,
      [session_id],
    );
  return session_id;
}
