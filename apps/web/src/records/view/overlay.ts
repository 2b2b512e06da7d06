import type { Item } from '../../platform/outbox/item.ts';
import type { PackRows } from '../../platform/pack/rows.ts';
import type { OfflineCalls } from '../offline-call.ts';
import { type ByColleague, withColleagues } from './colleagues.ts';
import { bareView, type PackView } from './view.ts';

/**
 * The pulled rows, over them what colleagues recorded on this phone, and over that the effects of the worker's own items,
 * in the order they were made.
 */
export const overlayOf =
  (calls: OfflineCalls) =>
  (rows: PackRows, items: readonly Item[], colleagues: readonly ByColleague[] = []): PackView =>
    items.reduce(
      (view, item) => (isDrawn(item, calls) ? (calls.get(item.call)?.effect(view, item.input, item) ?? view) : view),
      withColleagues(bareView(rows, items), colleagues),
    );

/** A refused item changes nothing: it is not true on the server and must not look as if it were. */
const isDrawn = (item: Item, calls: OfflineCalls): boolean =>
  item.state !== 'refused' && (!item.inPack || calls.get(item.call)?.keptAfterPull === true);
