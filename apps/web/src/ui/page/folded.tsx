import type { ComponentProps } from 'react';
import { Disclosure } from '../disclosure/disclosure.tsx';
import classes from './section.module.css';

interface Props extends Pick<ComponentProps<'details'>, 'open' | 'onToggle' | 'children'> {
  readonly title: string;
  /** How much there is within, where that is known before it is opened. */
  readonly count?: number;
}

/** A titled group of content that opens on a tap. */
export function Folded({ title, count, children, ...details }: Props) {
  return (
    <Disclosure
      className={classes.folded}
      {...details}
      title={
        <>
          <h2 className={classes.title}>{title}</h2>
          {count === undefined ? null : <span className={classes.count}>{count}</span>}
        </>
      }
    >
      {children}
    </Disclosure>
  );
}
