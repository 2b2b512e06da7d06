import type { BiteCase } from '@teeka/contract/bites/shapes';
import type { BiteDraft } from '../bites/draft.ts';

/** Was antivenom given, in this visit or before it? What was taken back does not count. */
export const hadAntivenom = ({ draft, care }: { readonly draft: BiteDraft; readonly care: BiteCase | undefined }) =>
  draft.antivenom.length > 0 || (care?.doses ?? []).some(isAntivenom);

export const isAntivenom = ({ dose_code, voided }: { dose_code: string; voided: boolean }): boolean =>
  !voided && (dose_code === 'ASV' || dose_code === 'SAV');
