import { offlineCall } from '../offline-call.ts';
import { withPerson } from '../view/effect.ts';

/** A death taken back: whoever was declared dead is offered their doses again. */
export default offlineCall({
  name: 'beneficiaries.withdrawBenDeath',
  load: async () => (await import('@teeka/contract/beneficiaries/death')).withdrawBenDeath,
  effect(view, input) {
    const person = view.rows.people.get(input.beneficiary_ref_id);
    if (!person || person.deceased_on !== input.date_of_death) return view;
    return withPerson(view, { ...person, deceased_on: null });
  },
});
