import { useEffect, useState } from 'react';
import { useWorkday } from './use-workday.ts';
import type { Workday } from './workday.ts';

/** Drafts as last written, so that the next screen never reads behind a write that is still on its way. */
const written = new WeakMap<Workday, Map<string, unknown>>();

function writtenIn(workday: Workday): Map<string, unknown> {
  const known = written.get(workday) ?? new Map<string, unknown>();
  written.set(workday, known);
  return known;
}

/** A draft as last written, whoever wrote it; null where nothing is kept. */
export function readDraft<T>(workday: Workday, key: string): Promise<T | null> {
  const known = writtenIn(workday);
  return known.has(key) ? Promise.resolve(known.get(key) as T | null) : workday.drafts.read<T>(key);
}

/** Keeps a draft, drops it with null. */
export async function saveDraft(workday: Workday, key: string, value: unknown): Promise<void> {
  writtenIn(workday).set(key, value);
  await (value === null ? workday.drafts.drop(key) : workday.drafts.save(key, value));
}

interface Loaded<T> {
  readonly key: string | null;
  /** Null where nothing is kept. */
  readonly value: T | null;
}

/**
 * A half-filled form that survives a closed app: read once, written with each change, dropped with null. Null until it was
 * read; `empty` is what a form begins with. What an earlier version of it kept is filled up by `whole`, the same function
 * each time. Without a key it lives with its screen.
 */
export function useDraft<T>(
  key: string | null,
  empty: T,
  whole?: (kept: T) => T,
): readonly [T | null, (next: T | null) => Promise<void>] {
  const workday = useWorkday();
  const [loaded, setLoaded] = useState<Loaded<T> | null>(key === null ? { key, value: null } : null);
  useEffect(() => {
    if (!workday || key === null) return;
    let gone = false;
    const known = writtenIn(workday);
    readDraft<T>(workday, key).then((read) => {
      // What was written while it was being read stands.
      const value = known.has(key) ? (known.get(key) as T) : read && (whole?.(read) ?? read);
      if (!gone) setLoaded({ key, value });
    });
    return () => {
      gone = true;
    };
  }, [workday, key, whole]);
  const save = async (value: T | null) => {
    setLoaded({ key, value });
    if (workday && key !== null) await saveDraft(workday, key, value);
  };
  return [loaded?.key === key ? (loaded.value ?? empty) : null, save];
}
