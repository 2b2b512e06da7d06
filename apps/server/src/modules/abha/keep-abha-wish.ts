import { isDeepStrictEqual } from 'node:util';
import { keepAbhaWish } from '@teeka/contract/abha';
import type { RequestOf } from '@teeka/contract/call';
import { abhaConsentRefusals, abhaSheetOf } from '@teeka/domain/abha';
import { captureRefusal } from '@teeka/domain/sessions';
import { submissionOf } from '../../platform/clock/submission.ts';
import { commandHandler, refuse } from '../../platform/http/handler.ts';
import { lockPerson } from '../beneficiaries/index.ts';
import { isPerson, judgePerson, readPerson } from './about.ts';
import { consentEvent, pointsOf } from './agreed.ts';
import { abhaEvent } from './event.ts';
import { endWish, openWishOf, storeEvent, storeWish, type WishRow, wishOf } from './queries.ts';

/** Is it this very wish, of the same worker? */
function isSame({ consent, captured_at }: RequestOf<typeof keepAbhaWish>, known: WishRow, user_id: string): boolean {
  const { sheet, version, language, given_by, method, points } = known;
  const sent = { ...consent, points: pointsOf(consent.points) };
  return (
    known.wished_by === user_id &&
    known.captured_at.getTime() === Date.parse(captured_at) &&
    isDeepStrictEqual(sent, { sheet, version, language, given_by, method, points: [...points] })
  );
}

/** Keeps the wish with its consent. A newer wish of the same person takes the place of the one before, which has waited since. */
export const keepAbhaWishHandler = commandHandler(keepAbhaWish, {
  async read({ beneficiary_id, wish_id }, context) {
    const { db } = context;
    if (!isPerson(beneficiary_id)) return { person: undefined, known: undefined, open: undefined };
    const [, person, known, open] = await Promise.all([
      db.rows(lockPerson(beneficiary_id)),
      readPerson(beneficiary_id, context),
      db.first(wishOf(beneficiary_id, wish_id)),
      db.first(openWishOf(beneficiary_id)),
    ]);
    return { person, known, open };
  },
  decide(input, { person: row, known, open }, context) {
    const { actor, now } = context;
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
    const { beneficiary_id } = row;
    const { wish_id, consent, captured_at } = input;
    const audit = [{ beneficiary_id, subject: wish_id, detail: { captured_at } }];
    if (known) {
      if (!isSame(input, known, actor.user_id)) return refuse({ code: 'REQVAL0009', path: 'wish_id' });
      return { decision: undefined, reply: {}, audit };
    }
    const submission = submissionOf(captured_at, now);
    const captured = captureRefusal(submission);
    if (captured) return refuse(captured);
    const judged = judgePerson(row, { makes: true });
    if ('refused' in judged) return judged;
    const wrong = abhaConsentRefusals(consent, abhaSheetOf(row.dob, submission.capturedDay));
    if (wrong.length > 0) return refuse(...wrong);
    const at = new Date(captured_at);
    const given = consentEvent(consent, { beneficiary_id, at }, context);
    const event = abhaEvent({ beneficiary_id, what: 'wish', at, consent_id: given.event_id, wish_id }, context);
    const waits_since = open && open.waits_since < at ? open.waits_since : at;
    const wished_by = actor.user_id;
    const wish = { beneficiary_id, wish_id, consent_id: given.event_id, captured_at: at, waits_since, wished_by };
    return { decision: { wish, events: [given, event] }, reply: {}, audit };
  },
  write(decision, { db, actor, now }) {
    if (!decision) return;
    const { wish, events } = decision;
    const { beneficiary_id } = wish;
    for (const event of events) db.run(storeEvent(event));
    db.run(endWish({ beneficiary_id, ended: 'replaced', at: now.instant, by: actor.user_id }));
    db.run(storeWish(wish));
  },
});
