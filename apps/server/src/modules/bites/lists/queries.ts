import type { BiteCase } from '@teeka/contract/bites/shapes';
import { caseCodes } from '@teeka/contract/word-for';
import type { CountedCourse } from '@teeka/domain/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import type { DateRange } from '@teeka/domain/reports';
import { sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { wordOf } from '../../../platform/db/word-of.ts';
import { givenByOthers, joinVillage } from '../../beneficiaries/index.ts';
import { biteCaseJson, productOfDose } from '../packed/queries.ts';

const openCourseRow = {
  beneficiary_id: col.bigint,
  ben_name: col.text,
  dob: col.date,
  gender: col.int,
  guardian_name: col.text,
  mobile_sealed: col.bytea.orNull,
  village: col.names.orNull,
  care: col.json<BiteCase>(),
};
export type OpenCourseRow = RowOf<typeof openCourseRow>;

/** The open anti-rabies courses of a site, with whom they are about. */
export function openCourses(scope: Scope, site: string) {
  return read(openCourseRow)`
    select b.beneficiary_id, b.ben_name, b.dob, b.gender, b.guardian_name, b.mobile_sealed,
      ${namesIn('v')} as village, ${biteCaseJson} as care
    from bite_case k
    join beneficiary b using (beneficiary_id)
    ${joinVillage}
    where k.session_site_id = ${site}::uuid and k.case_type = 'rabies' and k.is_open and b.deceased_on is null
      and ${siteInScope('k.session_site_id', scope)}`;
}

/** Is this site one of the actor's? */
export function siteOfActor(scope: Scope, site: string) {
  return read({ session_site_id: col.uuid })`
    select s.session_site_id from session_site s
    where s.session_site_id = ${site}::uuid and ${siteInScope('s.session_site_id', scope)}`;
}

const courseEndRow = {
  opened_on: col.date,
  status: col.word(caseCodes),
  reason: col.text.orNull,
  deceased_on: col.date.orNull,
  regimen: col.text,
  rules_version: col.text,
  /** What was given of an open course, by whomever. */
  given: col.json<CountedCourse['given']>(),
};

/** The doses `d` of vaccine of a course `k` that stand. */
const standingVaccine = sql`
  from dose d where d.beneficiary_id = k.beneficiary_id and d.case_id = k.case_id
    and d.origin = 'session' and d.dose_code = 'ARV'
    and not exists (select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)`;

/** How courses ended that were begun at a site since that day: those of which a dose that stands was given here. */
const endsAt = (site: string, since: CivilDate) => sql`
  select (k.opened_at at time zone 'Asia/Kolkata')::date as opened_on, ${wordOf(caseCodes, 'c.status')} as status, (
    select e.facts->>'state' from bite_event e
    where e.beneficiary_id = k.beneficiary_id and e.case_id = k.case_id and e.kind = 'closed'
    order by e.at desc limit 1) as reason, b.deceased_on, k.regimen, k.rules_version,
    (select coalesce(json_agg(json_build_object('day', d.day_of_dose, 'on', d.given_on, 'product', ${productOfDose})), '[]')
      ${standingVaccine} and k.is_open and d.day_of_dose is not null) as given
  from bite_case k join care_case c using (beneficiary_id, case_id) join beneficiary b using (beneficiary_id)
  where k.session_site_id = ${site}::uuid and k.case_type = 'rabies'
    and k.opened_at >= (${since}::date::timestamp at time zone 'Asia/Kolkata')
    and exists (select ${standingVaccine} and not ${givenByOthers('d')})`;

/** Those of one of the actor's sites. */
export function courseEnds(scope: Scope, site: string, since: CivilDate) {
  return read(courseEndRow)`${endsAt(site, since)} and ${siteInScope('k.session_site_id', scope)}`;
}

/** Those of any site, for figures that are summed up beforehand. */
export const courseEndsAt = (site: string, since: CivilDate) => read(courseEndRow)`${endsAt(site, since)}`;

export const notifiableRow = {
  reported_on: col.date,
  facility: col.names,
  block: col.names.orNull,
  village: col.names.orNull,
  dob: col.date,
  gender: col.int,
  care: col.json<BiteCase>(),
};
export type NotifiableRow = RowOf<typeof notifiableRow>;

/** Cases of venom that were opened in a period at the sites of the actor's area; nothing of it names a person. */
export function notifiable(scope: Scope, { from, to }: DateRange) {
  return read(notifiableRow)`
    select (k.opened_at at time zone 'Asia/Kolkata')::date as reported_on, ${namesIn('f')} as facility,
      ${namesIn('n')} as block, ${namesIn('v')} as village, b.dob, b.gender, ${biteCaseJson} as care
    from bite_case k
    join session_site s using (session_site_id)
    join facility f using (facility_id)
    join beneficiary b using (beneficiary_id)
    ${joinVillage}
    left join location n on n.level = 'block' and n.code = v.parent_code
    where k.case_type = 'venom' and k.opened_at >= (${from}::date::timestamp at time zone 'Asia/Kolkata')
      and k.opened_at < ((${to}::date + 1)::timestamp at time zone 'Asia/Kolkata')
      and ${siteInScope('k.session_site_id', scope)}
    order by k.opened_at, k.case_id`;
}
