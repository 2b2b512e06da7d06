import { previousCodes } from '@teeka/contract/word-for';
import type { CivilDate } from '@teeka/domain/calendar';
import type { Actor } from '../../../../platform/access/actor.ts';
import { col, type RowOf } from '../../../../platform/db/row.ts';
import { read } from '../../../../platform/db/statement.ts';
import { wordOf } from '../../../../platform/db/word-of.ts';
import { personInArea } from '../../../beneficiaries/index.ts';
import { shownUnder } from '../queries.ts';

const proofRow = {
  dose_id: col.uuid,
  dose_code: col.text,
  given_on: col.date,
  material: col.json<{ readonly material_code: string; readonly material_name: string }>().orNull,
  void_reason: col.text.orNull,
  proof: col.text.of<'card' | 'word'>(),
  status: col.word(previousCodes),
  remarks: col.text,
  reported_by: col.text.orNull,
  captured_at: col.timestamptz,
  decided_by: col.text.orNull,
  decided_at: col.timestamptz.orNull,
  file_key: col.text.orNull,
  file_type: col.text.orNull,
};
export type ProofRow = RowOf<typeof proofRow>;

interface OfDay {
  readonly beneficiary_id: string;
  readonly case_id: string;
  readonly day: CivilDate;
  readonly dose_id: string | undefined;
}

/** What was reported as given elsewhere on a day under a case, of a person of the actor's area; what has a file first. */
export function proofOfDay(
  actor: Actor,
  today: CivilDate,
  { beneficiary_id, case_id, day, dose_id = undefined }: OfDay,
) {
  return read(proofRow)`
    select d.dose_id, d.dose_code, d.given_on,
      case when m.material_id is not null then json_build_object('material_code', m.material_code,
        'material_name', m.material_name) end as material,
      x.reason as void_reason, p.proof, ${wordOf(previousCodes, 'p.status')} as status, p.remarks,
      u.display_name as reported_by, p.captured_at, w.display_name as decided_by, p.decided_at,
      f.file_key, f.file_type
    from beneficiary b
    join previous_vaccination p using (beneficiary_id)
    join dose d on d.beneficiary_id = p.beneficiary_id and d.case_id = p.case_id and d.origin = 'previous'
    left join material m on m.material_id = d.material_id
    left join dose_void x on x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id
    left join previous_file f on f.beneficiary_id = d.beneficiary_id and f.dose_id = ${shownUnder('d')}
    left join app_user u on u.user_id = p.reported_by
    left join app_user w on w.user_id = p.decided_by
    where b.beneficiary_id = ${beneficiary_id}::bigint and p.case_id = ${case_id}::uuid
      and d.given_on = ${day}::date and ${personInArea(actor, today)}
      and (${dose_id ?? null}::uuid is null or d.dose_id = ${dose_id ?? null}::uuid)
    order by x.reason is not null, f.file_key is null, d.dose_code, d.attempt`;
}
