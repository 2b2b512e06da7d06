import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ImportProgress } from '@teeka/contract/beneficiaries/import';
import { useWords } from '../../../platform/language/index.ts';
import classes from './import.module.css';
import type { Import } from './use-import.ts';

const mostShown = 10;

/** The first errors in words, and the file in which all of them are corrected. */
export function ImportErrors({ of, now }: { readonly of: Import; readonly now: ImportProgress }) {
  const { t } = useWords();
  return (
    <>
      <ul className={classes.errors}>
        {now.errors.slice(0, mostShown).map(({ row, column, code, message }) => (
          <li key={`${row} ${column} ${code}`}>
            <strong>{t('reports:importRow', { row, column })}</strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {now.errors.length > mostShown ? <p className={classes.help}>{t('reports:importMoreErrors')}</p> : null}
      <Button
        variant="light"
        leftSection={<IconDownload size={20} aria-hidden />}
        loading={of.busy === 'errors'}
        disabled={!of.online}
        onClick={() => void of.errors()}
      >
        {t('reports:importErrors')}
      </Button>
      <p className={classes.help}>{t('reports:importErrorsHelp')}</p>
    </>
  );
}
