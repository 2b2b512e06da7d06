import type { registration } from '@teeka/contract/beneficiaries';
import type { RequestOf } from '@teeka/contract/call';
import { isReferenceNumber, withoutGroups } from '@teeka/domain/identity';
import { typesOffOn } from '@teeka/domain/settings';
import { lockedTries } from '../../../platform/access/tries/tries.ts';
import { submissionOf } from '../../../platform/clock/submission.ts';
import type { Reader } from '../../../platform/db/database.ts';
import type { Context } from '../../../platform/http/handler.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { allSettings, maxMembersPerMobile } from '../../settings/index.ts';
import {
  type CandidateRow,
  candidates,
  holdPerson,
  holdReferences,
  inAreaAmong,
  membersOnMobile,
} from '../names/queries.ts';
import { lockPerson } from '../queries.ts';
import { lockedBy, questionOf } from './compare.ts';
import {
  type BirthRow,
  birthOfNumber,
  type ExistingRow,
  existingPerson,
  type GuardianRow,
  guardianOf,
  type OnSiteRow,
  type PlaceRow,
  placesInArea,
  sessionOnSite,
  typeSwitches,
} from './queries.ts';

export type Registration = RequestOf<typeof registration>;

/** What a registration is judged by. */
export interface RegistrationRows {
  readonly existing: ExistingRow | undefined;
  /** Undefined where no reference number was given. */
  readonly guardian: GuardianRow | null | undefined;
  /** The birth for which the number was given, where it is one of a delivery on record. */
  readonly birth: BirthRow | undefined;
  readonly places: PlaceRow | undefined;
  /** Undefined where nobody is registered on site. */
  readonly session: OnSiteRow | null | undefined;
  /** Types that the state had taken away on the day of the registration. */
  readonly typesOff: readonly number[];
  readonly members: { readonly count: number; readonly max: number };
  readonly candidates: readonly CandidateRow[];
  /** Of the people whom the worker saw and overruled those of the area. */
  readonly overruled: ReadonlySet<string>;
  /** How often the worker was shown today that somebody outside the area has a photo ID. */
  readonly triesElsewhere: number;
}

/** Everything in one round trip; what is not in the shape of an id is not requested, the rules refuse it. */
export async function readRegistration(
  input: Registration,
  { actor, now, atRest, db }: Context & { readonly db: Reader },
): Promise<RegistrationRows> {
  const question = questionOf(input, atRest);
  const beneficiaryId = withoutGroups(input.beneficiary_id);
  const number = isReferenceNumber(beneficiaryId) ? beneficiaryId : '0';
  const reference = withoutGroups(input.guardian_ben_id);
  const { session_id } = input;
  const overruled = (input.duplicate_overruled?.beneficiary_ids ?? []).map(withoutGroups).filter(isReferenceNumber);
  const [tried, , , , existing, birth, guardian, places, session, members, settings, rows, seen, switches] =
    await Promise.all([
      question.photo_id.length > 0 ? lockedTries('photo-id-elsewhere', { actor, now, db }) : 0,
      db.rows(holdPerson(lockedBy(input, question))),
      // A delivery is not taken back while its child is registered.
      input.delivery_id !== undefined && isReferenceNumber(reference) ? db.rows(lockPerson(reference)) : [],
      db.rows(holdReferences([number])),
      db.first(existingPerson(actor, now.today, number)),
      db.first(birthOfNumber(number)),
      isReferenceNumber(reference) ? db.first(guardianOf(actor, now.today, reference)) : undefined,
      db.first(placesInArea(actor.scope, input.village_id, input.facility_id)),
      session_id && isUuid(session_id) ? db.first(sessionOnSite(actor.scope, session_id)) : undefined,
      question.mobile.length > 0 ? db.first(membersOnMobile(question.mobile, '0')) : undefined,
      db.rows(allSettings()),
      db.rows(candidates(actor, now.today, question)),
      overruled.length > 0 ? db.rows(inAreaAmong(actor, now.today, overruled)) : [],
      db.rows(typeSwitches(input.village_id)),
    ]);
  return {
    existing,
    birth,
    guardian: reference === '' ? undefined : (guardian ?? null),
    places,
    session: session_id === undefined ? undefined : (session ?? null),
    typesOff: typesOffOn(submissionOf(input.captured_at, now).capturedDay, switches),
    members: { count: members?.count ?? 0, max: maxMembersPerMobile(settings) },
    candidates: rows,
    overruled: new Set(seen.map(({ beneficiary_id }) => beneficiary_id)),
    triesElsewhere: tried,
  };
}
