import { saveCaseDetails } from '@teeka/contract/cases';
import { dayInIndia } from '@teeka/domain/calendar';
import { uuidV7 } from '../platform/ids/uuid-v7.ts';
import type { PersonWish } from './fixtures.ts';
import { type SessionDay, vaccine } from './session-day.ts';

/** What names a visit in every call about it. */
export interface OpenVisit {
  readonly case_id: string;
  readonly beneficiary_reference_id: string;
  readonly session_id: string;
}

export interface VisitWish {
  readonly person?: Partial<PersonWish>;
  /** Somebody who is there already and comes again. */
  readonly again?: string;
  /** A session that goes on already. */
  readonly session_id?: string;
}

/** A person verified at an ongoing session, with a case opened by the vaccinator's phone. */
export async function openVisit(day: SessionDay, wish: VisitWish = {}): Promise<OpenVisit> {
  const date = dayInIndia(day.at());
  const session_id = wish.session_id ?? (await day.session(1, date));
  const listed = { session: session_id, status: 'verified' };
  const beneficiary_reference_id = wish.again ?? (await day.person(wish.person));
  await day.list(beneficiary_reference_id, listed);
  const visit = { case_id: uuidV7(), beneficiary_reference_id, session_id };
  await day.phone.ask(saveCaseDetails, {
    ...visit,
    material_category: 'Universal Immunization Programme',
    material_ids: [vaccine.bcg],
    screened: [],
    captured_at: day.at(-2),
  });
  return visit;
}
