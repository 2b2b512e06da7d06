import { Button } from '@mantine/core';
import { useWords } from '../../platform/language/use-words.ts';
import { keptForGood } from '../../platform/storage/kept-for-good.ts';
import { storeCleared } from '../../platform/storage/storage-trouble.ts';
import { useWatched } from '../../platform/storage/use-watched.ts';
import { useAboutWords } from '../../ui/saving/about-words.ts';
import classes from './sync.module.css';

/** What became of a store that was cleared, and whether the browser has promised to keep it. */
export function StoreNote() {
  const { t } = useWords();
  const words = useAboutWords();
  const cleared = useWatched(storeCleared);
  const kept = useWatched(keptForGood);
  return (
    <>
      {cleared?.lost.map((one) => (
        <p key={one.store} className={classes.lost}>
          {t('sync:clearedLost', { name: one.name || t('sync:colleague'), what: words(one) })}
        </p>
      ))}
      {cleared?.isBack ? (
        <Button fullWidth variant="default" mb="md" onClick={() => storeCleared.set(null)}>
          {t('sync:clearedSeen')}
        </Button>
      ) : null}
      {kept === null ? null : <p className={classes.note}>{t(kept ? 'sync:kept' : 'sync:notKept')}</p>}
    </>
  );
}
