import { devicePorts } from '@teeka/domain/device';

/**
 * Where the sandbox's fingerprint device listens: the first of the ports at which pages look for devices where nothing
 * is said, 0 for none. A port at which no page looks, and what is no port, is refused with a sentence.
 */
export function readDevicePort(setting: string | undefined): number {
  const text = setting?.trim() ?? '';
  const [first = 0] = devicePorts;
  if (text === '') return first;
  const port = /^[0-9]{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port === 0 || devicePorts.includes(port)) return port;
  throw new Error(
    `SANDBOX_DEVICE_PORT must be ${first} to ${devicePorts.at(-1)}, where pages look for devices, or 0 for none, not "${text}".`,
  );
}
