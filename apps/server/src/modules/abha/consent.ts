import { isDeepStrictEqual } from 'node:util';
import type { abhaConsent } from '@teeka/contract/abha';
import {
  type AbhaSheet,
  abhaConsentRefusals,
  consentHolds,
  consentIsFresh,
  guardianRefusals,
  guardianStands,
  isOfGuardian,
} from '@teeka/domain/abha';
import type { Refusals } from '@teeka/domain/refusal';
import type { z } from 'zod';
import type { Context } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { EventRow, PersonRow } from './queries.ts';

export type Consent = z.output<typeof abhaConsent>;

/** When something was said, by the phone on which it was written down; never later than it is heard here. */
export const heardOf = (captured_at: string, { now }: Pick<Context, 'now'>): Date =>
  new Date(Math.min(Date.parse(captured_at), now.instant.getTime()));

export const pointsOf = (points: readonly string[]) => [...new Set(points)].toSorted();

/** Who agrees for a child: a guardian under 18 or one who died agrees for nobody. */
export function refusalsOfGuardian(person: PersonRow, sheet: AbhaSheet, { now }: Pick<Context, 'now'>): Refusals {
  const { guardian_id, guardian_dob: dob, guardian_deceased_on: deceased_on } = person;
  const here = dob === null ? undefined : { dob, deceased_on };
  return guardianRefusals(guardianStands({ isNamed: sheet === 'child' && guardian_id !== null, here }, now.today));
}

/** Why nothing is done on a consent as it was sent: what is wrong with it, whose it is, who the guardian is. */
export function refusalsOf(
  consent: Consent,
  { person, sheet }: { readonly person: PersonRow; readonly sheet: AbhaSheet },
  context: Pick<Context, 'now'>,
): Refusals {
  const wrong = abhaConsentRefusals(consent, sheet);
  if (wrong.length > 0) return wrong;
  const { guardian_id = person.guardian_id } = consent;
  if (!isOfGuardian(sheet, guardian_id, person.guardian_id)) return [{ code: 'ABHACC0001', path: 'consent' }];
  return refusalsOfGuardian(person, sheet, context);
}

interface Given {
  readonly given_at: Date;
  readonly person: Pick<PersonRow, 'beneficiary_id' | 'guardian_id' | 'said_no'>;
  /** What the same worker took down before. */
  readonly before: readonly EventRow[];
}

/** The consent as it is kept: every point, version, language, who gave it and how, before which worker and when. */
function consentEvent(consent: Consent, { given_at, person }: Given, { actor, now }: Context): EventRow {
  const { sheet, version: sheet_version, language, given_by, method, points } = consent;
  const { beneficiary_id } = person;
  return {
    ...{ beneficiary_id, event_id: uuidV7(now.instant), what: 'consent', at: given_at, recorded_at: now.instant },
    ...{ done_by: actor.user_id, reason: '', consent_id: null, wish_id: null, relation_proof: null },
    // For a child its guardian on record agrees: who that was stays, also where it is another one later.
    guardian_id: sheet === 'child' ? (consent.guardian_id ?? person.guardian_id) : null,
    ...{ sheet, sheet_version, language, given_by, method, points: pointsOf(points) },
  };
}

const said = ({ sheet, sheet_version, language, given_by, method, points, guardian_id }: EventRow) => [
  ...[sheet, sheet_version, language, given_by, method, guardian_id],
  points,
];

/** Given at the same moment; one whose moment is that of its arrival was given at any within an attempt's time. */
function isOfMoment({ at, recorded_at }: EventRow, given_at: Date): boolean {
  if (at.getTime() === given_at.getTime()) return true;
  return at.getTime() === recorded_at.getTime() && at < given_at && consentIsFresh(at, given_at);
}

/** The consent as it is kept; one that came already, with another way that was tried or before its wish, is that one. */
export function keptConsent(consent: Consent, given: Given, context: Context) {
  const event = consentEvent(consent, given, context);
  const known = given.before.find(
    (one) =>
      isOfMoment(one, given.given_at) &&
      consentHolds(one.at, given.person.said_no) &&
      isDeepStrictEqual(said(one), said(event)),
  );
  return known ? { event: known, isNew: false } : { event, isNew: true };
}
