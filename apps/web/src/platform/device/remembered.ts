import { onDevice, readJson } from '../storage/kept.ts';
import { watched } from '../storage/watched.ts';
import type { FoundDevice } from './find-devices.ts';

/** The device that was chosen on this machine. */
export type RememberedDevice = Pick<FoundDevice, 'port' | 'rdsId' | 'name'>;

const key = 'RD_DEVICE';

function read(): RememberedDevice | null {
  const kept = readJson<Partial<RememberedDevice>>(onDevice, key);
  const isWhole = typeof kept?.port === 'number' && typeof kept.rdsId === 'string';
  return isWhole ? { port: kept.port ?? 0, rdsId: kept.rdsId ?? '', name: kept.name ?? '' } : null;
}

export const rememberedDevice = watched<RememberedDevice | null>(read());

export function rememberDevice({ port, rdsId, name }: RememberedDevice): void {
  rememberedDevice.set({ port, rdsId, name });
  onDevice.set(key, JSON.stringify({ port, rdsId, name }));
}

export function forgetDevice(): void {
  rememberedDevice.set(null);
  onDevice.remove(key);
}
