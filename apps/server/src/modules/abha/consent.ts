import { isDeepStrictEqual } from 'node:util';
import type { abhaConsent } from '@teeka/contract/abha';
import { consentHolds, consentIsFresh } from '@teeka/domain/abha';
import type { z } from 'zod';
import type { Context } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import type { EventRow, PersonRow } from './queries.ts';

export type Consent = z.output<typeof abhaConsent>;

/** When something was said, by the phone on which it was written down; never later than it is heard here. */
export const heardOf = (captured_at: string, { now }: Pick<Context, 'now'>): Date =>
  new Date(Math.min(Date.parse(captured_at), now.instant.getTime()));

export const pointsOf = (points: readonly string[]) => [...new Set(points)].toSorted();

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
    guardian_id: sheet === 'child' ? person.guardian_id : null,
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
