import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { checkFileName } from '../text/index.ts';

/** How the worker knows of a vaccination given elsewhere. */
export const previousProofs = ['card', 'word'] as const;
export type PreviousProof = (typeof previousProofs)[number];

/**
 * Where a previous vaccination stands (line-listing codes of the specification: 0 pending; 1 or 2 approved; anything
 * else is shown as pending). 1: approved with a document, 2: approved without one, 3: sent back, its doses voided.
 */
export const previousStatus = { pending: 0, approved: 1, approvedWithout: 2, sentBack: 3 } as const;

export const isApproved = (status: number): boolean =>
  status === previousStatus.approved || status === previousStatus.approvedWithout;

/** The two words of the line listing: whatever is not approved is shown as pending. */
export const previousWord = (status: number): 'Pending' | 'Approved' => (isApproved(status) ? 'Approved' : 'Pending');

/** Files of a card: a picture as the camera gives it, or a PDF as it is. */
export const cardFileTypes = ['pdf', 'jpg', 'jpeg', 'png'] as const;
/** What the phone compresses pictures to (specification), and the most that is taken, in bytes. */
export const cardFileBytes = { aim: 100_000, kept: 700_000 } as const;

/** 'Invalid file name' (FLDVAL0021) or an extension outside the list (BENDOC0002), judged by the name alone. */
export function cardFileRefusal(fileName: string): Refusal<RefusalCode> | undefined {
  const verdict = checkFileName(fileName, cardFileTypes);
  if (verdict.ok) return undefined;
  const { code, values } = verdict.refusal;
  // What FLDVAL0022 says of file types is of PDF alone.
  return code === 'FLDVAL0022'
    ? { code: 'BENDOC0002', path: 'file' }
    : { code, path: 'file', ...(values ? { values } : {}) };
}

/**
 * What a decision makes of a pending vaccination: approved with or without a document, or sent back with a reason
 * (VACDOS0018). What was decided stays so (VACDOS0020); deciding the same again changes nothing.
 */
export function previousOutcome(
  held: { readonly status: number; readonly files: number },
  asked: { readonly approve: boolean; readonly remarks: string },
): { readonly refusal: Refusal<RefusalCode> } | { readonly unchanged: true } | { readonly status: number } {
  if (held.status !== previousStatus.pending) {
    const same = asked.approve ? isApproved(held.status) : held.status === previousStatus.sentBack;
    return same ? { unchanged: true } : { refusal: { code: 'VACDOS0020', path: 'case_id' } };
  }
  if (!asked.approve) {
    if (asked.remarks.trim() === '') return { refusal: { code: 'VACDOS0018', path: 'remarks' } };
    return { status: previousStatus.sentBack };
  }
  return { status: held.files > 0 ? previousStatus.approved : previousStatus.approvedWithout };
}
