import type { Session } from '@teeka/contract/sessions';
import { type GivenDoses, lineKey, uncounted } from '@teeka/domain/stock';
import type { PackView } from '../../../platform/pack/index.ts';

/**
 * What this phone knows that the session gave: doses recorded here with vaccine and batch, and of the people of its
 * list what other phones gave that day, which the pack tells by dose only.
 */
export function givenHere(view: PackView, session: Session): readonly GivenDoses[] {
  const { meta, people } = view.rows;
  const found = new Map<string, GivenDoses>();
  const add = (material_id: number, batch_number: string) => {
    const batch = meta.batches.find(
      (one) => one.material_id === material_id && one.batch_number === batch_number,
    );
    const key = lineKey({ material_id, batch_number });
    const before = found.get(key) ?? {
      material_id,
      batch_number,
      expiry_date: batch?.expiry_date ?? null,
      doses: 0,
    };
    found.set(key, { ...before, doses: before.doses + 1 });
  };
  const here = new Set<string>();
  /** Given by others and written down here: from no vial of this session. */
  const byOthers = new Set<string>();
  for (const one of view.cases.values()) {
    if (one.session_id !== session.session_id) continue;
    for (const dose of one.doses) {
      if (dose.state === 'refused') continue;
      here.add(`${one.beneficiary_id}/${dose.dose_code}`);
      add(dose.material_id, dose.batch_number);
    }
  }
  // Doses in the care of a bite stand in no case of a visit.
  for (const [person, doses] of view.doses) {
    for (const dose of doses) {
      const key = `${person}/${dose.dose_code}`;
      const isOurs = dose.session_id === session.session_id && dose.state !== 'refused';
      if (isOurs && dose.material_id === 0) byOthers.add(key);
      if (!isOurs || dose.material_id === 0 || here.has(key)) continue;
      here.add(key);
      add(dose.material_id, dose.batch_number);
    }
  }
  for (const line of view.rows.roster.get(session.session_id)?.values() ?? []) {
    if (line.status !== 'vaccinated') continue;
    for (const [code, day, voided] of people.get(line.beneficiary_id)?.doses ?? []) {
      const key = `${line.beneficiary_id}/${code}`;
      const isOurs = day === session.date_of_session && voided === 0;
      if (!isOurs || here.has(key) || byOthers.has(key)) continue;
      const batches = meta.batches.filter((batch) =>
        meta.materials.some((one) => one.material_id === batch.material_id && one.dose_codes.includes(code)),
      );
      const [only] = batches.length === 1 ? batches : batches.filter((batch) => batch.expiry_date >= day);
      if (only) add(only.material_id, only.batch_number);
    }
  }
  return [...found.values()];
}

/** Vaccines given at a session, as far as this phone knows, whose vials nobody has counted. */
export const uncountedHere = (view: PackView, session: Session): readonly number[] =>
  uncounted(givenHere(view, session), session.vials_counted ?? []);
