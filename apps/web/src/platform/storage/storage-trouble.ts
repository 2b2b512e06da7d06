import type { WaitingOf } from '../store/waiting.ts';
import { watched } from './watched.ts';

/** The phone takes no more: it has no room left, or its store fails for another reason. Null while it takes what is saved. */
export const storeRefuses = watched<'full' | 'failing' | null>(null);

/** The store of this phone was cleared while the app was open. */
export interface Cleared {
  /** What this page still knew of the worker's own records is in the store again; otherwise only this page has it. */
  readonly isBack: boolean;
  /** What other workers had not sent: nothing on this phone holds it any more. */
  readonly lost: readonly WaitingOf[];
}

/** Null where nothing was cleared, or the worker has read of it. */
export const storeCleared = watched<Cleared | null>(null);

/** Why the browser did not take a write: databases wrap the reason, sometimes more than once. */
export function refusalOfStore(error: unknown): 'full' | 'failing' {
  for (let at = error as { name?: unknown; inner?: unknown } | null | undefined; at; at = inner(at))
    if (at.name === 'QuotaExceededError') return 'full';
  return 'failing';
}

const inner = ({ inner }: { inner?: unknown }) => inner as { name?: unknown; inner?: unknown } | undefined;
