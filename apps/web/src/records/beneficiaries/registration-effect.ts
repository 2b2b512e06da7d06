import type {
  declareBenDeath,
  registration,
  updateBeneficiaryBasicDetails,
  withdrawBenDeath,
} from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
import type { RosterEntry } from '@teeka/contract/sessions';
import { normalPerson } from '@teeka/domain/beneficiaries';
import type { PersonOnPhone } from '../../platform/pack/person-card.ts';
import { type Effect, withEntry, withRosterEntry } from '../view/effect.ts';
import { entryIn, type PackView } from '../view/view.ts';

/** The person over the pulled ones: the view's copy of the rows has them, the pulled rows themselves never do. */
export function withPerson(view: PackView, person: PersonOnPhone): PackView {
  const people = withEntry(view.rows.people, person.beneficiary_id, person);
  return { ...view, rows: { ...view.rows, people } };
}

const ready = (session_id: string, beneficiary_id: string): RosterEntry => ({
  session_id,
  beneficiary_id,
  status: 'scheduled',
  added_from: 'vaccinator',
  verified_by: null,
  verified_at: null,
  verification_method: null,
  reject_reason_id: null,
  version: 0,
});

/** Somebody new: in the pack at once, and on the session's list where they were registered on site. */
export const registrationEffect: Effect<RequestOf<typeof registration>> = (view, input) => {
  const { beneficiary_id, session_id } = input;
  const kept = normalPerson(input);
  const guardian = view.rows.people.get(kept.guardian_ben_id);
  const added = view.rows.people.has(beneficiary_id)
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
        father_name: kept.father_name,
        mobile: kept.mobile_number,
      });
  if (session_id === undefined || entryIn(added, session_id, beneficiary_id)) return added;
  return withRosterEntry(added, ready(session_id, beneficiary_id));
};

/** Changed details of a person of the pack; only the fields that the edit names. */
export const editEffect: Effect<RequestOf<typeof updateBeneficiaryBasicDetails>> = (view, input) => {
  const person = view.rows.people.get(input.beneficiary_id);
  if (!person) return view;
  const guardian = view.rows.people.get(input.guardian_ben_id ?? '');
  const edit: Readonly<Record<string, Partial<PersonOnPhone>>> = {
    ben_name: { ben_name: input.ben_name },
    beneficiary_gender: { gender: input.beneficiary_gender },
    ben_mobile_number: { mobile: input.ben_mobile_number },
    ben_type_id: { ben_type_id: input.ben_type_id },
    dob: { dob: input.dob, dob_is_year: input.dob_is_year },
    photo_id_number: {
      photo_id_type: input.photo_id_type,
      photo_id_last4: input.photo_id_number.slice(-4),
    },
    village_id: { village_id: input.village_id ?? person.village_id },
    guardian_ben_id: {
      guardian_ben_id: input.guardian_ben_id || null,
      ...(guardian ? { guardian_name: guardian.ben_name } : {}),
    },
    guardian_name: { guardian_name: input.guardian_name ?? person.guardian_name },
    father_name: { father_name: input.father_name ?? person.father_name ?? '' },
    lmp_date: { lmp_date: input.lmp_date ?? null },
  };
  const edited = Object.assign({}, person, ...input.changed.map((field) => edit[field] ?? {}));
  const changed = withPerson(view, edited);
  return input.changed.includes('ben_name') ? withGuardianName(changed, edited) : changed;
};

/** Somebody died: said everywhere on this phone, and nothing is offered to them any more. */
export const deathEffect: Effect<RequestOf<typeof declareBenDeath>> = (view, input) => {
  const person = view.rows.people.get(input.beneficiary_ref_id);
  if (!person || person.deceased_on !== null) return view;
  return withPerson(view, { ...person, deceased_on: input.date_of_death.trim() });
};

/** A death taken back: whoever was declared dead is offered their doses again. */
export const deathWithdrawnEffect: Effect<RequestOf<typeof withdrawBenDeath>> = (view, input) => {
  const person = view.rows.people.get(input.beneficiary_ref_id);
  if (!person || person.deceased_on !== input.date_of_death) return view;
  return withPerson(view, { ...person, deceased_on: null });
};

/** Children are shown with the new name of their guardian. */
function withGuardianName(view: PackView, { beneficiary_id, ben_name }: PersonOnPhone): PackView {
  const people = new Map(view.rows.people);
  for (const person of people.values())
    if (person.guardian_ben_id === beneficiary_id)
      people.set(person.beneficiary_id, { ...person, guardian_name: ben_name });
  return { ...view, rows: { ...view.rows, people } };
}
