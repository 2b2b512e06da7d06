import { Button } from '@mantine/core';
import type { Worker } from '@teeka/contract/workers';
import { useWords } from '../../../platform/language/index.ts';
import { BottomSheet } from '../../../ui/index.ts';
import classes from './workers.module.css';

interface Props {
  readonly worker: Pick<Worker, 'display_name'> & { readonly user_name?: string };
  readonly password: string;
  readonly onClose: () => void;
}

/** The password of one sign-in, to be said or written down; once this is closed nobody can read it any more. */
export function GivenPassword({ worker, password, onClose }: Props) {
  const { t } = useWords();
  const name = worker.display_name;
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('workers:givenTitle', { name })}
      actions={<Button onClick={onClose}>{t('workers:givenDone')}</Button>}
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
      <p className="quiet">{t('workers:givenNote')}</p>
    </BottomSheet>
  );
}
