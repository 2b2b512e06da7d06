import type { keepAbhaWish } from '@teeka/contract/abha';
import type { RequestOf } from '@teeka/contract/call';
import { consentHolds, standingWish } from '@teeka/domain/abha';
import type { Context } from '../../../platform/http/handler.ts';
import { heardOf, keptConsent } from '../consent.ts';
import { abhaEvent } from '../event.ts';
import type { EventRow, PersonRow } from '../queries.ts';
import type { NewWish, WishRow } from './queries.ts';
import { openOf } from './read-wishes.ts';

type Input = RequestOf<typeof keepAbhaWish>;

/** When the consent of a wish was given: before the wish was written down. */
export function givenAt({ consent, captured_at }: Input, context: Pick<Context, 'now'>): Date {
  const wished = heardOf(captured_at, context);
  const given = heardOf(consent.captured_at ?? captured_at, context);
  return given < wished ? given : wished;
}

interface Known {
  readonly person: PersonRow;
  readonly wishes: readonly WishRow[];
  /** What the same worker took down before. */
  readonly before: readonly EventRow[];
}

/** What is stored of a wish. */
export interface Kept {
  readonly wish: NewWish;
  readonly events: readonly EventRow[];
  /** It takes the place of the one that was open. */
  readonly replaces: boolean;
  /** Since when whoever has the open wish waits, whichever that is. */
  readonly waits_since: Date | null;
}

/**
 * A new wish among the others of its person, by when their consents were given: the newest is open, and who made it has waited since
 * the first. An older one is over, replaced by the newer, and one that was taken back since then is over by that.
 */
export function wishAmongOthers(input: Input, { person, wishes, before }: Known, context: Context): Kept {
  const { actor, now } = context;
  const { beneficiary_id, said_no } = person;
  const { wish_id } = input;
  const at = heardOf(input.captured_at, context);
  const consent = keptConsent(input.consent, { given_at: givenAt(input, context), person, before }, context);
  const { event_id: consent_id, at: given_at } = consent.event;
  const own = { wish_id, given_at, captured_at: new Date(input.captured_at), wished_by: actor.user_id };
  const standing = standingWish([...wishes, own], said_no);
  const open = openOf(wishes);
  const isOpen = standing?.open === own;
  const isReplaced = !isOpen && standing !== null && consentHolds(given_at, said_no);
  const of = { beneficiary_id, consent_id: null };
  const replaced = isReplaced
    ? { ...of, wish_id, at: standing.open.captured_at, done_by: standing.open.wished_by }
    : isOpen && open
      ? { ...of, wish_id: open.wish_id, at }
      : null;
  const over = { ended: isReplaced ? 'replaced' : 'dropped', ended_at: now.instant, ended_by: actor.user_id } as const;
  return {
    wish: {
      ...{ beneficiary_id, consent_id, waits_since: own.captured_at, ...own },
      ...(isOpen ? { ended: null, ended_at: null, ended_by: null } : over),
    },
    events: [
      ...(consent.isNew ? [consent.event] : []),
      abhaEvent({ beneficiary_id, what: 'wish', at, consent_id, wish_id }, context),
      ...(replaced ? [abhaEvent({ what: 'wish-replaced', ...replaced }, context)] : []),
    ],
    replaces: isOpen && open !== undefined,
    waits_since: standing?.waits_since ?? null,
  };
}
