import { stopBatch } from '@teeka/contract/stock';
import { faultIn } from '@teeka/domain/stock';
import { useWords } from '../../platform/language/index.ts';

/** Who the contract lets stop a batch. */
export const mayStop = (role: string): boolean => (stopBatch.access as readonly string[]).includes(role);

/** Why a batch is stopped: the fault of a vial by its name, else what was written. */
export function useStopWords(): (reason: string) => string {
  const { t } = useWords();
  return (reason) => {
    const fault = faultIn(reason);
    return fault ? t(`stock:fault-${fault}`) : reason;
  };
}
