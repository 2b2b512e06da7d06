import type { enrolChildAbha } from '@teeka/contract/abha';
import type { RequestOf } from '@teeka/contract/call';
import { type ChildLikeness, consentHolds, likeChildAccount } from '@teeka/domain/abha';
import type { Reader } from '../../platform/db/database.ts';
import { type Context, type Refused, refuse } from '../../platform/http/handler.ts';
import { factsOf, isPerson, sheetOf } from './about.ts';
import { type Begun, type BegunRows, judgeBegun, readBegun } from './begun.ts';
import type { ListedChild } from './gateway/account-service.ts';
import { linkedNumber } from './linked-number.ts';
import { type GuardianLink, guardianLinkOf, linksOfWards, type PersonRow, type WardLink } from './queries.ts';
import { judgeAsking } from './questions/asking.ts';
import { type AttemptAt, openTicket } from './ticket.ts';

export const kind = 'child';
export const path = 'guardian_id';

type Input = RequestOf<typeof enrolChildAbha>;

interface Rows extends BegunRows {
  readonly guardian: GuardianLink | undefined;
  /** The attempt in which the guardian's account was opened. */
  readonly parent: AttemptAt<'opened'> | undefined;
  readonly wards: readonly WardLink[];
}

/** What a question within a guardian's account stands on. */
export async function readOfGuardian(input: Input, context: Context & { readonly db: Reader }): Promise<Rows> {
  const { guardian_id, ticket } = input;
  const { db } = context;
  const [begun, guardian, wards] = await Promise.all([
    readBegun(input, kind, context),
    isPerson(guardian_id) ? db.first(guardianLinkOf(guardian_id)) : undefined,
    isPerson(guardian_id) ? db.rows(linksOfWards(guardian_id)) : [],
  ]);
  const parent = openTicket(ticket, { beneficiary_id: guardian_id, steps: ['opened'] }, context);
  return { ...begun, guardian, parent, wards };
}

export interface WithinGuardian {
  readonly begun: Begun;
  /** Of the guardian's account. */
  readonly token: string;
}

/** A child of the guardian on record, whose linked account is open; or why nothing is asked of it. */
export function judgeOfGuardian(
  input: Input,
  { guardian, parent, wards: _, ...rows }: Rows,
  context: Context,
): WithinGuardian | Refused {
  const begun = judgeBegun(input, rows, { kind, makes: true }, context);
  if ('refused' in begun) return begun;
  const { person } = begun;
  if (sheetOf(person, context) === 'adult') return refuse({ code: 'ABHACC0002', path: 'consent' });
  if (person.guardian_id !== input.guardian_id || !guardian) return refuse({ code: 'ABHACC0003', path });
  if (!parent) return refuse({ code: 'ABHACC0004' });
  if (!consentHolds(new Date(parent.agreed_at), guardian.said_no)) return refuse({ code: 'ABHACC0018', path });
  const isTheirs = linkedNumber(guardian, context.atRest) === parent.at.profile.abha_number;
  if (!isTheirs) return refuse({ code: 'ABHACC0003', path });
  const barred = judgeAsking(rows.asking, { kind, path }, context);
  return barred ?? { begun, token: parent.at.token };
}

/** Of the accounts within a guardian's those that may be this child's: of another child on record none is. */
export function accountsOfChild(
  children: readonly ListedChild[],
  { person, wards }: { readonly person: PersonRow; readonly wards: readonly WardLink[] },
  { atRest }: Context,
): readonly (ListedChild & { readonly likeness: Exclude<ChildLikeness, 'other'> })[] {
  const taken = wards.map((ward) => linkedNumber(ward, atRest));
  const facts = factsOf(person);
  return children.flatMap((account) => {
    const likeness = likeChildAccount(facts, account);
    return likeness === 'other' || taken.includes(account.abha_number) ? [] : [{ ...account, likeness }];
  });
}
