import { IconAlertTriangle, IconCheck, IconClock, IconCloudUpload, IconHandStop } from '@tabler/icons-react';
import type { ItemState } from '../../platform/outbox/item.ts';
import classes from './sync.module.css';

const icons: Readonly<Record<ItemState, typeof IconCheck>> = {
  waiting: IconClock,
  sending: IconCloudUpload,
  done: IconCheck,
  refused: IconAlertTriangle,
  blocked: IconHandStop,
};

/** How far a record is, beside the words that say it. */
export function StateIcon({ state }: { readonly state: ItemState }) {
  const Icon = icons[state];
  return <Icon size={22} aria-hidden className={classes.icon} data-state={state} />;
}
