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

/**
 * A half-filled form that survives a closed app: read once, written with each change. Null until it was read;
 * `empty` is what a form begins with and must be a constant.
 */
export function useDraft<T>(key: string, empty: T): readonly [T | null, (next: T) => Promise<void>] {
  const workday = useWorkday();
  const [held, setHeld] = useState<{ readonly key: string; readonly value: T } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `empty` is a constant of the caller
  useEffect(() => {
    if (!workday) return;
    let gone = false;
    const known = writtenIn(workday);
    const reading = known.has(key) ? Promise.resolve(known.get(key) as T) : workday.drafts.read<T>(key);
    reading.then((read) => {
      // What was written while it was being read stands: a refused record fills the form as it opens.
      const value = known.has(key) ? (known.get(key) as T) : (read ?? empty);
      if (!gone) setHeld({ key, value });
    });
    return () => {
      gone = true;
    };
  }, [workday, key]);
  const save = async (value: T) => {
    setHeld({ key, value });
    if (!workday) return;
    writtenIn(workday).set(key, value);
    await workday.drafts.save(key, value);
  };
  return [held?.key === key ? held.value : null, save];
}
