import { addYears, type CivilDate } from '@teeka/domain/calendar';
import { adultAge } from '@teeka/domain/vaccinations';
import { sql } from 'kysely';
import type { Actor } from '../../platform/access/actor.ts';
import { namesIn } from '../../platform/db/names.ts';
import { col, type RowOf } from '../../platform/db/row.ts';
import { read } from '../../platform/db/statement.ts';
import { joinGiver, personInArea } from '../beneficiaries/index.ts';

/** Number of a worker in the registry of professionals, and a facility; null of what there is not. */
const partyRow = { hpr_number: col.text.orNull, facility_id: col.uuid.orNull, facility: col.names.orNull };
export type PartyRow = RowOf<typeof partyRow>;

/** Who hands records over, and for which facility. */
export const partyOf = (user_id: string) => read(partyRow)`
  select u.hpr_number, f.facility_id, ${namesIn('f')} as facility
  from app_user u left join facility f using (facility_id) where u.user_id = ${user_id}::uuid`;

const besideRow = {
  dose_id: col.uuid,
  /** Of one that others gave and that was written down in the care of a bite: whether their paper was seen. */
  paper_seen: col.bool,
  /** The course of a bite that it belongs to: which day of which regimen by which rules. */
  day_of_dose: col.int.orNull,
  regimen: col.text.orNull,
  rules_version: col.text.orNull,
  /** Who gave it at a session of ours; null where others did. */
  user_id: col.uuid.orNull,
  ...partyRow,
};
export type BesideRow = RowOf<typeof besideRow>;

/** What a health record says of the doses of a person beside their story: who of ours gave each, for which facility, in which course. */
export const besideDoses = (beneficiary_id: string) => read(besideRow)`
  select d.dose_id, coalesce((d.amounts->>'paper')::boolean, false) as paper_seen, d.day_of_dose, k.regimen, k.rules_version,
    giver.user_id, u.hpr_number, f.facility_id, ${namesIn('f')} as facility
  from dose d
  ${joinGiver('d')}
  left join app_user u on u.user_id = giver.user_id
  left join session_site s on s.session_site_id = d.session_site_id and giver.user_id is not null
  left join facility f on f.facility_id = s.facility_id
  left join bite_case k on k.beneficiary_id = d.beneficiary_id and k.case_id = d.case_id
  where d.beneficiary_id = ${beneficiary_id}::bigint`;

/** People of the actor's area of whom there may be a record: they have a dose, or are of an age or in a pregnancy in which one may come. */
const mayHaveRecord = (actor: Actor, today: CivilDate) => sql`${personInArea(actor, today)}
  and (b.dob > ${addYears(today, -adultAge)}::date or b.lmp_date is not null
    or exists (select from dose d where d.beneficiary_id = b.beneficiary_id))`;

/** The next ones of them after a reference number. */
export const peopleAfter = (actor: Actor, today: CivilDate, { after, most }: { after: string; most: number }) => read({
  beneficiary_id: col.bigint,
})`
  select b.beneficiary_id from beneficiary b
  where b.beneficiary_id > ${after}::bigint and ${mayHaveRecord(actor, today)}
  order by b.beneficiary_id limit ${most}::int`;

/** How many they are, counted up to a bound. */
export const countPeople = (actor: Actor, today: CivilDate, most: number) => read({ people: col.int })`
  select count(*)::int as people from (select from beneficiary b where ${mayHaveRecord(actor, today)} limit ${most}::int) them`;
