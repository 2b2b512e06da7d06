import { IconHourglass } from '@tabler/icons-react';
import { minutesToWait, observationMinutes } from '@teeka/domain/vaccinations';
import { useSyncExternalStore } from 'react';
import { now, timeOf } from '../../platform/clock/clock.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { clockWords } from '../time/clock-words.ts';
import classes from './observation.module.css';

const lookEvery = 10_000;

function watch(changed: () => void): () => void {
  const timer = setInterval(changed, lookEvery);
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}

/** How long somebody still waits at the site after a dose captured then; nothing once the half hour is long over. */
export function Observation({ since }: { readonly since: string }) {
  const { t } = useWords();
  const left = useSyncExternalStore(watch, () => minutesToWait(since, now().toISOString()));
  const until = new Date(Date.parse(since) + observationMinutes * 60_000);
  return (
    <span className={classes.wait} data-over={left === 0 ? '' : undefined}>
      <IconHourglass size={20} aria-hidden />
      {left === 0 ? (
        t('cases:waitOver')
      ) : (
        <>
          <strong>{t('cases:waitMinutes', { n: left })}</strong>
          <span>{t('cases:waitUntil', { time: clockWords(timeOf(until)) })}</span>
        </>
      )}
    </span>
  );
}
