import type { RequestOf } from '@teeka/contract/call';
import { addVaccineDetails } from '@teeka/contract/cases';
import type { Session } from '@teeka/contract/sessions';
import { voidDose } from '@teeka/contract/vaccinations';
import { isBiteDose } from '@teeka/domain/bites';
import { dosesUsed, type GivenDoses, lineKey, uncounted } from '@teeka/domain/stock';
import type { PackView } from '../../../platform/pack/index.ts';

/** A dose with the vial it came from. */
type Drawn = Pick<
  RequestOf<typeof addVaccineDetails>['vaccine_details'][number],
  'material_id' | 'batch_number' | 'amounts'
>;

/**
 * What this phone knows that the session gave, in doses of the vials' label: doses recorded here with vaccine and
 * batch, and of the people of its list what other phones gave that day, which the pack tells by dose only. Doses that
 * were given elsewhere and written down here come from no vial of the session.
 */
export function givenHere(view: PackView, session: Session): readonly GivenDoses[] {
  const { meta, people, roster } = view.rows;
  const found = new Map<string, GivenDoses>();
  const add = ({ material_id, batch_number, amounts }: Drawn) => {
    if (material_id === 0 || amounts?.elsewhere === true) return;
    const key = lineKey({ material_id, batch_number });
    const batch = meta.batches.find((one) => lineKey(one) === key);
    const before = found.get(key);
    found.set(key, {
      ...{ material_id, batch_number, expiry_date: batch?.expiry_date ?? null },
      doses: (before?.doses ?? 0) + dosesUsed(amounts),
    });
  };
  const own = ownDoses(view, session.session_id);
  for (const { dose } of own.values()) add(dose);
  const known = new Set([...own.values()].map(({ person, dose }) => `${person}/${dose.dose_code}`));
  for (const { beneficiary_id, status } of roster.get(session.session_id)?.values() ?? []) {
    const person = status === 'vaccinated' ? people.get(beneficiary_id) : undefined;
    for (const dose of (person?.bite_cases ?? []).flatMap(({ doses }) => doses)) {
      if (dose.given_on !== session.date_of_session || dose.voided || own.has(dose.dose_id)) continue;
      add({ ...dose, material_id: dose.material_id ?? 0 });
    }
    for (const [code, day, voided] of person?.doses ?? []) {
      const isOurs = day === session.date_of_session && voided === 0 && !isBiteDose(code);
      if (!isOurs || known.has(`${beneficiary_id}/${code}`)) continue;
      const batches = meta.batches.filter((batch) =>
        meta.materials.some((one) => one.material_id === batch.material_id && one.dose_codes.includes(code)),
      );
      const [only] = batches.length === 1 ? batches : batches.filter((batch) => batch.expiry_date >= day);
      if (only) add(only);
    }
  }
  return [...found.values()];
}

/** The doses that this phone recorded at a session and did not take back, by id. */
function ownDoses({ items }: PackView, session_id: string) {
  const stands = items.filter(({ state }) => state !== 'refused');
  const own = new Map<string, { person: string; dose: Drawn & { dose_code: string } }>();
  for (const { call, input } of stands) {
    if (call !== addVaccineDetails.name) continue;
    const visit = input as RequestOf<typeof addVaccineDetails>;
    if (visit.session_id !== session_id) continue;
    for (const dose of visit.vaccine_details)
      own.set(dose.dose_id, { person: visit.beneficiary_reference_id, dose });
  }
  for (const { call, input } of stands)
    if (call === voidDose.name) own.delete((input as RequestOf<typeof voidDose>).dose_id);
  return own;
}

/** Vaccines given at a session, as far as this phone knows, whose vials nobody has counted. */
export const uncountedHere = (view: PackView, session: Session): readonly number[] =>
  uncounted(givenHere(view, session), session.vials_counted ?? []);
