import type { abhaProfile, findChildAbhas } from '@teeka/contract/abha';
import type { ReplyOf } from '@teeka/contract/call';
import type { RelationProof } from '@teeka/domain/abha';
import type { z } from 'zod';

export type Profile = z.output<typeof abhaProfile>;

/** Whose account is opened by a code: the person's own, or that of a child's guardian. */
export type Whose = 'person' | 'guardian';
/** What a code is for: to open an account that there is, to make one, or to confirm another mobile number. */
export type CodeOf = 'search' | 'aadhaar' | 'mobile';

interface Enrolled {
  readonly ticket: string;
  readonly profile: Profile;
  readonly isNew: boolean;
}

/**
 * Where the making of an account stands. What was typed of an Aadhaar and the codes are no part of it: they live in
 * their fields only.
 */
export type Stage =
  | { readonly at: 'account' }
  /** A child's own account is looked for, by what stands on its card. */
  | { readonly at: 'find' }
  | { readonly at: 'make' }
  | {
      readonly at: 'code';
      readonly of: CodeOf;
      readonly whose: Whose;
      readonly ticket: string;
      /** With the instant at which it was sent, in milliseconds: timers go on where the page is left and opened again. */
      readonly sent: { readonly mobile_masked: string; readonly expires_in: number; readonly at: number };
      /** What was searched by; empty for an Aadhaar, which lives in its field only. */
      readonly value: string;
      /** How often a code was sent. */
      readonly times: number;
      /** No code of this attempt counts any more. */
      readonly dead: boolean;
      /** What was made before, where the code only confirms its mobile number. */
      readonly made: Enrolled | null;
    }
  | {
      readonly at: 'accounts';
      readonly whose: Whose;
      readonly ticket: string;
      readonly accounts: readonly { readonly abha_number_masked: string; readonly name: string }[];
    }
  /** The mobile number of the account is to be confirmed. */
  | ({ readonly at: 'mobile' } & Enrolled)
  /** The guardian's account is open: now the child's. */
  | { readonly at: 'proof'; readonly ticket: string }
  /** Accounts of the guardian's children of that birth: one of them may be the child's. */
  | {
      readonly at: 'children';
      readonly ticket: string;
      readonly accounts: ReplyOf<typeof findChildAbhas>['accounts'];
      /** With what one is made where none of them is the child's. */
      readonly guardianTicket: string;
      readonly proof: RelationProof;
    }
  | ({ readonly at: 'address' } & Enrolled)
  | ({ readonly at: 'beside' } & Enrolled)
  | ({ readonly at: 'linked' } & Enrolled);

export const begun: Stage = { at: 'account' };

export type FlowEvent =
  | { readonly kind: 'look' }
  | { readonly kind: 'find' }
  | { readonly kind: 'make' }
  /** Another mobile number than the one to which a code went. */
  | { readonly kind: 'mobile' }
  /** The number cannot be confirmed: the account stays with the one of its Aadhaar. */
  | { readonly kind: 'without-mobile' }
  | {
      readonly kind: 'sent';
      readonly of: CodeOf;
      readonly whose: Whose;
      readonly value?: string;
      /** Milliseconds of the epoch. */
      readonly at: number;
      readonly reply: { readonly ticket: string; readonly mobile_masked: string; readonly expires_in: number };
    }
  | { readonly kind: 'ran-out' }
  | { readonly kind: 'refused'; readonly codes: readonly string[] }
  | {
      readonly kind: 'found';
      readonly reply: Pick<Extract<Stage, { at: 'accounts' }>, 'ticket' | 'accounts'>;
    }
  | {
      readonly kind: 'children';
      readonly proof: RelationProof;
      readonly reply: ReplyOf<typeof findChildAbhas>;
    }
  | { readonly kind: 'opened'; readonly reply: { readonly ticket: string; readonly profile: Profile } }
  | {
      readonly kind: 'enrolled';
      readonly reply: {
        readonly ticket: string;
        readonly profile: Profile;
        readonly is_new: boolean;
        readonly asks_mobile: boolean;
      };
    }
  | { readonly kind: 'linked' };

/** Expired, tried too often, used or unknown: only a new code helps. A wrong one leaves it alive. */
const deadly: readonly string[] = ['USRAUT0012', 'USRAUT0013', 'USRAUT0014'];
/** The attempt is over; the next one begins anew. */
const overCode = 'ABHACC0004';

/** Withdrawn meanwhile, or too old: the attempt is over as well, and the sheet is read out again. */
const lapsedCodes: readonly string[] = ['ABHACC0001', 'ABHACC0012', 'ABHACC0018'];

export const isLapsed = (codes: readonly string[]): boolean => codes.some((code) => lapsedCodes.includes(code));
/** Whose consent was refused within a guardian's account: the guardian's is named by its path. */
export const whoseLapsed = (refusals: readonly { readonly path?: string | undefined }[]): Whose =>
  refusals.some(({ path }) => path === 'guardian_id') ? 'guardian' : 'person';

export const isOver = (codes: readonly string[]): boolean => codes.includes(overCode) || isLapsed(codes);

/** An account that is new has no address of its owner's choice yet; one that there was is shown as it is, if it has one. */
const addressOrBeside = (made: Enrolled): Stage => ({
  at: made.isNew || made.profile.abha_address === '' ? 'address' : 'beside',
  ...made,
});

const enrolledOf = ({ ticket, profile, isNew }: Enrolled): Enrolled => ({ ticket, profile, isNew });

const madeOf = (stage: Stage): Enrolled | null => {
  if (stage.at === 'code') return stage.made;
  return stage.at === 'mobile' || stage.at === 'address' || stage.at === 'beside' || stage.at === 'linked'
    ? enrolledOf(stage)
    : null;
};

/** The stage after an event; one that does not belong to the stage changes nothing. */
export function nextStage(stage: Stage, event: FlowEvent): Stage {
  switch (event.kind) {
    case 'look':
      return begun;
    case 'find':
      return { at: 'find' };
    case 'make':
      return { at: 'make' };
    case 'mobile':
      return stage.at === 'code' && stage.made ? { at: 'mobile', ...stage.made } : stage;
    case 'without-mobile':
      return stage.at === 'mobile' ? addressOrBeside(enrolledOf(stage)) : stage;
    case 'sent': {
      const { ticket, ...sent } = event.reply;
      const again = stage.at === 'code' && stage.of === event.of;
      return {
        at: 'code',
        of: event.of,
        whose: event.whose,
        ticket,
        sent: { ...sent, at: event.at },
        value: event.value ?? '',
        times: again ? stage.times + 1 : 1,
        dead: false,
        made: event.of === 'mobile' ? madeOf(stage) : null,
      };
    }
    case 'ran-out':
      return stage.at === 'code' ? { ...stage, dead: true } : stage;
    case 'refused':
      if (isOver(event.codes)) return begun;
      return stage.at === 'code' && event.codes.some((code) => deadly.includes(code))
        ? { ...stage, dead: true }
        : stage;
    case 'found':
      return stage.at === 'code' ? { at: 'accounts', whose: stage.whose, ...event.reply } : stage;
    case 'children': {
      if (stage.at !== 'proof') return stage;
      const { proof, reply } = event;
      return { at: 'children', guardianTicket: stage.ticket, proof, ...reply };
    }
    case 'enrolled': {
      const { ticket, profile, is_new, asks_mobile } = event.reply;
      const made = { ticket, profile, isNew: is_new };
      return asks_mobile ? { at: 'mobile', ...made } : addressOrBeside(made);
    }
    case 'opened':
      return opened(stage, event.reply);
    case 'linked': {
      const made = madeOf(stage);
      return made ? { at: 'linked', ...made } : stage;
    }
  }
}

/** An open account: the guardian's leads to the child's, a chosen address or confirmed number back to what was made. */
function opened(stage: Stage, reply: Pick<Enrolled, 'ticket' | 'profile'>): Stage {
  if (stage.at === 'accounts')
    return stage.whose === 'guardian'
      ? { at: 'proof', ticket: reply.ticket }
      : { at: 'beside', ...reply, isNew: false };
  if (stage.at === 'children') return { at: 'beside', ...reply, isNew: false };
  if (stage.at === 'address') return { at: 'beside', ...reply, isNew: stage.isNew };
  if (stage.at === 'code' && stage.made) return addressOrBeside({ ...reply, isNew: stage.made.isNew });
  return stage;
}

/** Something is under way that the next page may go on with. */
export const isUnderWay = ({ at }: Stage): boolean => !['account', 'find', 'make', 'linked'].includes(at);

/** Steps as they are told above the page, and which of them a stage is. */
export const flowSteps = ['stepConsent', 'stepAccount', 'stepAddress', 'stepLink'] as const;
export function stepOf(stage: Stage): number {
  if (stage.at === 'address') return 2;
  return stage.at === 'beside' || stage.at === 'linked' ? 3 : 1;
}
