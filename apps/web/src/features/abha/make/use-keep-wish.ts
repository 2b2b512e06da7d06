import { keepAbhaWish } from '@teeka/contract/abha';
import { now } from '../../../platform/clock/clock.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { PersonCard } from '../../../platform/pack/index.ts';
import { newId } from '../../../platform/store/new-id.ts';
import { useWorkday } from '../../../records/workday/index.ts';
import { toast } from '../../../ui/index.ts';
import { useSaving } from '../../../ui/saving/use-saving.ts';
import type { Consent } from './agreed.ts';

/** Keeps the wish with its consent on this phone, to be sent; answers whether it was kept. */
export function useKeepWish(person: PersonCard) {
  const { t } = useWords();
  const workday = useWorkday();
  const { busy, save } = useSaving();
  async function keep(consent: Consent): Promise<boolean> {
    if (!workday) return false;
    const { beneficiary_id } = person;
    const at = now();
    const input = { beneficiary_id, wish_id: newId(at), consent, captured_at: at.toISOString() };
    const kept = await save(() => workday.outbox.enqueue(keepAbhaWish, input, { person }));
    if (kept) toast.success(t('abha:wishKept'));
    return kept;
  }
  return { busy, keep };
}
