import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import { PersonLine } from '../../../records/beneficiaries/person-line.tsx';
import type { PersonNow } from '../../../records/beneficiaries/person-now.ts';
import { Page } from '../../../ui/index.ts';
import classes from './previous.module.css';

interface Props {
  readonly person: PersonNow;
  readonly back: string;
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

/** The page on which doses given elsewhere are reported, or reported anew: whose they are, and saving them. */
export function PreviousPage({ person, back, busy, onSave, children }: Props) {
  const { t } = useWords();
  return (
    <Page
      title={t('app:recordPrevious')}
      back={back}
      ownHeading
      action={
        <Button loading={busy} onClick={onSave}>
          {t('doses:previousSave')}
        </Button>
      }
    >
      <PersonLine person={person} />
      <div className={classes.stack}>{children}</div>
    </Page>
  );
}
