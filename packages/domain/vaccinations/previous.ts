import type { Refusal, RefusalCode } from '../refusal/index.ts';
import { checkFileName } from '../text/index.ts';

/** How the worker knows of a vaccination given elsewhere. */
export const previousProofs = ['card', 'word'] as const;
export type PreviousProof = (typeof previousProofs)[number];

/** Where a previous vaccination stands: approved with a document or without one; sent back, its doses are voided. */
export type PreviousStatus = 'pending' | 'approved' | 'approved-without' | 'sent-back';

export const isApproved = (status: string): boolean => status === 'approved' || status === 'approved-without';

/** The two words of the line listing: whatever is not approved is shown as pending. */
export const previousWord = (status: string): 'Pending' | 'Approved' => (isApproved(status) ? 'Approved' : 'Pending');

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
  recorded: { readonly status: PreviousStatus; readonly files: number },
  decision: { readonly approve: boolean; readonly remarks: string },
): { readonly refusal: Refusal<RefusalCode> } | { readonly unchanged: true } | { readonly status: PreviousStatus } {
  if (recorded.status !== 'pending') {
    const same = decision.approve ? isApproved(recorded.status) : recorded.status === 'sent-back';
    return same ? { unchanged: true } : { refusal: { code: 'VACDOS0020', path: 'case_id' } };
  }
  if (!decision.approve) {
    if (decision.remarks.trim() === '') return { refusal: { code: 'VACDOS0018', path: 'remarks' } };
    return { status: 'sent-back' };
  }
  return { status: recorded.files > 0 ? 'approved' : 'approved-without' };
}
