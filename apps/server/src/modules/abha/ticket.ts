import { type AbhaProfile, abhaAttemptMinutes, type RelationProof } from '@teeka/domain/abha';
import { minute } from '../../platform/clock/durations.ts';
import type { Context } from '../../platform/http/handler.ts';
import type { ListedAccount, ListedChild, SearchedBy } from './gateway/account-service.ts';

/** Where an attempt stands, with what the protocol gives for the next step. */
export type Step =
  | { readonly step: 'search'; readonly by: SearchedBy; readonly txn: string }
  | {
      readonly step: 'found';
      readonly by: SearchedBy;
      readonly txn: string;
      readonly token: string;
      readonly accounts: readonly ListedAccount[];
    }
  | { readonly step: 'enrol'; readonly txn: string }
  /** The accounts of a guardian's children, of whom one may be this one. */
  | { readonly step: 'children'; readonly accounts: readonly ListedChild[]; readonly child: ChildFacts }
  | OpenedStep
  /** A code went to the mobile number that the account is to have. */
  | (Omit<OpenedStep, 'step'> & { readonly step: 'mobile'; readonly mobileTxn: string });

export interface OpenedStep {
  readonly step: 'opened';
  /** Of the enrolment; empty where an account was only opened. */
  readonly txn: string;
  /** Empty of a child that was found among its guardian's: its account was opened by nobody. */
  readonly token: string;
  readonly profile: AbhaProfile;
  readonly child?: ChildFacts;
}

/** Of a child: in whose account it was made or found, and by which paper. */
interface ChildFacts {
  readonly guardian_id: string;
  readonly relation_proof: RelationProof;
}

/** One attempt at the account of one person: what was agreed to, and how many codes were sent for this step. Never an Aadhaar number. */
export interface Attempt {
  readonly attempt_id: string;
  readonly consent_id: string;
  /** When that consent was given, milliseconds. */
  readonly agreed_at: number;
  readonly wish_id: string | null;
  /** Of a child the guardian who agreed for it, null where there was none on record. */
  readonly guardian_id?: string | null;
  /** The last question, as it is counted here. */
  readonly code_id: string;
  readonly codes: number;
  /** Milliseconds. */
  readonly sent_at: number;
  readonly until: number;
  readonly at: Step;
}

export type StepName = Step['step'];
/** The attempt at one of these steps. */
export type AttemptAt<Name extends StepName> = Attempt & { readonly at: Extract<Step, { readonly step: Name }> };

/** When an attempt that begins now is over. */
export const endOfAttempt = ({ now }: Context): number => now.instant.getTime() + abhaAttemptMinutes * minute;

type Holder = Pick<Context, 'actor' | 'atRest'>;
const rowOf = ({ actor }: Holder, beneficiary_id: string) => `user/${actor.user_id}/person/${beneficiary_id}` as const;

/** Sealed for this worker and this person: it opens for nobody else and about nobody else. */
export const sealTicket = (attempt: Attempt, beneficiary_id: string, holder: Holder): string =>
  holder.atRest.seal('abha-ticket', rowOf(holder, beneficiary_id), JSON.stringify(attempt)).toString('base64');

/** The attempt at one of the steps; undefined for what is over, another's, about another, changed on the way or elsewhere. */
export function openTicket<Name extends StepName>(
  ticket: string,
  about: { readonly beneficiary_id: string; readonly steps: readonly Name[] },
  context: Holder & Pick<Context, 'now'>,
): AttemptAt<Name> | undefined {
  let opened: Buffer;
  try {
    opened = context.atRest.openBytes(
      'abha-ticket',
      rowOf(context, about.beneficiary_id),
      Buffer.from(ticket, 'base64'),
    );
  } catch {
    return undefined;
  }
  const attempt = JSON.parse(opened.toString('utf8')) as Attempt;
  if (attempt.until <= context.now.instant.getTime()) return undefined;
  return about.steps.some((step) => step === attempt.at.step) ? (attempt as AttemptAt<Name>) : undefined;
}
