import type { ReactNode } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import classes from './status.module.css';
import { type Status, statuses, type Tone } from './statuses.ts';

interface Props {
  readonly status: Status;
  /** In place of the status's own word: `BCG`, `3 waiting`. */
  readonly children?: ReactNode;
  /** Within a line of text: no ground of its own. */
  readonly plain?: boolean;
  /** Where the place gives the status another colour than its own. */
  readonly tone?: Tone | undefined;
}

/** A status as icon, word and colour, from the one table. */
export function StatusBadge({ status, children, plain = false, tone }: Props) {
  const { t } = useWords();
  const { icon: Icon, word, ...own } = statuses[status];
  return (
    <span className={classes.badge} data-tone={tone ?? own.tone} data-plain={plain || undefined}>
      <Icon size={17} stroke={2.2} aria-hidden />
      {children ?? t(word)}
    </span>
  );
}
