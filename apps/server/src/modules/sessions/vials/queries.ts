import { type CompiledQuery, sql } from 'kysely';
import { build } from '../../../platform/db/build.ts';

/** The vaccines in the report of a session `p` that holds, the latest captured. */
export const vialsCounted = sql`
  array(select distinct t.material_id from (
      select u.session_id, u.utilisation_id from utilisation_report u where u.session_id = p.session_id
      order by u.captured_at desc, u.utilisation_id desc limit 1) latest
    join utilisation_line t using (session_id, utilisation_id) order by t.material_id)`;

export interface VialsRow {
  readonly given: readonly { readonly material_id: number }[];
  readonly counted: readonly number[];
}

/** Which vaccines a session gave, and whose vials are counted. Its doses are found through its list, by key. */
export function vialsOfSession(session: string): CompiledQuery<VialsRow> {
  return sql<VialsRow>`
    select ${vialsCounted} as counted,
      (select coalesce(json_agg(distinct jsonb_build_object('material_id', d.material_id)), '[]')
        from session_roster l join dose d on d.beneficiary_id = l.beneficiary_id and d.session_id = l.session_id
        where l.session_id = p.session_id and d.material_id is not null and not exists (
          select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)) as given
    from vaccination_session p where p.session_id = ${session}::uuid`.compile(build);
}
