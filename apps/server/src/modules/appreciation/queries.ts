import type { CivilDate } from '@teeka/domain/calendar';
import type { DateRange } from '@teeka/domain/reports';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read } from '../../platform/db/statement.ts';
import { giverOf } from '../beneficiaries/index.ts';

const namedRow = {
  user_id: col.uuid,
  display_name: col.text,
  role: col.text,
  facility: col.names.orNull,
  block: col.names.orNull,
  district: col.names.orNull,
  state: col.names.orNull,
};
export type NamedRow = RowOf<typeof namedRow>;

/** As what somebody works where, with the names of the places above. */
export function namedOnLetter(user_ids: readonly string[]) {
  return read(namedRow)`
    select u.user_id, u.display_name, u.role, ${namesIn('f')} as facility, ${namesIn('b')} as block,
      ${namesIn('d')} as district, ${namesIn('s')} as state
    from app_user u
    left join facility f on f.facility_id = u.facility_id
    left join location s on s.level = 'state' and s.code = coalesce(u.state_code, f.state_code)
    left join location d on d.level = 'district' and d.code = coalesce(u.district_code, f.district_code)
    left join location b on b.level = 'block' and b.code = coalesce(u.block_code, f.block_code)
    where u.user_id = any(${[...user_ids]}::uuid[])`;
}

const deedsRow = { sessions: col.int, people: col.int, doses: col.int, verified: col.int, registered: col.int };

/**
 * What a worker did in a period, wherever posted then. Doses and checks are looked for at the sites of the worker, at those that the
 * worker has left, and at those of the teams in which the worker was: at another site none has a reason to be. A dose that was taken
 * back is none; one that was put right by another is still of whoever gave it (`giverOf`), one from a card was given by others.
 */
export function deedsOf(user_id: string, { from, to }: DateRange) {
  return read(deedsRow)`
    with team as (
      select s.session_id, s.session_site_id, s.started_at
      from session_team t join vaccination_session s using (session_id)
      where t.user_id = ${user_id}::uuid and s.date_of_session between ${from}::date and ${to}::date
    ), at_site as (
      select session_site_id from team
      union select session_site_id from user_site where user_id = ${user_id}::uuid
      union select session_site_id from user_site_left where user_id = ${user_id}::uuid
    ), given as (
      select d.beneficiary_id, d.session_id
      from at_site join dose d using (session_site_id)
      where d.given_on between ${from}::date and ${to}::date and ${giverOf('d')} = ${user_id}::uuid
        and not exists (
          select from dose_void v where v.beneficiary_id = d.beneficiary_id and v.dose_id = d.dose_id)
    ), checked as (
      select r.beneficiary_id, r.session_id
      from at_site join vaccination_session s using (session_site_id) join session_roster r using (session_id)
      where s.date_of_session between ${from}::date and ${to}::date and r.verified_by = ${user_id}::uuid
    )
    select (select count(*)::int from (
        select session_id from team where started_at is not null
        union select session_id from given where session_id is not null
        union select session_id from checked) as worked) as sessions,
      (select count(distinct beneficiary_id)::int from given) as people,
      (select count(*)::int from given) as doses,
      (select count(distinct beneficiary_id)::int from checked) as verified,
      (select count(*)::int from beneficiary b
        where b.created_by = ${user_id}::uuid
          and b.created_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'
          and b.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata') as registered`;
}

const letterRow = {
  user_id: col.text,
  issued_by: col.uuid.butFilled,
  at: col.timestamptz,
  from: col.text.of<CivilDate>().butFilled,
  to: col.text.of<CivilDate>().butFilled,
};

/** The letter that was drawn under a number: of whom, when and by whom, of which days. */
export const letterUnder = (number: string) => read(letterRow)`
  select subject as user_id, user_id as issued_by, at, detail ->> 'from' as "from", detail ->> 'to' as "to"
  from audit where detail ? 'letter' and detail ->> 'letter' = ${number}`;
