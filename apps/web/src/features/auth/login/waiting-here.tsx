import { IconDeviceMobileCheck } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { heardAt } from '../../../platform/api/heard.ts';
import { useWords } from '../../../platform/language/use-words.ts';
import type { WaitingOf } from '../../../platform/store/waiting.ts';
import { useAboutWords } from '../../../ui/saving/about-words.ts';
import classes from './waiting-here.module.css';

/** What waits on this phone and for whom: names of workers and figures, nothing else can be known. */
export function WaitingHere() {
  const { t } = useWords();
  const words = useAboutWords();
  const [waiting, setWaiting] = useState<readonly WaitingOf[]>([]);
  useEffect(() => {
    // Nobody has ever worked here: what counts is not even loaded.
    if (heardAt() === 0) return;
    let gone = false;
    import('../../../records/workday/begin.ts')
      .then(({ waitingHere }) => waitingHere())
      .then((found) => {
        if (!gone) setWaiting(found);
      })
      .catch((error: unknown) => console.warn('What waits here cannot be counted', error));
    return () => {
      gone = true;
    };
  }, []);
  if (waiting.length === 0) return null;
  return (
    <section className={classes.waiting} aria-labelledby="waits-title">
      <IconDeviceMobileCheck size={24} aria-hidden />
      <div>
        <h2 id="waits-title" className={classes.title}>
          {t('auth:waitsTitle')}
        </h2>
        <ul className={classes.list}>
          {waiting.map((one) => (
            <li key={one.store}>{t('auth:waitsOf', { name: one.name || t('auth:colleague'), what: words(one) })}</li>
          ))}
        </ul>
        <p className="flat">{t('auth:waitsText')}</p>
      </div>
    </section>
  );
}
