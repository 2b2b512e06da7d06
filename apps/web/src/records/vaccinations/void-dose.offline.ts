import type { BiteCase } from '@teeka/contract/bites/shapes';
import type { RequestOf } from '@teeka/contract/call';
import type { voidDose } from '@teeka/contract/vaccinations';
import { isBiteDose, statusAfterVoid } from '@teeka/domain/bites';
import { withBites } from '../bites/bite-cases.ts';
import { offlineCall } from '../offline-call.ts';
import { undrawn } from '../stock/session-vials.ts';
import { withEntry, withPerson, withRosterEntry } from '../view/effect.ts';
import { entryIn, type LocalDose, type PackView } from '../view/view.ts';

type Voided = RequestOf<typeof voidDose>;

/** A dose taken back: it no longer stands on the card, whether it was pulled or recorded here, nor in its course. */
export default offlineCall({
  name: 'vaccinations.voidDose',
  load: async () => (await import('@teeka/contract/vaccinations/doses')).voidDose,
  alreadySo: ['VACDOS0015'],
  effect: (view, input) => withoutBiteDose(withoutDose(view, input), input),
  tells: ({ dose_id }) => ({ session_id: '', given: [], taken: [dose_id] }),
});

function withoutDose(view: PackView, input: Voided): PackView {
  const { beneficiary_reference_id: person, dose_id, dose_code, given_on } = input;
  const local = view.doses.get(person) ?? [];
  const gone = local.find((dose) => dose.dose_id === dose_id);
  if (gone) {
    const left = local.filter((dose) => dose !== gone);
    const after = undrawn({ ...view, doses: withEntry(view.doses, person, left) }, dose_id);
    return notVaccinated(after, gone, { person, left });
  }
  const record = view.rows.people.get(person);
  const at = (record?.doses ?? []).findIndex(
    ([code, day, voided]) => code === dose_code && day === given_on && voided === 0,
  );
  if (!record || at < 0) return view;
  const doses = record.doses.map((dose, nth): typeof dose =>
    nth === at ? ([dose[0], dose[1], 1] as typeof dose) : dose,
  );
  return undrawn(withPerson(view, { ...record, doses }), dose_id);
}

/** Somebody to whom no dose is left that the session gave stands on its list as verified again. */
function notVaccinated(
  view: PackView,
  gone: LocalDose,
  { person, left }: { readonly person: string; readonly left: readonly LocalDose[] },
): PackView {
  if (left.some(({ session_id }) => session_id === gone.session_id)) return view;
  const entry = entryIn(view, gone.session_id, person);
  return entry?.status === 'vaccinated' ? withRosterEntry(view, { ...entry, status: 'verified' }) : view;
}

/** A dose taken back no longer counts in its course; a completed one that lacks it is open again. */
function withoutBiteDose(view: PackView, { beneficiary_reference_id, dose_code, dose_id }: Voided): PackView {
  if (!isBiteDose(dose_code)) return view;
  return withBites(view, beneficiary_reference_id, (cases) => cases.map((care) => courseWithout(care, dose_id, cases)));
}

function courseWithout(care: BiteCase, doseId: string, cases: readonly BiteCase[]): BiteCase {
  if (!care.doses.some(({ dose_id, voided }) => dose_id === doseId && !voided)) return care;
  const doses = care.doses.map((dose) => (dose.dose_id === doseId ? { ...dose, voided: true } : dose));
  const after = { ...care, doses };
  // Every dose of a completed course is needed; whether one was recorded twice is for the server to see.
  const isComplete = care.doses.some(({ dose_id, dose_code }) => dose_id === doseId && dose_code !== 'ARV');
  const hasOpenCourse = cases.some(
    (other) => other !== care && other.case_type === 'rabies' && other.status === 'open',
  );
  return { ...after, status: statusAfterVoid(after, { isComplete, hasOpenCourse }) };
}
