import type { registration } from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
import { isReferenceNumber, withoutGroups } from '@teeka/domain/identity';
import type { Reader } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/handler.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { allSettings, maxMembersPerMobile } from '../../settings/index.ts';
import { type CandidateRow, candidates, holdMobile, membersOnMobile } from '../names/queries.ts';
import { questionOf } from './compare.ts';
import {
  type ExistingRow,
  existingPerson,
  type GuardianRow,
  guardianOf,
  type OnSiteRow,
  type PlaceRow,
  placesInArea,
  sessionOnSite,
} from './queries.ts';

export type Registration = RequestOf<typeof registration>;

/** What a registration is judged by. */
export interface RegistrationRows {
  readonly existing: ExistingRow | undefined;
  /** Undefined where no reference number was given. */
  readonly guardian: GuardianRow | null | undefined;
  readonly places: PlaceRow | undefined;
  /** Undefined where nobody is registered on site. */
  readonly session: OnSiteRow | null | undefined;
  readonly members: { readonly count: number; readonly max: number };
  readonly candidates: readonly CandidateRow[];
}

/** Everything in one round trip; what is not in the shape of an id is not asked for, the rules refuse it. */
export async function readRegistration(
  input: Registration,
  { actor, now, atRest, db }: Context & { readonly db: Reader },
): Promise<RegistrationRows> {
  const question = questionOf(input, atRest);
  const asked = withoutGroups(input.beneficiary_id);
  const number = isReferenceNumber(asked) ? asked : '0';
  const reference = withoutGroups(input.guardian_ben_id);
  const { session_id } = input;
  const [, existing, guardian, places, session, members, settings, rows] = await Promise.all([
    question.mobile ? db.rows(holdMobile(question.mobile)) : undefined,
    db.first(existingPerson(number)),
    isReferenceNumber(reference) ? db.first(guardianOf(actor, now.today, reference)) : undefined,
    db.first(placesInArea(actor.scope, input.village_id, input.facility_id)),
    session_id && isUuid(session_id) ? db.first(sessionOnSite(actor.scope, session_id)) : undefined,
    question.mobile ? db.first(membersOnMobile(question.mobile, number)) : undefined,
    db.rows(allSettings()),
    db.rows(candidates(actor, now.today, question)),
  ]);
  return {
    existing,
    guardian: reference === '' ? undefined : (guardian ?? null),
    places,
    session: session_id === undefined ? undefined : (session ?? null),
    members: { count: members?.count ?? 0, max: maxMembersPerMobile(settings) },
    candidates: rows.filter(({ beneficiary_id }) => beneficiary_id !== number),
  };
}
