import { type DeviceStatus, type FingerQuality, fingerQuality } from '@teeka/domain/device';
import { whyNobody } from './allowed.ts';
import { type AskDevice, askDevice } from './ask-device.ts';
import { captureFinger, type FingerProblem } from './capture-finger.ts';
import { lookAt } from './find-devices.ts';

/** How a device is, and how well it took a finger or why it did not; nothing of the finger itself. */
export type Tested = { readonly status: DeviceStatus | null } & (
  | { readonly quality: FingerQuality; readonly score: number | null }
  | { readonly problem: FingerProblem; readonly errCode: number | null }
);

/** One capture to see whether the device works. The captured block is dropped here: it is neither kept nor sent. */
export async function testCapture(
  port: number,
  { ask = askDevice, timeoutMs }: { ask?: AskDevice; timeoutMs?: number } = {},
): Promise<Tested> {
  const device = await lookAt(port, ask);
  if (!device) return { status: null, problem: await whyNobody(), errCode: null };
  const { status } = device;
  const captured = await captureFinger(device, undefined, { ask, ...(timeoutMs === undefined ? {} : { timeoutMs }) });
  if ('problem' in captured) return { status, ...captured };
  return { status, quality: fingerQuality(captured.quality), score: captured.quality };
}
