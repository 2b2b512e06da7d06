import type { Category } from '@teeka/domain/aefi';
import type { RosterStatus } from '@teeka/domain/sessions';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { namesIn } from '../../../platform/db/names.ts';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { givenByOthers, joinVillage } from '../../beneficiaries/index.ts';

const lineRow = {
  beneficiary_id: col.bigint,
  ben_name: col.text,
  dob: col.date,
  dob_is_year: col.bool,
  /** 1 male, 2 female, 3 others. */
  gender: col.int,
  deceased_on: col.date.orNull,
  guardian_name: col.text,
  village: col.names.orNull,
  status: col.text.of<RosterStatus>(),
  reason: col.names.orNull,
  remarks: col.text,
  /** Codes of the doses that this session gave and that stand. */
  doses: col.text.array,
};
export type LineOnPaper = RowOf<typeof lineRow>;

/** Everybody on the list of a session of the actor's sites, with what was given or why not. */
export function linesOfSession(scope: Scope, session_id: string) {
  return read(lineRow)`
    select b.beneficiary_id, b.ben_name, b.dob, b.dob_is_year, b.gender, b.deceased_on, b.guardian_name, ${namesIn('v')} as village, r.status,
      ${namesIn('n', 'reason')} as reason, r.reject_remarks as remarks,
      array(select d.dose_code from dose d
        where d.beneficiary_id = r.beneficiary_id and d.session_id = r.session_id and not ${givenByOthers('d')} and not exists (
          select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)
        order by d.dose_code) as doses
    from vaccination_session p
    join session_roster r using (session_id)
    join beneficiary b using (beneficiary_id)
    left join not_done_reason n on n.reason_id = r.reject_reason_id
    ${joinVillage}
    where p.session_id = ${session_id}::uuid and ${siteInScope('p.session_site_id', scope)}
    order by b.ben_name, b.beneficiary_id`;
}

const adverseRow = {
  beneficiary_id: col.bigint,
  ben_name: col.text,
  notified_at: col.timestamptz,
  category: col.text.of<Category>(),
  status: col.text.of<'notified' | 'reported' | 'investigated' | 'closed'>(),
  symptoms: col.json<readonly string[]>(),
  vaccines: col.json<readonly string[]>(),
};
export type AdverseOnPaper = RowOf<typeof adverseRow>;

/** Adverse events that were told of after a session of the actor's sites. */
export function adverseOfSession(scope: Scope, session_id: string) {
  return read(adverseRow)`
    select r.beneficiary_id, b.ben_name, r.notified_at, r.category, r.status,
      coalesce(r.answers->'symptoms', '[]') as symptoms,
      (select coalesce(json_agg(distinct v->>'name'), '[]') from jsonb_array_elements(r.vaccines) v
        where not (v->>'is_diluent')::boolean and v->>'name' <> '') as vaccines
    from vaccination_session p
    join aefi_report r on r.session_id = p.session_id and r.session_site_id = p.session_site_id
    join beneficiary b using (beneficiary_id)
    where p.session_id = ${session_id}::uuid and ${siteInScope('p.session_site_id', scope)}
    order by r.notified_at, r.report_id`;
}

const materialRow = { material_id: col.int, material_code: col.text, material_name: col.text };
export type MaterialOnPaper = RowOf<typeof materialRow>;

/** What the vaccines that were counted are called. */
export const materialsNamed = (ids: readonly number[]) => read(materialRow)`
  select material_id, material_code, material_name from material where material_id = any(${[...ids]}::int[])`;
