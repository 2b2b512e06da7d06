import { IconAlertTriangle, IconCheck, IconClock, IconCloudUpload, IconHandStop } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useWords } from '../../platform/language/use-words.ts';
import type { Item, ItemState } from '../../platform/outbox/item.ts';
import { useView } from '../../records/workday/index.ts';
import { useItemWords } from './item-words.ts';
import classes from './sync.module.css';

const icons: Readonly<Record<ItemState, typeof IconCheck>> = {
  waiting: IconClock,
  sending: IconCloudUpload,
  done: IconCheck,
  refused: IconAlertTriangle,
  blocked: IconHandStop,
};

/** One record in words, and where it stands. */
export function ItemLine({ item, children }: { readonly item: Item; readonly children?: ReactNode }) {
  const { t } = useWords();
  const { what, standing } = useItemWords(useView());
  const Icon = icons[item.state];
  return (
    <li className={classes.line} data-state={item.state}>
      <Icon size={22} aria-hidden className={classes.icon} />
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
