import { sessionCodes } from '@teeka/contract/word-for';
import { type DayNumber, dayText } from '@teeka/domain/calendar';
import { catalogue } from '@teeka/domain/vaccines';
import type { Client } from 'pg';

/** Vials that came with each batch, and the sessions of the last days whose vials were counted. */
const vialsOfBatch = 40;
const countedDays = 28;

/**
 * Stock and counted sessions. A session opened as many vials as its doses needed and brought two more home unopened;
 * the site's last session day stays uncounted, so that the office has somebody to remind.
 */
export async function writeVials(client: Client, today: DayNumber): Promise<void> {
  const setUp = `${dayText(today - 60)} 09:00:00+05:30`;
  await client.query(
    `insert into stock_receipt (receipt_id, batch_id, vials, vvm, received_by, received_at, recorded_at)
     select md5('receipt ' || b.batch_id)::uuid, b.batch_id, $1, 1,
       coalesce(u.user_id, (select a.user_id from app_user a order by a.user_name limit 1)), $2, $2
     from batch b
     left join lateral (select us.user_id from user_site us where us.session_site_id = b.session_site_id
       order by us.user_id limit 1) u on true`,
    [vialsOfBatch, setUp],
  );
  await client.query(
    `insert into utilisation_report (session_id, utilisation_id, session_site_id, date_of_session, reported_by,
       captured_at, recorded_at)
     select s.session_id, md5('vials ' || s.session_id)::uuid, s.session_site_id, s.date_of_session, s.ended_by,
       s.ended_at, s.ended_at
     from vaccination_session s
     where s.status = ${sessionCodes.ended} and s.ended_by is not null and s.date_of_session > $1::date - ${countedDays}
       and s.date_of_session < (select max(l.date_of_session) from vaccination_session l
         where l.session_site_id = s.session_site_id and l.status = ${sessionCodes.ended})`,
    [dayText(today)],
  );
  await client.query(
    `insert into utilisation_line (session_id, utilisation_id, material_id, batch_number, expiry_date, doses_per_vial,
       vials_received, vials_opened, vials_returned, vials_damaged, partial_vials_in, doses_in_partial, doses_recorded,
       doses_given, given_reason, partial_vials_out, doses_partial_out, opened_on, doses_discarded, damage_reason, vvm_received,
       vvm_opened)
     select g.session_id, g.utilisation_id, g.material_id, g.batch_number, g.expiry, g.size,
       ceil(g.doses::numeric / g.size)::int + 2, ceil(g.doses::numeric / g.size)::int, 2, 0, 0, 0, g.doses, g.doses, '',
       case when g.left > 0 and g.kept then 1 else 0 end, case when g.kept then g.left else 0 end,
       case when g.left > 0 and g.kept then g.date_of_session end, 0, '', 1, 1
     from (select given.*, (size - doses % size) % size as left from (
       select r.session_id, r.utilisation_id, d.material_id, d.batch_number, max(d.expiry_date) as expiry,
         r.date_of_session, count(*)::int as doses, (m.doses_per_vial)[1] as size, m.material_code = any($1) as kept
       from utilisation_report r
       join session_roster l using (session_id)
       join dose d on d.beneficiary_id = l.beneficiary_id and d.session_id = r.session_id
       join material m on m.material_id = d.material_id
       group by r.session_id, r.utilisation_id, d.material_id, d.batch_number, r.date_of_session, m.doses_per_vial, m.material_code) given) g`,
    [catalogue.rows.filter((each) => each.handling?.openVialReuse).map(({ code }) => code)],
  );
}
