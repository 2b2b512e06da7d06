import type { Item } from '../outbox/item.ts';
import { applyEffect } from './effects.ts';
import type { PackRows } from './rows.ts';
import { bareView, type PackView } from './view.ts';

/** The pulled rows with the effects of the phone's own items over them, in the order they were made. */
export function overlay(rows: PackRows, items: readonly Item[]): PackView {
  return items.reduce(applyEffect, bareView(rows, items));
}
