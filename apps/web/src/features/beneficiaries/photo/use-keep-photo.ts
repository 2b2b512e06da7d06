import { savePhoto } from '@teeka/contract/beneficiaries';
import { now } from '../../../platform/clock/index.ts';
import { subjectOf } from '../../../platform/outbox/chains.ts';
import { draftAt } from '../../../records/forms/forms.ts';
import { useItems, useWorkday } from '../../../records/workday/index.ts';

/** Nothing is filled in: another photo is taken where details are changed. */
export const photoDraft = (person: string) => draftAt(`/edit-beneficiary/${person}#photo`, null);

/** Keeps a person's photo on this phone until the server has it; in place of one that was refused. */
export function useKeepPhoto() {
  const workday = useWorkday();
  const items = useItems();
  return async (beneficiary_id: string, user_photo: string): Promise<void> => {
    if (!workday) throw new Error('no workday');
    const { outbox } = workday;
    const input = { beneficiary_id, user_photo, captured_at: now().toISOString() };
    const refused = items.filter(
      (item) =>
        item.call === savePhoto.name && item.state === 'refused' && subjectOf(item.input).person === beneficiary_id,
    );
    const options = { draft: photoDraft(beneficiary_id) };
    await outbox.enqueueAll(
      [{ call: savePhoto, input, options }],
      refused.map(({ id }) => id),
    );
  };
}
