import { isDeepStrictEqual } from 'node:util';
import { keepAbhaWish } from '@teeka/contract/abha';
import type { RequestOf } from '@teeka/contract/call';
import { abhaSheetOf, isOfGuardian } from '@teeka/domain/abha';
import { captureRefusal } from '@teeka/domain/sessions';
import { clockRefusal, submissionOf } from '../../platform/clock/submission.ts';
import type { Reader } from '../../platform/db/database.ts';
import { type Context, commandHandler, refuse } from '../../platform/http/handler.ts';
import { isPerson, judgePerson } from './about.ts';
import { pointsOf, refusalsOf } from './consent.ts';
import { consentsSince, storeEvent } from './queries.ts';
import { endWish, storeWaiting, storeWish, type WishRow } from './wishes/queries.ts';
import { readWishes } from './wishes/read-wishes.ts';
import { givenAt, wishAmongOthers } from './wishes/wish-among-others.ts';

type Input = RequestOf<typeof keepAbhaWish>;

/** Is it this very wish, of the same worker? */
function isSame({ consent, captured_at }: Input, known: WishRow, user_id: string): boolean {
  const { sheet, version, language, given_by, method, points } = known;
  const {
    captured_at: given_at = captured_at,
    guardian_id = known.guardian_id,
    ...sent
  } = { ...consent, points: pointsOf(consent.points) };
  return (
    known.wished_by === user_id &&
    known.captured_at.getTime() === Date.parse(captured_at) &&
    known.given_at.getTime() <= Date.parse(given_at) &&
    isOfGuardian(sheet, known.guardian_id, guardian_id) &&
    isDeepStrictEqual(sent, { sheet, version, language, given_by, method, points: [...points] })
  );
}

async function readConsents(input: Input, { actor, db, now }: Context & { readonly db: Reader }) {
  const { beneficiary_id } = input;
  if (!isPerson(beneficiary_id)) return [];
  return db.rows(consentsSince({ beneficiary_id, user_id: actor.user_id, since: givenAt(input, { now }) }));
}

/** Keeps the wish with its consent. One that arrives late is what it is by when it was given, not by when it is heard of. */
export const keepAbhaWishHandler = commandHandler(keepAbhaWish, {
  async read(input, context) {
    const [rows, before] = await Promise.all([readWishes(input.beneficiary_id, context), readConsents(input, context)]);
    return { ...rows, before };
  },
  decide(input, { person: row, wishes, before }, context) {
    const { actor, now } = context;
    if (!row) return refuse({ code: 'REQVAL0012', path: 'beneficiary_id' });
    const { beneficiary_id } = row;
    const { wish_id, consent, captured_at } = input;
    const audit = [{ beneficiary_id, subject: wish_id, detail: { captured_at } }];
    const known = wishes.find((one) => one.wish_id === wish_id);
    if (known) {
      if (!isSame(input, known, actor.user_id)) return refuse({ code: 'REQVAL0009', path: 'wish_id' });
      return { decision: undefined, reply: {}, audit };
    }
    const submission = submissionOf(captured_at, now);
    const captured = captureRefusal(submission);
    if (captured) return refuse(captured);
    const given = consent.captured_at === undefined ? undefined : clockRefusal(consent.captured_at, now);
    if (given) return refuse({ ...given, path: 'consent.captured_at' });
    const judged = judgePerson(row, { makes: true, attempt: undefined });
    if ('refused' in judged) return judged;
    const { person } = judged;
    const wrong = refusalsOf(consent, { person, sheet: abhaSheetOf(person.dob, submission.capturedDay) }, context);
    if (wrong.length > 0) return refuse(...wrong);
    return { decision: wishAmongOthers(input, { person, wishes, before }, context), reply: {}, audit };
  },
  write(decision, { db, actor, now }) {
    if (!decision) return;
    const { wish, events, replaces, waits_since } = decision;
    const { beneficiary_id } = wish;
    for (const event of events) db.run(storeEvent(event));
    if (replaces) db.run(endWish({ beneficiary_id, ended: 'replaced', at: now.instant, by: actor.user_id }));
    db.run(storeWish(wish));
    if (waits_since) db.run(storeWaiting(beneficiary_id, waits_since));
  },
});
