import { checkOtp, otpSeconds } from '@teeka/domain/contact';
import { mostTries } from '@teeka/domain/verification';
import type { Reader, Writer } from '../../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../../platform/http/handler.ts';
import { isPerson, readPerson } from '../about.ts';
import type { ServiceRefusal } from '../gateway/account-service.ts';
import type { PersonRow } from '../queries.ts';
import { type AttemptAt, openTicket, type StepName } from '../ticket.ts';
import { type CodeRow, countTry, lockCode } from './queries.ts';

interface StepInput {
  readonly beneficiary_id: string;
  readonly ticket: string;
}

export interface StepRows<Name extends StepName> {
  readonly person: PersonRow | undefined;
  readonly attempt: AttemptAt<Name> | undefined;
}

/** The person and the attempt at one of these steps. */
export async function readStep<Name extends StepName>(
  { beneficiary_id, ticket }: StepInput,
  steps: readonly Name[],
  context: Context & { readonly db: Reader },
): Promise<StepRows<Name>> {
  const person = await readPerson(beneficiary_id, context);
  return { person, attempt: openTicket(ticket, { beneficiary_id, steps }, context) };
}

export interface CodeRows<Name extends StepName> extends StepRows<Name> {
  readonly row: CodeRow | undefined;
}

/** The same with the question that a code answers; tries of one wait for each other. */
export async function readCode<Name extends StepName>(
  input: StepInput,
  step: Name,
  context: Context & { readonly db: Reader },
): Promise<CodeRows<Name>> {
  const attempt = openTicket(input.ticket, { beneficiary_id: input.beneficiary_id, steps: [step] }, context);
  const isBrought = attempt && isPerson(input.beneficiary_id);
  const [person, row] = await Promise.all([
    readPerson(input.beneficiary_id, context),
    isBrought ? context.db.first(lockCode(input.beneficiary_id, attempt.code_id)) : undefined,
  ]);
  return { person, attempt, row };
}

/** The code in its normal form, or why it is not brought: shape, an attempt that is over or used, too late, too many tries. */
export function judgeCode<Name extends StepName>(
  otp: string,
  { attempt, row }: CodeRows<Name>,
  { actor, now }: Context,
): { readonly otp: string; readonly attempt: AttemptAt<Name>; readonly row: CodeRow } | Refused {
  const isOwn = row?.user_id === actor.user_id && row.attempt_id === attempt?.attempt_id;
  if (!attempt || !row || !isOwn || row.answered_at !== null) return refuse({ code: 'ABHACC0004' });
  const typed = checkOtp(otp);
  if (!typed.ok) return refuse({ ...typed.refusal, path: 'otp' });
  if (row.asked_at.getTime() + otpSeconds * 1000 <= now.instant.getTime()) return refuse({ code: 'USRAUT0013' });
  if (row.tries >= mostTries) return refuse({ code: 'USRAUT0014' });
  return { otp: typed.normal, attempt, row };
}

/** The service does not take the code: a wrong one is counted, whatever else is told with its reason. */
export function codeRefused({ refusal: code, code: own, field }: ServiceRefusal, row: CodeRow): Refused {
  if (code === 'REQVAL0014') return refuse({ code });
  const { beneficiary_id, attempt_id: subject, kind } = row;
  const audit = [{ beneficiary_id, subject, detail: { kind, refused: code } }];
  const aside = (db: Writer) => db.run(countTry(row));
  if (code === 'USRPRF0002') return { refused: [{ code, path: 'otp' }], audit, aside };
  // What has no meaning here may be a wrong code, too.
  if (code === 'ABHACC0016') return { refused: [{ code, values: { code: own } }], audit, aside };
  if (code === 'ABHACC0037') return { refused: [{ code, path: field ?? 'otp' }], audit, aside };
  return { refused: [{ code, ...(field && { path: field }) }], audit };
}
