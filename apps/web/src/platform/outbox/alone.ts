const queues = new Map<string, Promise<unknown>>();

/**
 * Runs one piece of work of this name at a time, over all tabs where the browser has Web Locks, else within this one.
 * Two tabs of an old browser could send the same item; the server's receipt answers the second.
 */
export function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (globalThis.navigator?.locks) return navigator.locks.request(name, work) as Promise<T>;
  const before = queues.get(name) ?? Promise.resolve();
  const result = before.then(work, work);
  queues.set(
    name,
    result.catch(() => undefined),
  );
  return result;
}
