import { useSyncExternalStore } from 'react';
import type { Watched } from './watched.ts';

/** The current value of something watched; the component draws again when it changes. */
export function useWatched<T>(source: Watched<T>): T {
  return useSyncExternalStore(source.watch, source.get);
}
