import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconClock,
  IconCloudUpload,
  IconDatabaseOff,
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
  onlyHere: { icon: IconDatabaseOff, tone: 'danger' },
  cleared: { icon: IconDatabaseOff, tone: 'danger' },
  clearedWaiting: { icon: IconDatabaseOff, tone: 'danger' },
  storeFull: { icon: IconDatabaseOff, tone: 'danger' },
  storeFailing: { icon: IconDatabaseOff, tone: 'danger' },
  needsYou: { icon: IconAlertTriangle, tone: 'danger' },
};
