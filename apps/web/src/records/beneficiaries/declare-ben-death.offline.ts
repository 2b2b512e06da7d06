import { offlineCall } from '../offline-call.ts';
import { withPerson } from '../view/effect.ts';

/** Somebody died: said everywhere on this phone, and nothing is offered to them any more. */
export default offlineCall({
  name: 'beneficiaries.declareBenDeath',
  load: async () => (await import('@teeka/contract/beneficiaries/death')).declareBenDeath,
  effect(view, input) {
    const person = view.rows.people.get(input.beneficiary_ref_id);
    if (!person || person.deceased_on !== null) return view;
    return withPerson(view, { ...person, deceased_on: input.date_of_death.trim() });
  },
});
