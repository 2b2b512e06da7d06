import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWords } from '../../../platform/language/index.ts';
import classes from './day-end.module.css';

interface Props {
  /** The way to the session's vials. */
  readonly vials: ReactNode;
  /** Asks whether to end it; null for whoever may not. */
  readonly onEnd: (() => void) | null;
}

/** What belongs to the day's end: to count the vials, and to end the session. */
export function DayEnd({ vials, onEnd }: Props) {
  const { t } = useWords();
  return (
    <div className={classes.acts}>
      {vials}
      {onEnd ? (
        <Button variant="default" onClick={onEnd}>
          {t('sessions:end')}
        </Button>
      ) : null}
    </div>
  );
}
