import { savePhoto } from '@teeka/contract/beneficiaries';
import { now } from '../../../platform/clock/index.ts';
import { subjectOf } from '../../../platform/outbox/chains.ts';
import { useItems, useWorkday } from '../../../records/workday/index.ts';

/** Keeps a person's photo on this phone until the server has it; in place of one that was refused. */
export function useKeepPhoto() {
  const workday = useWorkday();
  const items = useItems();
  return async (beneficiary_id: string, user_photo: string): Promise<void> => {
    if (!workday) throw new Error('no workday');
    const { outbox } = workday;
    const input = { beneficiary_id, user_photo, captured_at: now().toISOString() };
    const refused = items.find(
      (item) =>
        item.call === savePhoto.name && item.state === 'refused' && subjectOf(item.input).person === beneficiary_id,
    );
    await (refused ? outbox.replace(refused.id, input) : outbox.enqueue(savePhoto, input));
  };
}
