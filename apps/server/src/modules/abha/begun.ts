import type { AbhaSheet } from '@teeka/domain/abha';
import type { Reader } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { uuidV7 } from '../../platform/ids/uuid-v7.ts';
import { judgePerson, readPerson, sheetOf } from './about.ts';
import { type AgreedInput, type AgreedRows, judgeAgreed, readAgreed } from './agreed.ts';
import type { PersonRow } from './queries.ts';
import { type Asking, type AskingRows, newQuestion, readAsking } from './questions/asking.ts';
import type { QuestionKind } from './questions/queries.ts';
import { type Attempt, endOfAttempt } from './ticket.ts';

export interface BegunRows {
  readonly attempt_id: string;
  readonly asking: AskingRows;
  readonly person: PersonRow | undefined;
  readonly agreed: AgreedRows;
}

/** What the first question of an attempt stands on: what was asked before, the person, and what was agreed to. */
export async function readBegun(
  input: AgreedInput,
  kind: QuestionKind,
  context: Context & { readonly db: Reader },
): Promise<BegunRows> {
  const { beneficiary_id } = input;
  const attempt_id = uuidV7(context.now.instant);
  const [asking, person, agreed] = await Promise.all([
    readAsking({ beneficiary_id, kind, attempt_id }, context),
    readPerson(beneficiary_id, context),
    readAgreed(input, context),
  ]);
  return { attempt_id, asking, person, agreed };
}

export interface Begun {
  readonly person: PersonRow;
  /** What is stored of the question. */
  readonly decision: Asking;
  readonly attempt: Pick<Attempt, 'attempt_id' | 'consent_id' | 'agreed_at' | 'wish_id' | 'guardian_id' | 'until'>;
}

/** The attempt that begins, or why it does not: the person, the sheet of another (`only` where one alone will do), the consent. */
export function judgeBegun(
  input: AgreedInput,
  { attempt_id, ...rows }: BegunRows,
  { kind, makes, only }: { readonly kind: QuestionKind; readonly makes: boolean; readonly only?: AbhaSheet },
  context: Context,
): Begun | Refused {
  const judged = judgePerson(rows.person, { makes, attempt: undefined });
  if ('refused' in judged) return judged;
  const { person } = judged;
  const isOther = only !== undefined && sheetOf(person, context) !== only;
  if (isOther) return refuse({ code: 'ABHACC0002', path: 'consent' });
  const agreed = judgeAgreed(input, rows.agreed, person, context);
  if ('refused' in agreed) return agreed;
  const { beneficiary_id } = person;
  const { consent_id, wish_id, guardian_id } = agreed;
  const agreed_at = agreed.given_at.getTime();
  return {
    person,
    decision: { question: newQuestion({ beneficiary_id, kind, attempt_id }, context), agreed },
    attempt: {
      ...{ attempt_id, consent_id, agreed_at, wish_id, until: endOfAttempt(context) },
      ...(guardian_id !== undefined && { guardian_id }),
    },
  };
}
