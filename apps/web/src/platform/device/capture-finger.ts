import {
  type CaptureProblem,
  captureProblem,
  captureTimeout,
  type FingerWish,
  pidOptions,
  readPidData,
  usualFinger,
} from '@teeka/domain/device';
import { whyNobody } from './allowed.ts';
import { type AskDevice, askDevice } from './ask-device.ts';
import type { FoundDevice } from './find-devices.ts';

/** Why there is no capture, beyond what a device says itself. */
export type FingerProblem = CaptureProblem | 'no-device' | 'not-allowed' | 'unreadable' | 'no-answer';

export type Captured =
  | { readonly pidData: string; readonly quality: number | null }
  | { readonly problem: FingerProblem; readonly errCode: number | null };

/** The device waits this long for a finger; its answer gets some more. */
const captureWait = captureTimeout + 3000;

/** One capture of one finger. The answer is for the server; it is handed over once and not kept. */
export async function captureFinger(
  device: FoundDevice,
  wish: FingerWish = usualFinger,
  { ask = askDevice, timeoutMs = captureWait }: { ask?: AskDevice; timeoutMs?: number } = {},
): Promise<Captured> {
  if (device.status === 'USED') return { problem: 'device-in-use', errCode: null };
  if (device.status === 'NOTREADY') return { problem: 'device-not-ready', errCode: null };
  const { port, capturePath: path } = device;
  const answer = await ask({ port, verb: 'CAPTURE', path, body: pidOptions(wish), timeoutMs });
  if (answer === 'none') return { problem: await whyNobody(), errCode: null };
  if (answer === 'slow') return { problem: 'no-answer', errCode: null };
  const read = readPidData(answer.text);
  if (!read) return { problem: 'unreadable', errCode: null };
  if (read.errCode !== 0) return { problem: captureProblem(read.errCode, read.errInfo), errCode: read.errCode };
  return { pidData: answer.text, quality: read.quality };
}
