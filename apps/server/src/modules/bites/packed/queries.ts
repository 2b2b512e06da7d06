import type { BiteCase } from '@teeka/contract/bites/shapes';
import { caseCodes } from '@teeka/contract/word-for';
import { type RawBuilder, sql } from 'kysely';
import { wordOf } from '../../../platform/db/word-of.ts';

/** The code of the vaccine or medicine of a dose `d`; null where nobody knows it. */
export const productOfDose: RawBuilder<string | null> = sql<string | null>`
  (select m.material_code from material m where m.material_id = d.material_id)`;

/** A case of a bite as it travels, for a row `k` of `bite_case`. Instants as JSON gives them, ISO 8601. */
export const biteCaseJson: RawBuilder<BiteCase> = sql<BiteCase>`json_build_object(
  'case_id', k.case_id, 'case_type', k.case_type, 'opened_at', k.opened_at, 'session_site_id', k.session_site_id,
  'restarted_from', k.restarted_from,
  'status', (select ${wordOf(caseCodes, 'c.status')} from care_case c where c.beneficiary_id = k.beneficiary_id and c.case_id = k.case_id),
  'details', k.details,
  'doses', (select coalesce(json_agg(json_build_object(
      'dose_id', d.dose_id, 'dose_code', d.dose_code, 'day_of_dose', d.day_of_dose, 'given_on', d.given_on,
      'captured_at', d.captured_at, 'material_id', d.material_id, 'batch_number', d.batch_number,
      'product', ${productOfDose},
      'amounts', d.amounts, 'voided', exists (
        select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id))
      order by d.given_on, d.captured_at), '[]')
    from dose d where d.beneficiary_id = k.beneficiary_id and d.case_id = k.case_id
      and d.origin = 'session' and d.dose_code in ('ARV', 'RIG', 'ASV', 'SAV')),
  'events', (select coalesce(json_agg(json_build_object(
      'event_id', e.event_id, 'kind', e.kind, 'at', e.at, 'facts', e.facts) order by e.at, e.event_id), '[]')
    from bite_event e where e.beneficiary_id = k.beneficiary_id and e.case_id = k.case_id))`;
