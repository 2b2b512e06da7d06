import type { BiteCase, DoseAmounts } from '@teeka/contract/bites/shapes';
import { caseCodes } from '@teeka/contract/word-for';
import type { Category } from '@teeka/domain/aefi';
import type { CivilDate } from '@teeka/domain/calendar';
import type { CareKind } from '@teeka/domain/care';
import type { Names } from '@teeka/domain/names';
import { sql } from 'kysely';
import type { Actor } from '../../../platform/access/actor.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { wordOf } from '../../../platform/db/word-of.ts';
import { joinGiver, personInArea } from '../../beneficiaries/index.ts';
import { biteCaseJson } from '../../bites/index.ts';

/** A dose of a case with its story: where, by whom, from which vial, and why it was taken back. */
export interface DoseOfCase {
  readonly dose_id: string;
  readonly dose_code: string;
  readonly given_on: CivilDate;
  readonly day_of_dose: number | null;
  /** Null where nobody knows which it was. */
  readonly material: { readonly material_code: string; readonly material_name: string } | null;
  readonly batch_number: string;
  readonly expiry_date: CivilDate | null;
  readonly body_site: string;
  readonly amounts: DoseAmounts | null;
  readonly site: Names | null;
  /** Null where others gave it. */
  readonly by: string | null;
  readonly void_reason: string | null;
}

/** An adverse event that was told of after the doses of a case. */
export interface EventAfter {
  readonly notified_at: string;
  readonly category: Category;
  readonly status: 'notified' | 'reported' | 'investigated' | 'closed';
  readonly symptoms: readonly string[];
  readonly vaccines: readonly string[];
}

interface Answered {
  readonly answers: readonly { readonly question: string; readonly answer: 'yes' | 'no'; readonly reason: string }[];
}

const caseRow = {
  kind: col.text.of<CareKind>(),
  status: col.word(caseCodes),
  opened_at: col.timestamptz,
  closed_at: col.timestamptz.orNull,
  opened_by: col.text.orNull,
  site: col.names.orNull,
  facility: col.names.orNull,
  screening: col.json<Answered>().orNull,
  doses: col.json<readonly DoseOfCase[]>(),
  bite: col.json<BiteCase>().orNull,
  /** Who wrote down what happened, by the id of the event. */
  recorders: col.json<Readonly<Record<string, string>>>(),
  adverse: col.json<readonly EventAfter[]>(),
};
export type CaseRow = RowOf<typeof caseRow>;

/** Reports of a day on which one of its doses was given; of its session where the person had no other case there. */
const adverseOfCase = sql`
  (select coalesce(json_agg(json_build_object('notified_at', r.notified_at, 'category', r.category, 'status', r.status,
      'symptoms', coalesce(r.answers->'symptoms', '[]'),
      'vaccines', (select coalesce(json_agg(distinct v->>'name'), '[]') from jsonb_array_elements(r.vaccines) v
        where not (v->>'is_diluent')::boolean and v->>'name' <> '')) order by r.notified_at), '[]')
    from aefi_report r
    where r.beneficiary_id = c.beneficiary_id and ((r.session_id = c.session_id and not exists (
        select from care_case other where other.beneficiary_id = c.beneficiary_id and other.session_id = c.session_id
          and other.case_id <> c.case_id)) or exists (
      select from dose d where d.beneficiary_id = c.beneficiary_id and d.case_id = c.case_id
        and d.origin = 'session' and d.given_on = r.vaccinated_on)))`;

/** A case of a person of the actor's area with all that its report says. */
export function caseForReport(
  actor: Actor,
  today: CivilDate,
  of: { readonly beneficiary_id: string; readonly case_id: string },
) {
  return read(caseRow)`
    select c.kind, ${wordOf(caseCodes, 'c.status')} as status, c.opened_at, c.closed_at, u.display_name as opened_by,
      ${namesIn('s')} as site, ${namesIn('f')} as facility, c.screening,
      (select coalesce(json_agg(json_build_object(
          'dose_id', d.dose_id, 'dose_code', d.dose_code, 'given_on', d.given_on, 'day_of_dose', d.day_of_dose,
          'material', case when m.material_id is not null then
            json_build_object('material_code', m.material_code, 'material_name', m.material_name) end,
          'batch_number', d.batch_number, 'expiry_date', d.expiry_date,
          'body_site', d.body_site, 'amounts', d.amounts, 'site', ${namesIn('g')}, 'by', w.display_name,
          'void_reason', x.reason) order by d.given_on, d.captured_at, d.dose_code), '[]')
        from dose d
        left join material m on m.material_id = d.material_id
        left join session_site g on g.session_site_id = d.session_site_id
        ${joinGiver('d')}
        left join app_user w on w.user_id = giver.user_id
        left join dose_void x on x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id
        where d.beneficiary_id = c.beneficiary_id and d.case_id = c.case_id and d.origin = 'session') as doses,
      (select ${biteCaseJson} from bite_case k
        where k.beneficiary_id = c.beneficiary_id and k.case_id = c.case_id) as bite,
      (select coalesce(json_object_agg(e.event_id, w.display_name), '{}')
        from bite_event e join app_user w on w.user_id = e.captured_by
        where e.beneficiary_id = c.beneficiary_id and e.case_id = c.case_id) as recorders,
      ${adverseOfCase} as adverse
    from beneficiary b
    join care_case c using (beneficiary_id)
    left join bite_case at on at.beneficiary_id = c.beneficiary_id and at.case_id = c.case_id
    left join session_site s on s.session_site_id = coalesce(c.session_site_id, at.session_site_id)
    left join facility f on f.facility_id = s.facility_id
    left join app_user u on u.user_id = c.opened_by
    where b.beneficiary_id = ${of.beneficiary_id}::bigint and c.case_id = ${of.case_id}::uuid
      and ${personInArea(actor, today)}`;
}
