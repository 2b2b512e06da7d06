import { offlineCall } from '../offline-call.ts';

/** A batch that was taken in on this phone can be given from at once. */
export default offlineCall({
  name: 'stock.receiveBatch',
  load: async () => (await import('@teeka/contract/stock')).receiveBatch,
  makes: ({ batch_id }) => batch_id,
  effect(view, input) {
    const { batch_id, material_id, batch_number, manufacturer, expiry_date, session_site_id } = input;
    const { meta } = view.rows;
    const number = batch_number.trim();
    const isHere = meta.batches.some(
      (batch) => batch.material_id === material_id && batch.batch_number.toUpperCase() === number.toUpperCase(),
    );
    if (isHere || meta.session_site_id !== session_site_id) return view;
    const batch = { batch_id, material_id, batch_number: number, manufacturer, expiry_date, session_site_id };
    return { ...view, rows: { ...view.rows, meta: { ...meta, batches: [...meta.batches, batch] } } };
  },
});
