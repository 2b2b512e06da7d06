/** What a worker can do about a failed capture; each has a sentence. */
export type CaptureProblem =
  | 'finger-not-placed'
  | 'device-in-use'
  | 'device-not-ready'
  | 'not-registered'
  | 'capture-failed'
  | 'device-restart'
  | 'not-supported'
  | 'options-refused'
  | 'device-fault';

const byCode: Readonly<Record<number, CaptureProblem>> = {
  700: 'finger-not-placed',
  710: 'device-in-use',
  720: 'device-not-ready',
  730: 'capture-failed',
  740: 'device-restart',
  750: 'not-supported',
  760: 'not-supported',
  770: 'options-refused',
};

/** Vendors have no common code for a device that is not registered, or whose registration has run out; they write it. */
const saysUnregistered =
  /\b(?:un-?registered|not\s+(?:been\s+)?registered|registration\s+(?:has\s+)?(?:expired|failed|pending))\b/i;

/**
 * The error codes of fingerprint and iris services (UIDAI Registered Devices 2.0); 100 to 200 blame the request. What the
 * service writes beside its code counts for one thing only: that the device is not registered.
 */
export function captureProblem(errCode: number, errInfo = ''): CaptureProblem {
  if (saysUnregistered.test(errInfo)) return 'not-registered';
  return byCode[errCode] ?? (errCode >= 100 && errCode <= 200 ? 'options-refused' : 'device-fault');
}

/** How often a capture is tried before the other ways are offered. */
export const mostCaptures = 3;
