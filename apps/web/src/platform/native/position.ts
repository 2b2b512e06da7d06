/** Where the device is: degrees north and east, and how far off it may be, in metres. */
export interface DevicePosition {
  readonly latitude: number;
  readonly longitude: number;
  readonly accuracy_m: number;
}

/** `denied`: the person or the phone does not allow it; `no-signal`: nothing came in time; `unknown`: the device has none. */
export type PositionAnswer = DevicePosition | 'denied' | 'no-signal' | 'unknown';

const denied = 1;
const longest = 20_000;

/**
 * Asks the device once where it is, as exactly as it can. The browser asks the person first; within the phone app the
 * web view passes that on to the system.
 */
export function devicePosition(
  geolocation: Geolocation | undefined = globalThis.navigator?.geolocation,
): Promise<PositionAnswer> {
  if (!geolocation) return Promise.resolve('unknown');
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) =>
        resolve({ latitude, longitude, accuracy_m: Math.round(accuracy) }),
      ({ code }) => resolve(code === denied ? 'denied' : 'no-signal'),
      { enableHighAccuracy: true, timeout: longest, maximumAge: 0 },
    );
  });
}
