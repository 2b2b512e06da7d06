import type { Refusal } from '@teeka/domain/refusal';
import { useState } from 'react';
import { type Entry, type Item, madeBefore, saveForm } from '../../platform/outbox/index.ts';
import { useRefusals } from '../../ui/form/use-refusals.ts';
import { useSaving } from '../../ui/saving/use-saving.ts';
import { useDraft, useItem, useItems, useWorkday } from '../workday/index.ts';
import { draftAt, openPath, type Place, versionOf } from './forms.ts';
import { useCorrectedId } from './use-corrected-id.ts';

/** A refused item that is open in the form it came from, with the form's own state. */
export interface Opened<T> {
  readonly item: Item;
  readonly value: T;
}

/** What a form is opened for, by its item; it stays while it is sent again and leaves the list of what was refused. */
function useOpenedItem<T>(id: string | null, place: Place, whole: (kept: T) => T = (kept) => kept): Opened<T> | null {
  const item = useItem(id);
  const [opened, setOpened] = useState<Opened<T> | null>(null);
  if (item && item.id !== opened?.item.id && item.draft?.place === place && openPath(item))
    setOpened({ item, value: whole(item.draft.value as T) });
  return opened;
}

/** The refused item for which this screen was opened, where it came from the form of that place. */
export const useOpened = <T>(place: Place): Opened<T> | null => useOpenedItem<T>(useCorrectedId(place), place);

/** Where what is half-filled rests; what corrects a refused item rests beside what is begun anew. */
export function keptKey(place: Place, keptAs: string, correctedId: string | null): string {
  const version = versionOf(place) ?? 1;
  return [keptAs, ...(version > 1 ? [version] : []), ...(correctedId ? [correctedId] : [])].join('/');
}

interface Form<T> {
  readonly place: Place;
  /** What it begins with. */
  readonly empty: T;
  /** Fields under which a refusal can stand. */
  readonly fields: readonly string[];
  /** The key under which it is kept while it is half-filled; without one it lives with its sheet. */
  readonly keptAs?: string;
  /** What an earlier version of the form kept, with the fields that it did not have. */
  readonly whole?: (kept: T) => T;
  /** What the server refused, by the names of the form's fields. */
  readonly named?: (refusals: readonly Refusal[], value: T) => readonly Refusal[];
  /** How it stands where it opens again. */
  readonly opens?: (value: T, refusals: readonly Refusal[]) => T;
  /** A second form beside the one that is corrected begins anew, whatever the address names. */
  readonly fresh?: boolean;
  /** The refused item that it takes up whatever the address names; null for none. */
  readonly takesUp?: string | null;
  /** What was saved beside it stays as it is when it is corrected. */
  readonly alone?: boolean;
}

interface Saving<T> {
  /** What is kept beside the records, where that is more than was typed. */
  readonly as?: T;
  /** What is left of the form once it is saved. */
  readonly stays?: (items: readonly Item[]) => T;
  /** Refused items of other forms whose place is taken too. */
  readonly instead?: readonly Item[];
}

/**
 * A form from its first letter until the server has what it made: half-filled it is kept, saved it stays sealed beside
 * its records, refused it opens again exactly as it was, what was refused under its fields, and saved then it takes the
 * place of all that it made.
 */
export function useForm<T>({ place, empty, fields, keptAs, whole, named, opens, alone = false, ...from }: Form<T>) {
  const workday = useWorkday();
  const items = useItems();
  const inAddress = useCorrectedId(place);
  const correctedId = from.takesUp === undefined ? inAddress : null;
  const opened = useOpenedItem<T>(from.fresh ? null : (from.takesUp ?? correctedId), place, whole);
  const key = keptAs === undefined ? null : keptKey(place, keptAs, correctedId);
  const begun = opened ? (opens?.(opened.value, opened.item.refusals) ?? opened.value) : empty;
  const [kept, keep] = useDraft(key, begun, whole);
  const value = kept ?? begun;
  const [refused, setRefused] = useState<{ readonly of: Opened<T>; readonly list: readonly Refusal[] } | null>(null);
  if (opened && opened !== refused?.of) {
    const { refusals: list } = opened.item;
    setRefused({ of: opened, list: named ? named(list, opened.value) : list });
  }
  const refusals = useRefusals(fields, refused?.list);
  const { busy, save: saving } = useSaving();

  const correction = { opened: opened?.item ?? null, alone };

  /** Saves on this phone; null where nothing was saved, which is told. */
  async function save(
    entries: readonly Entry[],
    { as = value, stays, instead = [] }: Saving<T> = {},
  ): Promise<readonly Item[] | null> {
    if (!workday) return null;
    let made: readonly Item[] = [];
    const saved = await saving(async () => {
      const form = { entries, draft: draftAt(place, as) };
      made = await saveForm(workday.outbox, form, { ...correction, instead });
      if (key !== null) await keep(stays?.(made) ?? null);
    });
    return saved ? made : null;
  }

  return {
    value,
    /** Has what was kept of it been read? */
    ready: kept !== null,
    put: keep,
    /** Changes fields; what was refused of them is no longer said. */
    change: (part: Partial<T>) => {
      for (const field of Object.keys(part)) refusals.clear(field);
      void keep({ ...value, ...part });
    },
    refusals,
    busy,
    save,
    opened,
    /** Was it refused for the clock of the phone? Then no time in it is to be trusted. */
    hadWrongClock: opened?.item.refusals.some(({ code }) => code === 'SESDAY0015') ?? false,
    /** All that is corrected with it. */
    corrected: madeBefore(items, correction).stopped,
  };
}
