import type { GivenDoses } from '@teeka/domain/stock';
import { type RawBuilder, sql } from 'kysely';

/** Doses `d` that stand: not voided, nor put right by another. */
const stands = sql`not exists (select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id)`;

/** How many doses of its vials' label a dose `d` on record used: `dosesUsed` of the domain, in SQL. */
export const dosesUsedOf = sql<number>`
  greatest(1, coalesce((d.amounts->>'vials')::int, jsonb_array_length(d.amounts->'sites'), 1))`;

/** What a session `p` gave, by vaccine and batch, in doses of the label. Its doses are found through its list, by key. */
export const givenAt: RawBuilder<readonly GivenDoses[]> = sql`
  (select coalesce(json_agg(g order by g.material_id, g.batch_number), '[]') from (
    select d.material_id, min(d.batch_number) as batch_number, max(d.expiry_date) as expiry_date,
      sum(${dosesUsedOf})::int as doses
    from session_roster l join dose d on d.beneficiary_id = l.beneficiary_id and d.session_id = l.session_id
    where l.session_id = p.session_id and d.material_id is not null and ${stands}
    group by d.material_id, upper(trim(d.batch_number))) g)`;
