import type { ReactNode } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import type { Item } from '../../platform/outbox/item.ts';
import { useView } from '../../records/workday/index.ts';
import { useItemWords } from './item-words.ts';
import { StateIcon } from './state-icon.tsx';
import classes from './sync.module.css';

/** One record in words, below the name of whom it is about, and where it stands. */
export function ItemLine({ item, children }: { readonly item: Item; readonly children?: ReactNode }) {
  const { t } = useWords();
  const { what, standing } = useItemWords(useView());
  return (
    <li className={classes.line}>
      <StateIcon state={item.state} />
      <div className={classes.text}>
        <div className="wraps strong">{what(item)}</div>
        <div className="quiet small">
          {standing(item)}
          {item.attempts > 2 && item.state === 'waiting' ? ` · ${t('sync:tries', { n: item.attempts })}` : ''}
        </div>
        {children}
      </div>
    </li>
  );
}
