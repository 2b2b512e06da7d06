import { withdrawAbhaConsent } from '@teeka/contract/abha';
import type { InputOf } from '@teeka/contract/call';
import { now } from '../../platform/clock/clock.ts';
import type { PersonCard } from '../../platform/pack/index.ts';
import { useSaving } from '../../ui/saving/use-saving.ts';
import { useWorkday } from '../workday/index.ts';

/** Notes on this phone, to be sent, that somebody agrees no more or did not agree; answers whether it was saved. */
export function useWithdraw(beneficiary_id: string, person: PersonCard | null = null) {
  const workday = useWorkday();
  const { busy, save } = useSaving();
  async function withdraw(why: InputOf<typeof withdrawAbhaConsent>['why']): Promise<boolean> {
    if (!workday) return false;
    const input = { beneficiary_id, why, captured_at: now().toISOString() };
    return save(() => workday.outbox.enqueue(withdrawAbhaConsent, input, person ? { person } : undefined));
  }
  return { busy, withdraw };
}
