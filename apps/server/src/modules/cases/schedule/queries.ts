import type { DoseOnRecord, EarlierEvent } from '@teeka/domain/vaccinations';
import { type RawBuilder, sql } from 'kysely';
import { earlierEventJson } from '../../aefi/index.ts';

/** What opening a case of the national schedule is judged by. */
export interface OpeningFacts {
  /** The adverse events on record, and whether the phone could know of each. */
  readonly events: readonly { readonly event: EarlierEvent; readonly known: boolean }[];
  /** What is on record of the case under this id; null where there is none. */
  readonly recorded: { readonly screening: unknown; readonly rules_version: string } | null;
}

/** `change`: the change number at which the phone's pack stood; null: it could know everything. */
export const openingFacts = (case_id: string, change: string | null): RawBuilder<OpeningFacts> => sql`
  json_build_object(
    'events', (select coalesce(json_agg(json_build_object('event', ${earlierEventJson},
          'known', ${change}::text is null or r.changed_in < ${change}::text::xid8)), '[]')
        from aefi_report r where r.beneficiary_id = b.beneficiary_id),
    'recorded', (select json_build_object('screening', c.screening, 'rules_version', c.rules_version)
        from care_case c where c.beneficiary_id = b.beneficiary_id and c.case_id = ${case_id}::uuid))`;

export const dosesOfPerson: RawBuilder<readonly DoseOnRecord[]> = sql`
  (select coalesce(json_agg(json_build_object(
      'dose_id', d.dose_id, 'dose_code', d.dose_code, 'attempt', d.attempt, 'given_on', d.given_on,
      'material_id', d.material_id, 'batch_id', d.batch_id, 'voided', exists (
        select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id))), '[]')
    from dose d where d.beneficiary_id = b.beneficiary_id)`;

/** How many doses of the case stand. */
export const standingDoses = (case_id: string): RawBuilder<{ readonly doses: number }> => sql`
  (select json_build_object('doses', count(*)) from dose d
    where d.beneficiary_id = b.beneficiary_id and d.case_id = ${case_id}::uuid and d.origin = 'session'
      and not exists (select from dose_void x where x.beneficiary_id = d.beneficiary_id and x.dose_id = d.dose_id))`;
