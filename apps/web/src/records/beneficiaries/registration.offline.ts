import {
  eachField,
  normalPerson,
  type PackedField,
  type PersonValues,
  packedFields,
} from '@teeka/domain/beneficiaries';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { offlineCall } from '../offline-call.ts';
import { newEntry } from '../sessions/new-entry.ts';
import { withPerson, withRosterEntry } from '../view/effect.ts';
import { entryIn } from '../view/view.ts';

/** A child whose delivery was refused, or taken back, waits with it: until it stands nobody was born. */
const isOfNoDelivery = (mother: PersonOnPhone | undefined, delivery_id: string | undefined): boolean =>
  mother !== undefined &&
  delivery_id !== undefined &&
  !(mother.pregnancies ?? []).some(({ events }) => events.some(({ event_id }) => event_id === delivery_id));

/** Somebody new: in the pack at once, and on the session's list where they were registered on site. */
export default offlineCall({
  name: 'beneficiaries.registration',
  load: async () => (await import('@teeka/contract/beneficiaries/register')).registration,
  makes: ({ beneficiary_id }) => beneficiary_id,
  // The server knows no child of somebody unknown.
  needs: ({ guardian_ben_id, delivery_id }) => [guardian_ben_id, delivery_id],
  // A child of a delivery that two wrote down is the child of the one that stands.
  fallsWith: ({ delivery_id }) => delivery_id,
  effect(view, input) {
    const { beneficiary_id, session_id, delivery_id } = input;
    const kept = normalPerson(input);
    const guardian = view.rows.people.get(kept.guardian_ben_id);
    const added =
      view.rows.people.has(beneficiary_id) || isOfNoDelivery(guardian, delivery_id)
        ? view
        : withPerson(view, {
            beneficiary_id,
            ben_name: kept.name,
            dob: kept.dob,
            gender: kept.gender,
            guardian_name: guardian?.ben_name ?? kept.guardian_name,
            village_id: kept.village_id,
            ben_type_id: kept.ben_type_id,
            lmp_date: kept.lmp_date,
            photo_id_type: kept.photo_id_type,
            photo_id_last4: kept.photo_id_number.slice(-4),
            deceased_on: null,
            doses: [],
            version: 0,
            dob_is_year: kept.dob_is_year,
            guardian_ben_id: kept.guardian_ben_id === '' ? null : kept.guardian_ben_id,
            ...eachField<PackedField, PersonValues>(packedFields, (field) => kept[field]),
            mobile: kept.mobile_number,
          });
    if (session_id === undefined || entryIn(added, session_id, beneficiary_id)) return added;
    return withRosterEntry(added, newEntry({ session_id, beneficiary_id, added_from: 'vaccinator' }));
  },
});
