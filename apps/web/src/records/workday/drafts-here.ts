import type { Workday } from './workday.ts';

/** Drafts as last written, so that the next screen never reads behind a write that is still on its way. */
const written = new WeakMap<Workday, Map<string, unknown>>();

/** What this page wrote of them, by its key. */
export function writtenIn(workday: Workday): Map<string, unknown> {
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
