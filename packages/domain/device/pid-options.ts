/** Milliseconds the device waits for a finger. */
export const captureTimeout = 10_000;

/** `P` production, `PP` pre-production, `S` staging. */
export type DeviceEnvironment = 'P' | 'PP' | 'S';

/**
 * The request of one capture: one finger, any of them, PID block 2.0 as XML. `wadh` is the base64 SHA-256 that the
 * authority's eKYC asks for; it comes from the server and is checked, because it goes into markup.
 */
export function pidOptions({ env, wadh }: { readonly env: DeviceEnvironment; readonly wadh: string }): string {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(wadh)) throw new TypeError('wadh is base64');
  const opts = `fCount="1" fType="2" iCount="0" pCount="0" pgCount="0" format="0" pidVer="2.0" timeout="${captureTimeout}"`;
  return `<?xml version="1.0"?><PidOptions ver="1.0"><Opts ${opts} posh="UNKNOWN" env="${env}" wadh="${wadh}" otp=""/><CustOpts/></PidOptions>`;
}
