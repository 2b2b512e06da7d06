/** What a worker can do about a failed capture; each has a sentence. */
export type CaptureProblem =
  | 'finger-not-placed'
  | 'device-in-use'
  | 'device-not-ready'
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

/** The error codes of fingerprint and iris services (UIDAI Registered Devices 2.0); 100 to 200 blame the request. */
export function captureProblem(errCode: number): CaptureProblem {
  return byCode[errCode] ?? (errCode >= 100 && errCode <= 200 ? 'options-refused' : 'device-fault');
}

/** How often a capture is tried before the other ways are offered. */
export const mostCaptures = 3;
