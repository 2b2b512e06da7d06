import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './form.module.css';

interface Props {
  readonly kind?: 'error' | 'info';
  readonly children: ReactNode;
}

/** A sentence that belongs to the whole form; an error is read aloud as it appears. */
export function Notice({ kind = 'error', children }: Props) {
  const Icon = kind === 'error' ? IconAlertCircle : IconInfoCircle;
  return (
    <div role={kind === 'error' ? 'alert' : 'note'} className={classes.notice} data-kind={kind}>
      <Icon size={22} aria-hidden />
      <div>{children}</div>
    </div>
  );
}
