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
import { useChipWords } from './chip-words.ts';
import { type Summary, summaryOf } from './summary.ts';
import classes from './sync.module.css';
import { useSituation } from './use-situation.ts';

/**
 * The header's chip: the truth about the records on this phone, in sign, words and colour; opens the list. While all is
 * well it is the sign alone.
 */
export default function SyncChip({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useWords();
  const workday = useWorkday();
  const summary = summaryOf(useSituation());
  const { whole, few } = useChipWords(summary);
  if (!workday) return null;
  const { icon: Sign, tone } = summaryLook[summary.kind];
  return (
    <>
      <UnstyledButton
        className={classes.chip}
        data-tone={tone}
        aria-label={`${whole}. ${t('sync:chipHint')}`}
        title={`${whole}. ${t('sync:chipHint')}`}
        onClick={onOpen}
      >
        <Sign size={tone === 'done' ? 24 : 18} aria-hidden />
        {tone === 'done' ? null : (
          <>
            <span aria-hidden className={classes.whole}>
              {whole}
            </span>
            <span aria-hidden className={classes.few}>
              {few}
            </span>
          </>
        )}
      </UnstyledButton>
      {/* Beside the button: within one, nothing is announced. */}
      <span role="status" className={spoken.spoken}>
        {whole}
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
