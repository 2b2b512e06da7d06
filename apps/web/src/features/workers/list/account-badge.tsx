import type { Worker } from '@teeka/contract/workers';
import { signInState } from '@teeka/domain/workers';
import { useWords } from '../../../platform/language/index.ts';
import { type Status, StatusBadge } from '../../../ui/index.ts';

const looks = { closed: 'cancelled', locked: 'overdue' } as const satisfies Record<string, Status>;

interface Props {
  readonly worker: Worker;
  /** What stands where nothing bars the account. */
  readonly usual?: string;
}

/** Why somebody cannot sign in, where that is so. */
export function AccountBadge({ worker, usual }: Props) {
  const { t } = useWords();
  const state = signInState(worker);
  return state === 'active' ? usual : <StatusBadge status={looks[state]}>{t(`workers:${state}`)}</StatusBadge>;
}
