import type { StockedBatch } from '@teeka/domain/vaccinations';
import { type CompiledQuery, sql } from 'kysely';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { build } from '../../../platform/db/build.ts';
import { stopsOfBatch } from '../../stock/index.ts';

/** Batches in stock at the session's site whose number was typed, asked only where one was. */
export function batchesTyped(
  scope: Scope,
  of: { readonly session_id: string; readonly typed: readonly string[] },
): CompiledQuery<StockedBatch> {
  return sql<StockedBatch>`
    select k.batch_id, k.material_id, k.batch_number, k.expiry_date, ${stopsOfBatch} as stops
    from vaccination_session p join batch k using (session_site_id)
    where p.session_id = ${of.session_id}::uuid and ${siteInScope('p.session_site_id', scope)}
      and upper(trim(k.batch_number)) = any(${[...of.typed]}::text[])
    order by k.batch_id`.compile(build);
}
