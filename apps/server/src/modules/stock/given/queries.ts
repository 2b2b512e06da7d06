import type { DosesOfBatch, GivenDoses } from '@teeka/domain/stock';
import { type RawBuilder, sql } from 'kysely';
import { col, type RowOf } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { givenByOthers } from '../../beneficiaries/index.ts';

/** Doses `d` that stand: not voided, nor put right by another. */
const stands = sql`not exists (select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)`;

/** How many doses of its vials' label a dose `d` on record used: `dosesUsed` of the domain, in SQL. */
export const dosesUsedOf = sql<number>`
  greatest(1, coalesce((d.amounts->>'vials')::int, jsonb_array_length(d.amounts->'sites'), 1))`;

/** Doses `d` out of the vials of a session `p`, found through its list, by key; what others gave came from none of them. */
const gaveAt = sql`
  from session_roster l join dose d on d.beneficiary_id = l.beneficiary_id and d.session_id = l.session_id
  where l.session_id = p.session_id and l.status = 'vaccinated' and d.material_id is not null
    and not ${givenByOthers('d')} and ${stands}`;

/** Did a session `p` give any dose? */
export const gaveSomething: RawBuilder<boolean> = sql<boolean>`exists (select ${gaveAt})`;

/** What a session `p` gave, by vaccine and batch, in doses of the label. */
export const givenAt: RawBuilder<readonly GivenDoses[]> = sql`
  (select coalesce(json_agg(g order by g.material_id, g.batch_number), '[]') from (
    select d.material_id, min(d.batch_number) as batch_number, max(d.expiry_date) as expiry_date,
      sum(${dosesUsedOf})::int as doses ${gaveAt}
    group by d.material_id, upper(trim(d.batch_number))) g)`;

/** What of it was on record when its vials were counted, by the report that holds: the latest captured. */
export const countedAt: RawBuilder<readonly DosesOfBatch[]> = sql`
  (select coalesce(json_agg(json_build_object('material_id', t.material_id, 'batch_number', t.batch_number,
      'doses', t.doses_recorded) order by t.material_id, t.batch_number), '[]')
    from (select u.session_id, u.utilisation_id from utilisation_report u where u.session_id = p.session_id
      order by u.captured_at desc, u.utilisation_id desc limit 1) holds
    join utilisation_line t using (session_id, utilisation_id))`;

export const vialsRow = {
  doses_given: col.json<readonly GivenDoses[]>(),
  doses_counted: col.json<readonly DosesOfBatch[]>(),
};
export type VialsRow = RowOf<typeof vialsRow>;

/** What a session gave, and what of it is counted. */
export function vialsOfSession(session: string) {
  return read(vialsRow)`
    select ${givenAt} as doses_given, ${countedAt} as doses_counted
    from vaccination_session p where p.session_id = ${session}::uuid`;
}
