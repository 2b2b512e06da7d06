import { suspectedDays } from '@teeka/domain/aefi';
import type { CivilDate } from '@teeka/domain/calendar';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { personInArea } from '../../beneficiaries/index.ts';

const prefillPersonRow = {
  beneficiary_id: col.bigint,
  guardian_name: col.text,
  address: col.text,
  village: col.names.orNull,
  open_reports:
    col.json<
      readonly {
        readonly report_id: string;
        readonly notified_at: string;
        readonly category: string;
      }[]
    >(),
};

export function prefillPerson(actor: Actor, today: CivilDate, beneficiary_id: string) {
  return read(prefillPersonRow)`
    select b.beneficiary_id, b.guardian_name, b.address, ${namesIn('v')} as village,
      (select coalesce(json_agg(json_build_object('report_id', r.report_id, 'notified_at', r.notified_at,
          'category', r.category) order by r.notified_at desc), '[]')
        from aefi_report r where r.beneficiary_id = b.beneficiary_id and r.closed_at is null) as open_reports
    from beneficiary b
    left join location v on v.level = 'village' and v.code = b.village_code
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

/** A dose that may be suspected, and everybody's doses of its batch at its session, in the order of capture. */
const suspectedDoseRow = {
  dose_id: col.uuid,
  dose_code: col.text,
  attempt: col.int,
  given_on: col.date,
  captured_at: col.timestamptz,
  material_id: col.int.orNull,
  material_code: col.text.orNull,
  material_name: col.text.orNull,
  batch_number: col.text,
  expiry_date: col.date.orNull,
  manufacturer: col.text.orNull,
  session_id: col.uuid.orNull,
  site: col.names.orNull,
  facility: col.names.orNull,
  of_batch:
    col.json<
      readonly {
        readonly dose_id: string;
        readonly beneficiary_id: string;
        readonly captured_at: string;
      }[]
    >(),
};
export type SuspectedDose = RowOf<typeof suspectedDoseRow>;

export function suspectedDoses(actor: Actor, today: CivilDate, beneficiary_id: string) {
  const stands = (dose: string) => sql`not exists (select from dose_void x
    where x.beneficiary_id = ${sql.ref(`${dose}.beneficiary_id`)} and x.dose_id = ${sql.ref(`${dose}.dose_id`)})`;
  return read(suspectedDoseRow)`
    select d.dose_id, d.dose_code, d.attempt, d.given_on, d.captured_at, d.material_id, m.material_code,
      m.material_name, d.batch_number, d.expiry_date, k.manufacturer, d.session_id, ${namesIn('site')} as site, ${namesIn('f')} as facility,
      (select coalesce(json_agg(json_build_object('dose_id', o.dose_id, 'beneficiary_id', o.beneficiary_id::text,
          'captured_at', o.captured_at)), '[]')
        from session_roster l
        join dose o on o.beneficiary_id = l.beneficiary_id and o.session_id = l.session_id
        where l.session_id = d.session_id and o.material_id = d.material_id and upper(trim(o.batch_number)) = upper(trim(d.batch_number))
          and ${stands('o')}) as of_batch
    from beneficiary b
    join dose d using (beneficiary_id)
    left join material m on m.material_id = d.material_id
    left join batch k on k.batch_id = d.batch_id
    left join session_site site on site.session_site_id = d.session_site_id
    left join facility f on f.facility_id = site.facility_id
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}
      and d.given_on between ${today}::date - ${sql.lit(suspectedDays)}::int and ${today}::date and ${stands('d')}
    order by d.captured_at desc, d.dose_code`;
}
