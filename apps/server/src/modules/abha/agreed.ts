import { abhaAttemptMinutes, abhaConsentRefusals, consentHolds, consentIsFresh } from '@teeka/domain/abha';
import { clockTolerance } from '@teeka/domain/sessions';
import { minute } from '../../platform/clock/durations.ts';
import { clockRefusal } from '../../platform/clock/submission.ts';
import type { Reader, Writer } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { isPerson, sheetOf } from './about.ts';
import { type Consent, heardOf, keptConsent, refusalsOf, refusalsOfGuardian } from './consent.ts';
import { consentsSince, type EventRow, type PersonRow, storeEvent } from './queries.ts';
import { type WishRow, wishOf } from './wishes/queries.ts';
import { wishHolds } from './wishes/wish-holds.ts';

/** The consent of now, or the wish in which it was kept. */
export interface AgreedInput {
  readonly beneficiary_id: string;
  readonly consent: Consent | null;
  readonly wish_id: string | null;
}

export interface AgreedRows {
  /** What this worker took down of the person some minutes ago. */
  readonly before: readonly EventRow[];
  readonly wish: WishRow | undefined;
}

/** What an attempt rests on; `event` where the consent is to be kept. */
export interface Agreed {
  readonly consent_id: string;
  readonly given_at: Date;
  readonly wish_id: string | null;
  /** Of a child the guardian who agreed for it, null where there was none on record. */
  readonly guardian_id?: string | null;
  readonly event: EventRow | null;
}

export async function readAgreed(
  { beneficiary_id, wish_id }: AgreedInput,
  { actor, now, db }: Context & { readonly db: Reader },
): Promise<AgreedRows> {
  if (!isPerson(beneficiary_id)) return { before: [], wish: undefined };
  const since = new Date(now.instant.getTime() - abhaAttemptMinutes * minute - clockTolerance);
  const [before, wish] = await Promise.all([
    db.rows(consentsSince({ beneficiary_id, user_id: actor.user_id, since })),
    wish_id ? db.first(wishOf(beneficiary_id, wish_id)) : undefined,
  ]);
  return { before, wish };
}

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
    const barred = refusalsOfGuardian(person, sheet, context);
    if (barred.length > 0) return refuse(...barred);
    if (!wishHolds(wish, person, context)) return refuse({ code: 'ABHACC0001', path: 'consent' });
    const { consent_id, given_at, wish_id, guardian_id } = wish;
    return { consent_id, given_at, wish_id, event: null, ...(sheet === 'child' ? { guardian_id } : {}) };
  }
  const { consent } = input;
  if (!consent) return refuse({ code: 'ABHACC0001', path: 'consent' });
  const wrong = refusalsOf(consent, { person, sheet }, context);
  if (wrong.length > 0) return refuse(...wrong);
  const captured = consent.captured_at === undefined ? undefined : clockRefusal(consent.captured_at, context.now);
  if (captured) return refuse({ ...captured, path: 'consent.captured_at' });
  const given_at = consent.captured_at === undefined ? context.now.instant : heardOf(consent.captured_at, context);
  if (!consentIsFresh(given_at, context.now.instant, clockTolerance)) {
    return refuse({ code: 'ABHACC0001', path: 'consent' });
  }
  if (!consentHolds(given_at, person.said_no)) return refuse({ code: 'ABHACC0018', path: 'consent' });
  const { event, isNew } = keptConsent(consent, { given_at, person, before }, context);
  const { event_id: consent_id, at, guardian_id } = event;
  const whose = sheet === 'child' ? { guardian_id } : {};
  return { consent_id, given_at: at, wish_id: null, event: isNew ? event : null, ...whose };
}

export function storeAgreed({ event }: Pick<Agreed, 'event'>, db: Writer): void {
  if (event) db.run(storeEvent(event));
}
