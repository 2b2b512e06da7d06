import { IconArrowBackUp, IconCalendar, IconHourglass } from '@tabler/icons-react';
import { statusIcons } from '../../ui/status/status-icons.ts';
import { type Status, statuses } from '../../ui/status/statuses.ts';
import type { CardState } from './card-state.ts';

interface DoseLook {
  readonly icon: typeof IconCalendar;
  readonly tone: 'done' | 'due' | 'danger' | 'quiet' | 'plain';
}

const asStatus = (status: Status, tone: DoseLook['tone']): DoseLook => ({
  icon: statusIcons[statuses[status].icon],
  tone,
});

/** How a dose's state looks: the icons of the one table of statuses, and three that only the card needs. */
export const doseLooks: Readonly<Record<CardState, DoseLook>> = {
  given: asStatus('given', 'done'),
  'given-not-counted': { icon: IconArrowBackUp, tone: 'danger' },
  due: asStatus('due', 'due'),
  overdue: asStatus('overdue', 'danger'),
  upcoming: { icon: IconCalendar, tone: 'plain' },
  waiting: { icon: IconHourglass, tone: 'plain' },
  closed: asStatus('missed', 'quiet'),
  'not-applicable': asStatus('waived', 'quiet'),
};
