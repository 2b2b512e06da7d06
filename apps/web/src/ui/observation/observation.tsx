import { IconHourglass } from '@tabler/icons-react';
import { minutesToWait, observationMinutes } from '@teeka/domain/vaccinations';
import { useSyncExternalStore } from 'react';
import { lookAgain, now, timeOf } from '../../platform/clock/clock.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { clockWords } from '../time/clock-words.ts';
import classes from './observation.module.css';

const everyTenSeconds = lookAgain(10_000);

/** How long somebody still waits at the site after a dose captured then; nothing once the half hour is long over. */
export function Observation({ since }: { readonly since: string }) {
  const { t } = useWords();
  const left = useSyncExternalStore(everyTenSeconds, () => minutesToWait(since, now().toISOString()));
  const until = new Date(Date.parse(since) + observationMinutes * 60_000);
  return (
    <span className={classes.wait} data-over={left === 0 ? '' : undefined}>
      <IconHourglass size={20} aria-hidden />
      {left === 0 ? (
        t('cases:waitOver')
      ) : (
        <>
          <strong>{t('cases:waitMinutes', { count: left })}</strong>
          <span>{t('cases:waitUntil', { time: clockWords(timeOf(until)) })}</span>
        </>
      )}
    </span>
  );
}
