import type { Item } from '../../platform/outbox/item.ts';
import type { PackRows } from '../../platform/pack/rows.ts';
import { type ByColleague, withColleagues } from './colleagues.ts';
import { applyEffect } from './effects.ts';
import { bareView, type PackView } from './view.ts';

/**
 * The pulled rows, over them what colleagues recorded on this phone, and over that the effects of the worker's own items,
 * in the order they were made.
 */
export function overlay(rows: PackRows, items: readonly Item[], colleagues: readonly ByColleague[] = []): PackView {
  return items.reduce(applyEffect, withColleagues(bareView(rows, items), colleagues));
}
