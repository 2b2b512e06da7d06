/**
 * Small values that outlive a reload. Reading and writing never throw: a full or forbidden store must not stop
 * a session day, so what cannot be kept is simply not remembered.
 */
export interface Kept {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  clear(): void;
}

function kept(storage: () => Storage): Kept {
  const attempt = <T>(act: (store: Storage) => T, otherwise: T): T => {
    try {
      return act(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    get: (key) => attempt((store) => store.getItem(key), null),
    set: (key, value) => attempt((store) => store.setItem(key, value), undefined),
    remove: (key) => attempt((store) => store.removeItem(key), undefined),
    clear: () => attempt((store) => store.clear(), undefined),
  };
}

/** Survives a closed app. */
export const onDevice = kept(() => localStorage);
/** Ends with the tab and at signing out. */
export const inSession = kept(() => sessionStorage);

/** Reads JSON that was kept earlier; whatever cannot be read counts as absent. */
export function readJson<T>(store: Kept, key: string): T | null {
  const value = store.get(key);
  if (value === null) return null;
  try {
    return JSON.parse(value) as T;
  } catch {
    return null;
  }
}
