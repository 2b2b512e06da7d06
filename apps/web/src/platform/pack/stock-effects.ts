import type { RequestOf } from '@teeka/contract/call';
import type { receiveBatch } from '@teeka/contract/stock';
import type { Effect } from './effect.ts';
import type { PackView } from './view.ts';

/** A record that no screen of the session day draws: its own screens read it from the outbox. */
export const nothingDrawn = (view: PackView): PackView => view;

/** A batch that was taken in on this phone can be given from at once. */
export const receiveBatchEffect: Effect<RequestOf<typeof receiveBatch>> = (view, input) => {
  const { batch_id, material_id, batch_number, manufacturer, expiry_date, session_site_id } = input;
  const { meta } = view.rows;
  const number = batch_number.trim();
  const isHere = meta.batches.some(
    (batch) => batch.material_id === material_id && batch.batch_number.toUpperCase() === number.toUpperCase(),
  );
  if (isHere || meta.session_site_id !== session_site_id) return view;
  const batch = { batch_id, material_id, batch_number: number, manufacturer, expiry_date, session_site_id };
  return { ...view, rows: { ...view.rows, meta: { ...meta, batches: [...meta.batches, batch] } } };
};
