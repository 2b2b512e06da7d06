import {
  type Icon,
  IconAlertCircle,
  IconAlertTriangle,
  IconBan,
  IconCalendarDue,
  IconCheck,
  IconClock,
  IconCloudCheck,
  IconCloudUpload,
  IconDeviceMobileCheck,
  IconFlagCheck,
  IconFlower,
  IconHourglass,
  IconIdBadge2,
  IconMinus,
  IconPlayerPlay,
  IconSnowflake,
  IconUserOff,
  IconWifiOff,
  IconX,
} from '@tabler/icons-react';

/** How a status is drawn: never by colour alone. Tones stand for one meaning each (see `status.module.css`). */
export type Tone = 'due' | 'danger' | 'done' | 'accent' | 'quiet';

/** The one table of statuses: icon, tone and the key of its word. */
export const statuses = {
  scheduled: { icon: IconClock, tone: 'quiet', word: 'app:statusScheduled' },
  verified: { icon: IconIdBadge2, tone: 'accent', word: 'app:statusVerified' },
  vaccinated: { icon: IconCheck, tone: 'done', word: 'app:statusVaccinated' },
  rejected: { icon: IconBan, tone: 'danger', word: 'app:statusRejected' },
  noshow: { icon: IconUserOff, tone: 'due', word: 'app:statusNoshow' },

  died: { icon: IconFlower, tone: 'quiet', word: 'app:statusDied' },

  due: { icon: IconCalendarDue, tone: 'due', word: 'app:statusDue' },
  overdue: { icon: IconAlertTriangle, tone: 'danger', word: 'app:statusOverdue' },
  given: { icon: IconCheck, tone: 'done', word: 'app:statusGiven' },
  missed: { icon: IconX, tone: 'quiet', word: 'app:statusMissed' },
  notYet: { icon: IconHourglass, tone: 'quiet', word: 'app:statusNotYet' },
  grave: { icon: IconAlertCircle, tone: 'due', word: 'app:statusGrave' },
  waived: { icon: IconMinus, tone: 'quiet', word: 'app:statusWaived' },

  yetToStart: { icon: IconClock, tone: 'quiet', word: 'app:statusYetToStart' },
  onGoing: { icon: IconPlayerPlay, tone: 'done', word: 'app:statusOnGoing' },
  completed: { icon: IconFlagCheck, tone: 'quiet', word: 'app:statusCompleted' },
  cancelled: { icon: IconBan, tone: 'due', word: 'app:statusCancelled' },
  freeze: { icon: IconSnowflake, tone: 'accent', word: 'app:statusFreeze' },

  savedHere: { icon: IconDeviceMobileCheck, tone: 'due', word: 'app:statusSavedHere' },
  sending: { icon: IconCloudUpload, tone: 'accent', word: 'app:statusSending' },
  sent: { icon: IconCloudCheck, tone: 'done', word: 'app:statusSent' },
  needsYou: { icon: IconAlertTriangle, tone: 'danger', word: 'app:statusNeedsYou' },
  offline: { icon: IconWifiOff, tone: 'quiet', word: 'app:statusOffline' },
} as const satisfies Record<string, { icon: Icon; tone: Tone; word: string }>;

export type Status = keyof typeof statuses;
