import type { DateRange } from '@teeka/domain/reports';
import { type KeyboardEvent, useId, useState } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import classes from './date-range.module.css';

interface Choice {
  readonly key: string;
  readonly words: string;
  readonly isChosen: boolean;
  readonly range: DateRange;
}

interface Props {
  readonly choices: readonly Choice[];
  readonly onChoose: (range: DateRange) => void;
}

/** The quick filters in a row. For Tab they are one stop; from one to the next the arrows lead, Home and End to the ends. */
export function QuickFilters({ choices, onChoose }: Props) {
  const { t } = useWords();
  const named = useId();
  const [reached, setReached] = useState<number | null>(null);
  const chosen = choices.findIndex(({ isChosen }) => isChosen);
  const stop = reached ?? Math.max(chosen, 0);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = after(event.key, stop, choices.length);
    const to = next === null ? null : event.currentTarget.querySelectorAll('button')[next];
    if (!to || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    to.focus();
  };
  return (
    <div className={classes.links} role="toolbar" aria-labelledby={named} onKeyDown={move}>
      <span id={named}>{t('app:filterBy')}</span>
      {choices.map(({ key, words, isChosen, range }, at) => (
        <button
          key={key}
          type="button"
          className={classes.link}
          tabIndex={at === stop ? 0 : -1}
          aria-pressed={isChosen}
          onFocus={() => setReached(at)}
          onClick={() => onChoose(range)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

/** Which of so many a key leads to from this one; null where it is none of the keys that lead on. */
function after(key: string, at: number, many: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % many;
  if (key === 'ArrowLeft') return (at + many - 1) % many;
  if (key === 'Home') return 0;
  return key === 'End' ? many - 1 : null;
}
