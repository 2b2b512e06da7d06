import {
  type Icon,
  IconAlertTriangle,
  IconArrowBackUp,
  IconBan,
  IconCalendar,
  IconCircleCheck,
  IconClock,
  IconHourglass,
  IconMinus,
} from '@tabler/icons-react';
import type { CardState } from './card-state.ts';

/** The tone names a pair of text and ground colours of the theme. */
export interface DoseLook {
  readonly icon: Icon;
  readonly tone: 'done' | 'due' | 'danger' | 'quiet' | 'plain';
}

/** The one table of how a dose's state looks: an icon and a tone; the word comes from the schedule's words. */
export const doseLooks: Readonly<Record<CardState, DoseLook>> = {
  given: { icon: IconCircleCheck, tone: 'done' },
  'given-not-counted': { icon: IconArrowBackUp, tone: 'danger' },
  due: { icon: IconClock, tone: 'due' },
  overdue: { icon: IconAlertTriangle, tone: 'danger' },
  upcoming: { icon: IconCalendar, tone: 'plain' },
  waiting: { icon: IconHourglass, tone: 'plain' },
  closed: { icon: IconBan, tone: 'quiet' },
  'not-applicable': { icon: IconMinus, tone: 'quiet' },
};
