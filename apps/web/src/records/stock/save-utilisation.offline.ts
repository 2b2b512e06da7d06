import { type KeptVials, lineKey } from '@teeka/domain/stock';
import { offlineCall } from '../offline-call.ts';
import { withEntry } from '../view/effect.ts';
import { sessionIn } from '../view/view.ts';

/** The vials of a session are counted: it may end, and what it kept is there at the next one. */
export default offlineCall({
  name: 'stock.saveUtilisation',
  load: async () => (await import('@teeka/contract/stock')).saveUtilisation,
  // The doses it counts, and an earlier count.
  waitsFor: (session) =>
    session.filter(({ call }) => call === 'cases.addVaccineDetails' || call === 'stock.saveUtilisation'),
  effect(view, input) {
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
  },
});
