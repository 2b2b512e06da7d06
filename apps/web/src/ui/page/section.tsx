import { type ReactNode, useId } from 'react';
import { usePane } from '../beside/pane.ts';
import classes from './section.module.css';

/** A titled group of content on a card of its own. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  const Title = usePane() ? 'h3' : 'h2';
  return (
    <section className={classes.section} aria-labelledby={id}>
      <Title id={id} className={classes.title}>
        {title}
      </Title>
      {children}
    </section>
  );
}
