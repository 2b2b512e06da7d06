/** Tells other tabs of the same store that something changed, and hears when they do. */
export function tabs(store: string, heard: () => Promise<void>): { tell(): void; close(): void } {
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} };
  const channel = new BroadcastChannel(store);
  channel.onmessage = () => void heard().catch((error: unknown) => console.error('Another tab was not heard', error));
  return { tell: () => channel.postMessage('changed'), close: () => channel.close() };
}
