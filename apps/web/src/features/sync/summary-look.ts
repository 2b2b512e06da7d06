import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconCloudUpload,
  IconLogin,
  IconUsers,
  IconWifiOff,
} from '@tabler/icons-react';
import type { Summary } from './summary.ts';

/** Icon and colour of each standing; the word beside them comes from the words `sync:<kind>`. */
export const summaryLook: Readonly<Record<Summary['kind'], { icon: Icon; tone: string }>> = {
  allSent: { icon: IconCircleCheck, tone: 'done' },
  sending: { icon: IconCloudUpload, tone: 'accent' },
  othersWait: { icon: IconUsers, tone: 'due' },
  waiting: { icon: IconClock, tone: 'due' },
  offline: { icon: IconWifiOff, tone: 'quiet' },
  offlineWaiting: { icon: IconWifiOff, tone: 'due' },
  signInAgain: { icon: IconLogin, tone: 'due' },
  needsYou: { icon: IconAlertTriangle, tone: 'danger' },
};
