import { type DeviceStatus, devicePorts, readDeviceInfo, readRdService } from '@teeka/domain/device';
import { type AskDevice, askDevice } from './ask-device.ts';
import type { RememberedDevice } from './remembered.ts';

/** A device that answered, with all that a capture needs. */
export interface FoundDevice {
  readonly port: number;
  readonly status: DeviceStatus;
  /** What the worker knows it by. */
  readonly name: string;
  readonly serial: string;
  readonly rdsId: string;
  readonly capturePath: string;
}

const portTimeout = 2000;

/** Who answers on one port; null for nobody, an HTML page, broken XML. */
export async function lookAt(port: number, ask: AskDevice = askDevice): Promise<FoundDevice | null> {
  const hello = await ask({ port, verb: 'RDSERVICE', path: '/', timeoutMs: portTimeout });
  const service = typeof hello === 'object' ? readRdService(hello.text) : null;
  if (!service) return null;
  const answer = await ask({ port, verb: 'DEVICEINFO', path: service.infoPath, timeoutMs: portTimeout });
  const info = typeof answer === 'object' ? readDeviceInfo(answer.text) : null;
  return {
    port,
    status: service.status,
    name: info?.model || service.info || 'RD Service',
    serial: info?.serial ?? '',
    rdsId: info?.rdsId ?? '',
    capturePath: service.capturePath,
  };
}

/** Everybody who answers on the 21 ports, in their order. All are asked at once: a silent port costs its time only once. */
export async function findDevices(ask: AskDevice = askDevice): Promise<readonly FoundDevice[]> {
  const found = await Promise.all(devicePorts.map((port) => lookAt(port, ask)));
  return found.filter((device) => device !== null);
}

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
