import { watched } from '../storage/watched.ts';
import { isPhone } from './platform.ts';

/** Is there a network? Online by default; a browser and a phone each tell in their own way. */
export const online = watched(true);

/** Begins to follow the network. Whoever needs to know watches `online`. */
export async function followConnectivity(): Promise<void> {
  if (isPhone) {
    const { Network } = await import('@capacitor/network');
    online.set((await Network.getStatus()).connected);
    await Network.addListener('networkStatusChange', (status) => online.set(status.connected));
    return;
  }
  online.set(navigator.onLine);
  addEventListener('online', () => online.set(true));
  addEventListener('offline', () => online.set(false));
}
