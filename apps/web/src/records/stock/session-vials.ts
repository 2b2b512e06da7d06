import type { RequestOf } from '@teeka/contract/call';
import type { addVaccineDetails } from '@teeka/contract/cases';
import type { voidDose } from '@teeka/contract/vaccinations';
import { type DrawnDose, type GivenDoses, withDrawn } from '@teeka/domain/stock';
import type { Item } from '../../platform/outbox/item.ts';
import { withEntry } from '../view/effect.ts';
import { type PackView, sessionIn } from '../view/view.ts';

// By name: the calls themselves would bring every shape of a case onto each screen that counts vials.
const gives = 'cases.addVaccineDetails';
const takesBack = 'vaccinations.voidDose';

/** The view with a session's doses after more was drawn there, or taken back. */
export function drawnAt(view: PackView, session_id: string, doses: readonly DrawnDose[], sign: 1 | -1 = 1): PackView {
  const session = sessionIn(view, session_id);
  if (!session || doses.length === 0) return view;
  const doses_given = withDrawn(session.doses_given ?? [], doses, sign);
  return { ...view, sessions: withEntry(view.sessions, session_id, { ...session, doses_given }) };
}

/** The dose as this phone recorded it, and the session it was given at. */
function recordedHere(items: readonly Item[], dose_id: string) {
  for (const { call, input } of items) {
    if (call !== gives) continue;
    const { session_id, vaccine_details } = input as RequestOf<typeof addVaccineDetails>;
    const dose = vaccine_details.find((one) => one.dose_id === dose_id);
    if (dose) return { session_id, dose };
  }
  return undefined;
}

/**
 * The view after a dose was taken back, where this phone knows what it was drawn from: it recorded the dose itself.
 * Whose vial another phone's dose came from is known with the next pull.
 */
export function undrawn(view: PackView, dose_id: string): PackView {
  const here = recordedHere(view.items, dose_id);
  return here ? drawnAt(view, here.session_id, [here.dose], -1) : view;
}

/** What the server says that a session gave, with the doses and voids that wait on this phone. */
export function withWaiting(
  given: readonly GivenDoses[],
  items: readonly Item[],
  session_id: string,
): readonly GivenDoses[] {
  let now = given;
  for (const { call, input, state } of items) {
    if (state === 'done' || state === 'refused') continue;
    if (call === gives) {
      const visit = input as RequestOf<typeof addVaccineDetails>;
      if (visit.session_id === session_id) now = withDrawn(now, visit.vaccine_details);
    } else if (call === takesBack) {
      const here = recordedHere(items, (input as RequestOf<typeof voidDose>).dose_id);
      if (here?.session_id === session_id) now = withDrawn(now, [here.dose], -1);
    }
  }
  return now;
}
