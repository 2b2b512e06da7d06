import type { StockedBatch } from '@teeka/domain/care';
import type { Scope } from '../../../platform/access/actor.ts';
import { siteInScope } from '../../../platform/access/scope.ts';
import { col } from '../../../platform/db/row.ts';
import { read } from '../../../platform/db/statement.ts';
import { stopsOfBatch } from '../../stock/index.ts';

/** Batches in stock at the session's site whose number was typed, asked only where one was. */
export function batchesTyped(scope: Scope, of: { readonly session_id: string; readonly typed: readonly string[] }) {
  return read({
    batch_id: col.uuid,
    material_id: col.int,
    batch_number: col.text,
    expiry_date: col.date,
    stops: col.json<NonNullable<StockedBatch['stops']>>(),
  })`
    select k.batch_id, k.material_id, k.batch_number, k.expiry_date, ${stopsOfBatch} as stops
    from vaccination_session p join batch k using (session_site_id)
    where p.session_id = ${of.session_id}::uuid and ${siteInScope('p.session_site_id', scope)}
      and upper(trim(k.batch_number)) = any(${[...of.typed]}::text[])
    order by k.batch_id`;
}
