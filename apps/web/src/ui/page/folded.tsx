import type { ReactNode } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import classes from './section.module.css';

interface Props {
  readonly title: string;
  /** How much there is within. */
  readonly count: number;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** A titled group of content that opens on a tap. */
export function Folded({ title, count, open, children }: Props) {
  return (
    <Disclosure
      className={classes.folded}
      open={open}
      title={
        <>
          <h2 className={classes.title}>{title}</h2>
          <span className={classes.count}>{count}</span>
        </>
      }
    >
      {children}
    </Disclosure>
  );
}
