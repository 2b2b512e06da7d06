import type { ReactNode } from 'react';
import classes from './list-head.module.css';

interface Props {
  /** How many there are, in words; said again when it changes. */
  readonly count: string;
  /** Of which days; without it of all. */
  readonly period?: string;
  /** What narrows the list. */
  readonly children?: ReactNode;
}

/** Above a list: how many, of which days, what narrows it, and at a desk what can be done with its table. */
export function ListHead({ count, period, children }: Props) {
  return (
    <div className={classes.above}>
      <p className={classes.count} role="status">
        <strong>{count}</strong>
        {period ? <span className="quiet">{period}</span> : null}
      </p>
      {children}
      <div className={classes.acts} data-list-acts />
    </div>
  );
}
