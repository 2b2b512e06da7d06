import { addVaccineDetails } from '@teeka/contract/cases';
import { sql } from 'kysely';
import { build } from '../../platform/db/build.ts';
import type { PersonWish } from '../fixtures.ts';
import { openVisit } from '../open-visit.ts';
import type { AreaSide } from './area-side.ts';

/** A person on the list of a session of that side that is on going. */
export async function listed(at: AreaSide, status = 'scheduled', wish: Partial<PersonWish> = {}) {
  const session_id = await at.session(1);
  return { session_id, beneficiary_id: await at.person(wish, { session: session_id, status }) };
}

/** A person whom the owner of the side registered just now. */
export async function registeredByOwner(at: AreaSide): Promise<string> {
  const person = await at.person();
  const { instant } = at.server.clock.clock();
  await at.server.rows(
    sql`update beneficiary set created_by = ${at.owner.user.user_id}::uuid, created_at = ${instant}
      where beneficiary_id = ${person}::bigint`.compile(build),
  );
  return person;
}

/** A visit at which a birth dose was given. */
export async function vaccinated(at: AreaSide) {
  const visit = await openVisit(at, { person: { dob: at.today } });
  await at.phone.ask(addVaccineDetails, { ...visit, vaccine_details: [at.dose()] });
  return visit;
}
