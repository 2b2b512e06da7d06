import type { RequestOf } from '@teeka/contract/call';
import type { receiveBatch, saveUtilisation, stopBatch } from '@teeka/contract/stock';
import { dayInIndia } from '@teeka/domain/calendar';
import { type KeptVials, lineKey } from '@teeka/domain/stock';
import { type Effect, withEntry } from '../view/effect.ts';
import { sessionIn } from '../view/view.ts';

/** The vials of a session are counted: it may end, and what it kept is there at the next one. */
export const saveUtilisationEffect: Effect<RequestOf<typeof saveUtilisation>> = (view, input) => {
  const { session_id, lines } = input;
  const session = sessionIn(view, session_id);
  if (!session) return view;
  const { meta } = view.rows;
  const kept = lines.map(
    ({ material_id, batch_number, expiry_date, partial_vials_out, doses_partial_out, opened_on }): KeptVials => ({
      material_id,
      batch_number,
      expiry_date,
      opened_on,
      session_id,
      vials: partial_vials_out ?? 0,
      doses: doses_partial_out ?? 0,
      date_of_session: session.date_of_session,
    }),
  );
  const others = (meta.kept_vials ?? []).filter((one) => one.session_id !== session_id);
  const counted = lines.map(({ material_id, batch_number, expiry_date, doses_recorded: doses }) => ({
    material_id,
    batch_number,
    expiry_date,
    doses,
  }));
  // The count may have been made with news of other phones that no pull has brought yet.
  const keys = new Set(counted.map(lineKey));
  const uncounted = (session.doses_given ?? []).filter((one) => !keys.has(lineKey(one)));
  const doses_given = [...uncounted, ...counted.filter(({ doses }) => doses > 0)];
  return {
    ...view,
    rows: { ...view.rows, meta: { ...meta, kept_vials: [...others, ...kept] } },
    sessions: withEntry(view.sessions, session_id, { ...session, doses_given, doses_counted: counted }),
  };
};

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

/** A batch that was stopped on this phone is no longer offered on it; one whose stop was lifted is again. */
export const stopBatchEffect: Effect<RequestOf<typeof stopBatch>> = (view, input) => {
  const { session_site_id, stopped, reason, captured_at } = input;
  const { meta } = view.rows;
  if (session_site_id !== '' && session_site_id !== meta.session_site_id) return view;
  const stop = stopped ? { on: dayInIndia(captured_at), reason } : null;
  const batches = meta.batches.map((batch) => (lineKey(batch) === lineKey(input) ? { ...batch, stop } : batch));
  return { ...view, rows: { ...view.rows, meta: { ...meta, batches } } };
};
