import { Loader as Spinner } from '@mantine/core';
import { waiting } from '../../platform/api/loading.ts';
import { useWords } from '../../platform/language/use-words.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import classes from './loader.module.css';

/** Covers the screen while calls are under way that everything waits for; quick ones pass unseen. */
export function Loader() {
  const { t } = useWords();
  const busy = useWatched(waiting) > 0;
  return (
    <div role="status" aria-live="polite">
      {busy ? (
        <div className={classes.veil}>
          <div className={classes.card}>
            <Spinner size={36} aria-hidden />
            <span>{t('app:loading')}</span>
          </div>
        </div>
      ) : null}
    </div>
  );
}
