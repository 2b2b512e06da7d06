/** A value that lives outside of React and tells who watches it when it changes. */
export interface Watched<T> {
  get(): T;
  set(next: T): void;
  watch(listener: () => void): () => void;
}

export function watched<T>(initial: T): Watched<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
