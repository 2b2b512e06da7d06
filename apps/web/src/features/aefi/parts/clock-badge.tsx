import type { Clock } from '@teeka/domain/aefi';
import { type Status, StatusBadge } from '../../../ui/index.ts';
import { useAefiWords } from './use-aefi-words.ts';

const looks = {
  waiting: 'notYet',
  running: 'scheduled',
  soon: 'due',
  late: 'overdue',
  done: 'given',
  'done-late': 'due',
} as const satisfies Record<Clock['state'], Status>;

/** How a time limit stands: how much is left, how late it is. */
export function ClockBadge({ clock }: { readonly clock: Clock }) {
  const words = useAefiWords();
  return <StatusBadge status={looks[clock.state]}>{words.clock(clock)}</StatusBadge>;
}
