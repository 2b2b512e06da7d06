import { type AskDevice, askDevice } from './ask-device.ts';
import { type FoundDevice, findDevices, lookAt } from './find-devices.ts';
import type { RememberedDevice } from './remembered.ts';

/**
 * Which devices come into question for a capture: the remembered one where it still answers on its port and is still
 * itself, else everybody who answers. One is taken as it is; of several the worker chooses.
 */
export async function candidates(
  remembered: RememberedDevice | null,
  ask: AskDevice = askDevice,
): Promise<readonly FoundDevice[]> {
  const same = remembered && (await lookAt(remembered.port, ask));
  if (same && same.rdsId === remembered.rdsId) return [same];
  return findDevices(ask);
}
