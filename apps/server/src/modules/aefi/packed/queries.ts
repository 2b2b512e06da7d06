import type { EarlierEvent } from '@teeka/domain/vaccinations';
import { type RawBuilder, sql } from 'kysely';

/**
 * A report as the next dose and a cluster ask for it, for a row `r` of `aefi_report`; batches as `batchKey` writes them. A vaccine that was typed without its dose is
 * known by the first dose it serves.
 */
export const earlierEventJson: RawBuilder<EarlierEvent> = sql<EarlierEvent>`json_build_object(
  'report_id', r.report_id, 'category', r.category, 'vaccinated_on', r.vaccinated_on, 'causality', r.causality,
  'symptoms', coalesce(r.answers->'symptoms', '[]'),
  'dose_codes', (select coalesce(json_agg(distinct known.code), '[]') from jsonb_array_elements(r.vaccines) v,
    lateral (select coalesce(nullif(v->>'dose_code', ''), (select m.dose_codes[1] from material m
      where m.material_id = (v->>'material_id')::int)) as code) known
    where not (v->>'is_diluent')::boolean and known.code is not null),
  'vaccines', (select coalesce(json_agg(distinct v->>'name'), '[]') from jsonb_array_elements(r.vaccines) v
    where not (v->>'is_diluent')::boolean and v->>'name' <> ''),
  'session_id', r.session_id,
  'batches', (select coalesce(json_agg(distinct concat(v->>'material_id', '/', upper(trim(v->>'batch_number')))), '[]')
    from jsonb_array_elements(r.vaccines) v where v->>'material_id' is not null and trim(v->>'batch_number') <> ''))`;
