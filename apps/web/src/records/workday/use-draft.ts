import { useEffect, useState } from 'react';
import { readDraft, saveDraft, writtenIn } from './drafts-here.ts';
import { useWorkday } from './use-workday.ts';

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
