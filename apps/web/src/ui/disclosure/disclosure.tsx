import type { ComponentProps, ReactNode } from 'react';
import classes from './disclosure.module.css';

interface Props extends Omit<ComponentProps<'details'>, 'title'> {
  /** What is said in the line that opens it. */
  readonly title: ReactNode;
}

/** What is wanted seldom: a line that opens and closes it. The whole line is its target, the sign at its end tells which. */
export function Disclosure({ title, children, ...details }: Props) {
  return (
    <details {...details}>
      <summary className={classes.line}>{title}</summary>
      {children}
    </details>
  );
}
