import type { CivilDate } from '@teeka/domain/calendar';
import { useDraft } from '../../../records/workday/index.ts';
import { type Recipient, withChange } from '../recipient-form/recipient.ts';
import { guardianDraft } from './guardian-draft.ts';
import { emptyDraft } from './request.ts';

/** The other half-filled form of the family: a guardian's beside the child's, the child's beside the guardian's. */
export function useFamily(otherKey: string) {
  const [draft, keep] = useDraft(otherKey, emptyDraft);
  return {
    beginGuardian: (child: Recipient, typed: string) => keep(guardianDraft(draft, child, typed)),
    /** What was typed of the child stands as it was; its guardian is chosen. */
    chooseForChild: (chosen: Partial<Recipient>, today: CivilDate) => {
      const child = draft ?? emptyDraft;
      return keep({ ...child, form: withChange(child.form, chosen, today) });
    },
  };
}
