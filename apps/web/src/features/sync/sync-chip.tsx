import { UnstyledButton } from '@mantine/core';
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
import { useWords } from '../../platform/language/use-words.ts';
import { useWorkday } from '../../records/workday/index.ts';
import spoken from '../../ui/content/spoken.module.css';
import { type Summary, summaryOf } from './summary.ts';
import classes from './sync.module.css';
import { useSituation } from './use-situation.ts';

/** The header's chip: the truth about the records on this phone, in icon, word and colour; opens the list. */
export default function SyncChip({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useWords();
  const workday = useWorkday();
  const summary = summaryOf(useSituation());
  if (!workday) return null;
  const { icon: Icon, tone } = summaryLook[summary.kind];
  const word = t(`sync:${summary.kind}`, { n: 'n' in summary ? summary.n : 0 });
  return (
    <>
      <UnstyledButton
        className={classes.chip}
        data-tone={tone}
        aria-label={`${word}. ${t('sync:chipHint')}`}
        title={t('sync:chipHint')}
        onClick={onOpen}
      >
        <Icon size={18} aria-hidden />
        <span aria-hidden>{word}</span>
      </UnstyledButton>
      {/* Beside the button: within one, nothing is announced. */}
      <span role="status" className={spoken.spoken}>
        {word}
      </span>
    </>
  );
}

/** Icon and colour of each standing; the word beside them comes from the words `sync:<kind>`. */
const summaryLook: Readonly<Record<Summary['kind'], { icon: Icon; tone: string }>> = {
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
