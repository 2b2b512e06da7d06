import { isDeepStrictEqual } from 'node:util';
import type { abhaConsent } from '@teeka/contract/abha';
import {
  type AbhaSheet,
  abhaAttemptMinutes,
  abhaConsentDays,
  abhaConsentRefusals,
  abhaSheetOf,
} from '@teeka/domain/abha';
import { addDays, dayInIndia } from '@teeka/domain/calendar';
import type { z } from 'zod';
import type { Reader, Writer } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { isPerson } from './about.ts';
import { consentSince, type EventRow, type PersonRow, storeEvent, type WishRow, wishOf } from './queries.ts';

type Consent = z.output<typeof abhaConsent>;

/** The consent of now, or the wish in which it was kept. */
export interface AgreedInput {
  readonly beneficiary_id: string;
  readonly consent: Consent | null;
  readonly wish_id: string | null;
}

export interface AgreedRows {
  /** What this worker took down of the person some minutes ago. */
  readonly before: EventRow | undefined;
  readonly wish: WishRow | undefined;
}

/** What an attempt rests on; `event` where the consent is to be kept. */
export interface Agreed {
  readonly consent_id: string;
  readonly wish_id: string | null;
  readonly event: EventRow | null;
}

const minute = 60_000;

export async function readAgreed(
  { beneficiary_id, wish_id }: AgreedInput,
  { actor, now, db }: Context & { readonly db: Reader },
): Promise<AgreedRows> {
  if (!isPerson(beneficiary_id)) return { before: undefined, wish: undefined };
  const since = new Date(now.instant.getTime() - abhaAttemptMinutes * minute);
  const [before, wish] = await Promise.all([
    db.first(consentSince({ beneficiary_id, user_id: actor.user_id, since })),
    wish_id ? db.first(wishOf(beneficiary_id, wish_id)) : undefined,
  ]);
  return { before, wish };
}

/** A consent is good for some days; one of a wish tells by itself from when it is. */
export const stillHolds = (captured_at: Date, { now }: Pick<Context, 'now'>): boolean =>
  addDays(dayInIndia(captured_at.toISOString()), abhaConsentDays) >= now.today;

export const sheetOf = ({ dob }: Pick<PersonRow, 'dob'>, { now }: Pick<Context, 'now'>): AbhaSheet =>
  abhaSheetOf(dob, now.today);

export const pointsOf = (points: readonly string[]) => [...new Set(points)].toSorted();

/** The consent as it is kept: every point, version, language, who gave it and how, before which worker and when. */
export function consentEvent(
  consent: Consent,
  { beneficiary_id, at }: { readonly beneficiary_id: string; readonly at: Date },
  { actor, now }: Context,
): EventRow {
  const { sheet, version: sheet_version, language, given_by, method, points } = consent;
  return {
    ...{ beneficiary_id, event_id: uuidV7(now.instant), what: 'consent', at, recorded_at: now.instant },
    ...{ done_by: actor.user_id, reason: '', consent_id: null, wish_id: null, guardian_id: null, relation_proof: null },
    ...{ sheet, sheet_version, language, given_by, method, points: pointsOf(points) },
  };
}

/** Is it the very consent that was taken down a moment ago, sent with the next way that is tried? */
const isSame = (consent: Consent, before: EventRow): boolean =>
  isDeepStrictEqual(
    [consent.sheet, consent.version, consent.language, consent.given_by, consent.method, pointsOf(consent.points)],
    [before.sheet, before.sheet_version, before.language, before.given_by, before.method, before.points],
  );

/** What was agreed to, or why nothing may be asked: without a whole consent of the right sheet nothing leaves the house. */
export function judgeAgreed(
  input: AgreedInput,
  { before, wish }: AgreedRows,
  person: PersonRow,
  context: Context,
): Agreed | Refused {
  const sheet = sheetOf(person, context);
  if (input.wish_id !== null) {
    if (!wish || wish.ended !== null) return refuse({ code: 'ABHACC0012', path: 'wish_id' });
    const wrong = abhaConsentRefusals(wish, sheet);
    if (wrong.length > 0) return refuse(...wrong);
    if (!stillHolds(wish.captured_at, context)) return refuse({ code: 'ABHACC0001', path: 'consent' });
    return { consent_id: wish.consent_id, wish_id: wish.wish_id, event: null };
  }
  if (!input.consent) return refuse({ code: 'ABHACC0001', path: 'consent' });
  const wrong = abhaConsentRefusals(input.consent, sheet);
  if (wrong.length > 0) return refuse(...wrong);
  if (before && isSame(input.consent, before)) return { consent_id: before.event_id, wish_id: null, event: null };
  const { beneficiary_id } = person;
  const event = consentEvent(input.consent, { beneficiary_id, at: context.now.instant }, context);
  return { consent_id: event.event_id, wish_id: null, event };
}

export function storeAgreed({ event }: Pick<Agreed, 'event'>, db: Writer): void {
  if (event) db.run(storeEvent(event));
}
