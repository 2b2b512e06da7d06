import { type ReactNode, useEffect, useRef } from 'react';
import classes from '../../../../../records/bites/bites.module.css';
import type { BiteKind } from '../draft.ts';

interface Props {
  readonly kind: BiteKind | null;
  readonly children: ReactNode;
}

/**
 * What a bite of this kind asks. Another kind may be chosen at the end of a long page: what it asks comes into view and
 * gets the focus, because what is built out of sight looks like nothing.
 */
export function BeginsHere({ kind, children }: Props) {
  const start = useRef<HTMLDivElement>(null);
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === kind) return;
    before.current = kind;
    start.current?.scrollIntoView({ block: 'start' });
    start.current?.focus({ preventScroll: true });
  }, [kind]);
  return (
    <div ref={start} tabIndex={-1} className={classes.begins}>
      {children}
    </div>
  );
}
