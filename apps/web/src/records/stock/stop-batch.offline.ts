import { dayInIndia } from '@teeka/domain/calendar';
import { lineKey } from '@teeka/domain/stock';
import { offlineCall } from '../offline-call.ts';

/** A batch that was stopped on this phone is no longer offered on it; one whose stop was lifted is again. */
export default offlineCall({
  name: 'stock.stopBatch',
  load: async () => (await import('@teeka/contract/stock')).stopBatch,
  effect(view, input) {
    const { session_site_id, stopped, reason, captured_at } = input;
    const { meta } = view.rows;
    if (session_site_id !== '' && session_site_id !== meta.session_site_id) return view;
    const stop = stopped ? { on: dayInIndia(captured_at), reason } : null;
    const batches = meta.batches.map((batch) => (lineKey(batch) === lineKey(input) ? { ...batch, stop } : batch));
    return { ...view, rows: { ...view.rows, meta: { ...meta, batches } } };
  },
  title: ({ batch_number }) => ({ batch: batch_number }),
});
