import type { DoseAmounts } from '@teeka/contract/bites/shapes';
import { previousCodes } from '@teeka/contract/word-for';
import type { BiteDoseOnRecord } from '@teeka/domain/bites';
import type { CivilDate } from '@teeka/domain/calendar';
import type { StockedBatch, Vaccine } from '@teeka/domain/care';
import type { DoseOnRecord, PreviousStatus } from '@teeka/domain/vaccinations';
import type { Actor } from '../../../platform/access/actor.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read, write } from '../../../platform/db/statement.ts';
import { wordOf } from '../../../platform/db/word-of.ts';
import { givenByOthers, joinGiver, judgedPerson, knownByWord, personInArea } from '../../beneficiaries/index.ts';
import { biteOfDose, type CourseOnRecord, productOfDose } from '../../bites/index.ts';
import { type KeptDose, keptDoses, type StoredDose } from '../../cases/index.ts';
import { shownUnder } from '../previous/queries.ts';

/** A dose that is to be changed. */
export interface DoseToChange {
  readonly dose_code: string;
  readonly given_on: CivilDate;
  readonly material_id: number | null;
  readonly batch_number: string;
  readonly body_site: string;
  readonly captured_by: string;
  readonly captured_at: string;
  /** When the server heard of it. */
  readonly recorded_at: string;
  /** Day of the session that gave it; null of others. */
  readonly session_day: CivilDate | null;
  readonly voided: boolean;
  /** Where its report stands; null of what was given here. */
  readonly previous_status: PreviousStatus | null;
  /** Of a dose in the care of a bite. */
  readonly day_of_dose: number | null;
  readonly amounts: DoseAmounts | null;
}

/** The person, locked against others, with the dose in question and what else is on record. */
export const changeRow = {
  ...judgedPerson,
  dose: col.json<DoseToChange>().orNull,
  /** The case of a bite that it belongs to. */
  bite: col.json<CourseOnRecord>().orNull,
  recorded: col.json<readonly (DoseOnRecord & BiteDoseOnRecord)[]>(),
  vaccines: col.json<readonly Vaccine[]>(),
  batches: col.json<readonly StockedBatch[]>(),
  /** What is on record under the id for the dose that is to take the place of this one. */
  resent: col.json<readonly KeptDose[]>(),
};
export type ChangeRow = RowOf<typeof changeRow>;

export interface ChangeQuestion {
  readonly beneficiary_id: string;
  readonly dose_id: string;
  /** The vaccine and the batch number of a correction. */
  readonly material_id: number | null;
  readonly batch_number: string;
  /** The id for the dose that is to stand in its place. */
  readonly fresh?: string;
}

export function doseForChange(
  actor: Actor,
  today: CivilDate,
  { beneficiary_id, dose_id, material_id, batch_number, fresh }: ChangeQuestion,
) {
  return read(changeRow)`
    select b.beneficiary_id, b.dob, b.gender, b.lmp_date, b.deceased_on,
      (select json_build_object('dose_code', d.dose_code, 'given_on', d.given_on, 'material_id', d.material_id,
          'batch_number', d.batch_number, 'body_site', d.body_site, 'captured_by', d.captured_by,
          'captured_at', d.captured_at, 'recorded_at', d.recorded_at,
          'session_day', (select p.date_of_session from vaccination_session p where p.session_id = d.session_id),
          'day_of_dose', d.day_of_dose, 'amounts', d.amounts, 'voided', exists (
            select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id),
          'previous_status', (select ${wordOf(previousCodes, 'p.status')} from previous_vaccination p
            where p.beneficiary_id = d.beneficiary_id and p.case_id = d.case_id and d.origin = 'previous'))
        from dose d where d.beneficiary_id = b.beneficiary_id and d.dose_id = ${dose_id}::uuid) as dose,
      ${biteOfDose(dose_id)} as bite,
      (select coalesce(json_agg(json_build_object(
          'dose_id', d.dose_id, 'dose_code', d.dose_code, 'attempt', d.attempt, 'given_on', d.given_on,
          'material_id', d.material_id, 'batch_id', d.batch_id, 'case_id', d.case_id, 'day_of_dose', d.day_of_dose,
          'started_at', d.amounts->>'started_at',
          'product', ${productOfDose}, 'elsewhere', ${givenByOthers('d')}, 'voided', exists (
            select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id))), '[]')
        from dose d where d.beneficiary_id = b.beneficiary_id) as recorded,
      (select coalesce(json_agg(json_build_object(
          'material_id', m.material_id, 'material_code', m.material_code, 'dose_codes', m.dose_codes)), '[]')
        from material m where m.material_id = ${material_id}::bigint) as vaccines,
      (select coalesce(json_agg(json_build_object('batch_id', k.batch_id, 'material_id', k.material_id,
          'batch_number', k.batch_number, 'expiry_date', k.expiry_date)), '[]')
        from dose d join batch k using (session_site_id)
        where d.beneficiary_id = b.beneficiary_id and d.dose_id = ${dose_id}::uuid
          and k.material_id = ${material_id}::bigint and upper(trim(k.batch_number)) = upper(trim(${batch_number}))) as batches,
      ${keptDoses(fresh === undefined ? [] : [fresh])} as resent
    from beneficiary b
    where b.beneficiary_id = ${beneficiary_id}::bigint and ${personInArea(actor, today)}`;
}

export interface StoredVoid {
  readonly beneficiary_id: string;
  readonly dose_id: string;
  readonly reason: string;
  readonly voided_at: string;
}

/**
 * Voids a dose. Somebody to whom no dose is left that a session gave stands on its list as verified again, unless a case
 * was opened there that is treatment by itself (`isTreatedByCase`).
 */
export function storeVoid(
  { beneficiary_id, dose_id, reason, voided_at }: StoredVoid,
  user_id: string,
  { replaced }: { readonly replaced: boolean },
) {
  return write`
    with line as (
      update session_roster r set status = 'verified', version = version + 1, changed_in = pg_current_xact_id()
      from dose d
      where not ${replaced}::boolean and d.beneficiary_id = ${beneficiary_id}::bigint
        and d.dose_id = ${dose_id}::uuid and r.session_id = d.session_id
        and r.beneficiary_id = d.beneficiary_id and r.status = 'vaccinated' and not exists (
          select from dose o where o.beneficiary_id = d.beneficiary_id and o.session_id = d.session_id
            and o.dose_id <> d.dose_id and not ${givenByOthers('o')} and not exists (
              select from dose_void x where x.beneficiary_id = o.beneficiary_id and x.dose_id = o.dose_id))
        and not exists (
          select from care_case c join bite_case k using (beneficiary_id, case_id)
          where c.beneficiary_id = d.beneficiary_id and c.session_id = d.session_id
            and (k.case_type = 'venom' or k.regimen = ''))
    )
    insert into dose_void (beneficiary_id, dose_id, reason, voided_by, voided_at)
    values (${beneficiary_id}::bigint, ${dose_id}::uuid, ${reason}, ${user_id}::uuid, ${voided_at})`;
}

export interface StoredCorrection extends StoredDose {
  readonly beneficiary_id: string;
  readonly corrects: string;
}

/** The new dose stands where the old one stood: same visit, session, site, day of its course, and amounts. */
export function storeCorrection(dose: StoredCorrection, user_id: string) {
  return write`
    insert into dose (beneficiary_id, dose_id, dose_code, attempt, given_on, case_id, session_id, session_site_id,
      material_id, batch_id, batch_number, expiry_date, body_site, captured_at, captured_by, origin, corrects, day_of_dose, amounts)
    select d.beneficiary_id, ${dose.dose_id}::uuid, ${dose.dose_code}, ${dose.attempt}::smallint,
      ${dose.given_on}::date, d.case_id, d.session_id, d.session_site_id,
      nullif(${dose.material_id}::int, 0),
      ${dose.batch_id}::uuid, ${dose.batch_number}, ${dose.expiry_date}::date, ${dose.body_site},
      ${dose.captured_at}, ${user_id}::uuid, d.origin, d.dose_id,
      d.day_of_dose, d.amounts
    from dose d
    where d.beneficiary_id = ${dose.beneficiary_id}::bigint and d.dose_id = ${dose.corrects}::uuid`;
}

/** A dose with its whole story, as the database tells it. */
const storyRow = {
  dose_id: col.uuid,
  dose_code: col.text,
  given_on: col.date,
  material_id: col.int.orNull,
  material_code: col.text.orNull,
  material_name: col.text.orNull,
  material_category: col.text.orNull,
  batch_number: col.text,
  manufacturer: col.text.orNull,
  expiry_date: col.date.orNull,
  body_site: col.text,
  site: col.names.orNull,
  captured_by: col.uuid,
  captured_by_name: col.text.orNull,
  /** Who gave it, however often it was put right since; null where others did. */
  given_by_name: col.text.orNull,
  /** In the care of a bite: others gave it, and it was written down here. */
  elsewhere: col.bool,
  captured_at: col.timestamptz,
  recorded_at: col.timestamptz,
  origin: col.text.of<'session' | 'previous'>(),
  corrects: col.uuid.orNull,
  corrected_by: col.uuid.orNull,
  void_reason: col.text.orNull,
  voided_by_name: col.text.orNull,
  voided_at: col.timestamptz.orNull,
  previous_case: col.uuid.orNull,
  previous_status: col.word(previousCodes).orNull,
  previous_proof: col.text.orNull,
  by_word: col.bool,
  has_file: col.bool,
};
export type StoryRow = RowOf<typeof storyRow>;

/** Every dose of a person, the latest first; who may see the person was asked before. */
export function dosesOfPerson(beneficiary_id: string) {
  return read(storyRow)`
    select d.dose_id, d.dose_code, d.given_on, d.material_id, m.material_code, m.material_name, m.material_category,
      d.batch_number, k.manufacturer, d.expiry_date, d.body_site, ${namesIn('s')} as site,
      d.captured_by, u.display_name as captured_by_name, g.display_name as given_by_name,
      ${givenByOthers('d')} as elsewhere, d.captured_at, d.recorded_at, d.origin, d.corrects,
      (select n.dose_id from dose n where n.beneficiary_id = d.beneficiary_id and n.corrects = d.dose_id limit 1)
        as corrected_by,
      x.reason as void_reason, w.display_name as voided_by_name, x.voided_at,
      p.case_id as previous_case, ${wordOf(previousCodes, 'p.status')} as previous_status, p.proof as previous_proof, ${knownByWord('d')} as by_word,
      ${shownUnder('d')} is not null as has_file
    from dose d
    left join material m on m.material_id = d.material_id
    left join batch k on k.batch_id = d.batch_id
    left join session_site s on s.session_site_id = d.session_site_id
    left join app_user u on u.user_id = d.captured_by
    ${joinGiver('d')}
    left join app_user g on g.user_id = giver.user_id
    left join dose_void x on x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id
    left join app_user w on w.user_id = x.voided_by
    left join previous_vaccination p on p.beneficiary_id = d.beneficiary_id and p.case_id = d.case_id
      and d.origin = 'previous'
    where d.beneficiary_id = ${beneficiary_id}::bigint
    order by d.given_on desc, d.dose_code, d.attempt desc`;
}
