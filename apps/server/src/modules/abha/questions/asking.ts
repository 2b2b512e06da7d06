import { abhaResendSeconds, mostAbhaCodes } from '@teeka/domain/abha';
import { type TriedNumber, triesRefusal } from '@teeka/domain/identity';
import type { RefusalCode } from '@teeka/domain/refusal';
import { codesWindowMinutes, mostCodes } from '@teeka/domain/verification';
import { countTries, lockedTries, triesToday } from '../../../platform/access/tries/tries.ts';
import { minute } from '../../../platform/clock/durations.ts';
import type { Reader, Writer } from '../../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../../platform/http/handler.ts';
import { uuidV7 } from '../../../platform/ids/uuid-v7.ts';
import { isPerson } from '../about.ts';
import { type Agreed, storeAgreed } from '../agreed.ts';
import type { ServiceRefusal } from '../gateway/account-service.ts';
import { type CountsRow, type NewQuestion, type QuestionKind, questionsSince, storeQuestion } from './queries.ts';

export interface AskingRows {
  readonly counts: CountsRow | undefined;
  /** How often the worker asked today, and how often what was asked about is nobody's. */
  readonly today: number;
  readonly missed: number;
}

/** What of a kind counts as wrong: nobody has an account by that, nobody is called so. */
const missedKind = (kind: QuestionKind): TriedNumber => (kind === 'search' ? 'abha-search' : 'abha-unknown');

/** What was asked before of this person and by this worker; questions of one worker wait for each other. */
export async function readAsking(
  of: { readonly beneficiary_id: string; readonly kind: QuestionKind; readonly attempt_id: string },
  context: Context & { readonly db: Reader },
): Promise<AskingRows> {
  const since = new Date(context.now.instant.getTime() - codesWindowMinutes * minute);
  const [today, missed, counts] = await Promise.all([
    lockedTries('abha-asked', context),
    triesToday(missedKind(of.kind), context),
    isPerson(of.beneficiary_id) ? context.db.first(questionsSince({ ...of, since })) : undefined,
  ]);
  return { today, missed, counts };
}

/** Why the service is not asked any more: by this worker today, about this person for some minutes, within this attempt. */
export function judgeAsking(
  { today, missed, counts }: AskingRows,
  { kind, path }: { readonly kind: QuestionKind; readonly path: string },
  { now }: Context,
): Refused | undefined {
  const tooMany =
    triesRefusal('abha-asked', today) ??
    (kind === 'mobile' || kind === 'child' ? undefined : triesRefusal(missedKind(kind), missed));
  if (tooMany) return refuse({ ...tooMany, path });
  if (!counts) return undefined;
  const at = now.instant.getTime();
  const isSoon = counts.last !== null && at - counts.last.getTime() < abhaResendSeconds * 1000;
  if (counts.codes >= mostAbhaCodes || isSoon) return refuse({ code: 'ABHACC0014' });
  if (counts.count < mostCodes) return undefined;
  const until = (counts.first ?? now.instant).getTime() + codesWindowMinutes * minute;
  return refuse({ code: 'USRAUT0015', values: { minutes: Math.max(1, Math.ceil((until - at) / minute)) } });
}

/** One question more; `attempt_id` of the attempt that it is of. */
export const newQuestion = (
  of: { readonly beneficiary_id: string; readonly kind: QuestionKind; readonly attempt_id: string },
  { actor, now }: Context,
): NewQuestion => ({
  ...of,
  code_id: uuidV7(now.instant),
  user_id: actor.user_id,
  asked_at: now.instant,
});

/** What is stored of a question: that it was asked, and the consent to it. */
export interface Asking {
  readonly question: NewQuestion;
  readonly agreed: Pick<Agreed, 'event'>;
}

export function storeAsking({ question, agreed }: Asking, context: Context & { readonly db: Writer }): void {
  storeAgreed(agreed, context.db);
  context.db.run(storeQuestion(question));
  countTries('abha-asked', context);
}

export const auditOf = ({ beneficiary_id, attempt_id: subject, kind }: NewQuestion, more: object = {}) => ({
  beneficiary_id,
  subject,
  detail: { kind, ...more },
});

/** Codes that say that what was asked about is nobody's, or somebody else's. */
const missing: readonly RefusalCode[] = ['ABHACC0010', 'IDVERI0002', 'ABHACC0016', 'ABHACC0034', 'ABHACC0037'];

/** The service's refusal as ours. What was asked stays counted and on the audit log, unless nobody was there to ask. */
export function refusedBy(
  { refusal: code, code: own, field }: ServiceRefusal,
  { asking, path }: { readonly asking: Asking; readonly path: string },
  context: Context,
): Refused {
  if (code === 'REQVAL0014') return refuse({ code });
  const shown = code === 'ABHACC0016' ? { values: { code: own } } : { path: field ?? path };
  return {
    refused: [{ code, ...shown }],
    audit: [auditOf(asking.question, { refused: code })],
    aside(db) {
      storeAsking(asking, { ...context, db });
      if (missing.includes(code)) countTries(missedKind(asking.question.kind), { ...context, db });
    },
  };
}
