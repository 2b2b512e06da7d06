import { Button } from '@mantine/core';
import type { Worker } from '@teeka/contract/workers';
import { useEffect, useState } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { BottomSheet, Notice } from '../../../ui/index.ts';
import classes from './workers.module.css';

interface Props {
  readonly worker: Pick<Worker, 'display_name'> & { readonly user_name?: string };
  readonly password: string;
  readonly onClose: () => void;
}

/**
 * The password of one sign-in, to be said or written down; once this is closed nobody can read it any more. So it goes by its
 * own button alone: the way back, a touch beside it and a page that is loaded anew ask first.
 */
export function GivenPassword({ worker, password, onClose }: Props) {
  const { t } = useWords();
  const [asks, setAsks] = useState(false);
  const name = worker.display_name;
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <BottomSheet
      open
      onClose={() => setAsks(true)}
      title={t('workers:givenTitle', { name })}
      actions={
        <>
          {asks ? (
            <Button variant="default" onClick={() => setAsks(false)}>
              {t('workers:givenKeep')}
            </Button>
          ) : null}
          <Button onClick={onClose}>{t('workers:givenDone')}</Button>
        </>
      }
    >
      <p>{t('workers:givenBody', { name })}</p>
      {worker.user_name ? (
        <p>
          {t('workers:givenUser')}: <strong translate="no">{worker.user_name}</strong>
        </p>
      ) : null}
      <p className={classes.given} translate="no">
        {password}
      </p>
      {asks ? <Notice>{t('workers:givenAsk', { name })}</Notice> : <p className="quiet">{t('workers:givenNote')}</p>}
    </BottomSheet>
  );
}
