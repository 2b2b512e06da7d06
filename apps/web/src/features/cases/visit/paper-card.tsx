import { type ReactNode, useState } from 'react';
import { useWords } from '../../../platform/language/use-words.ts';
import classes from './visit.module.css';

/** The picture of the paper card; it is loaded when somebody wants to see it. */
export function PaperCard({ children }: { readonly children: ReactNode }) {
  const { t } = useWords();
  const [seen, setSeen] = useState(false);
  return (
    <details
      className={classes.later}
      onToggle={({ currentTarget }) => setSeen((before) => before || currentTarget.open)}
    >
      <summary>{t('doses:cardPhoto')}</summary>
      {seen ? children : null}
    </details>
  );
}
