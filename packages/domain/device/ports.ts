/** Where a registered device's service listens on the worker's own machine (UIDAI Registered Devices 2.0, discovery). */
export const devicePorts: readonly number[] = Array.from({ length: 21 }, (_, nth) => 11_100 + nth);

/** The only host ever asked: the machine the browser runs on. */
export const deviceHost = '127.0.0.1';

export const deviceOrigin = (port: number): string => `http://${deviceHost}:${port}`;

const loopback = /^(?:https?:\/\/)?(?:127\.0\.0\.1|localhost)(?::\d{1,5})?(?=\/)/;
const plainPath = /^\/[A-Za-z0-9/_.-]{0,99}$/;

/**
 * The path of an `Interface`: some vendors write host and port before it (`127.0.0.1:11102/capture`). Everything from
 * the first slash counts; null when it names another machine or is no plain path.
 */
export function interfacePath(written: string): string | null {
  const path = written.trim().replace(loopback, '');
  return plainPath.test(path) && !path.includes('//') && !path.includes('..') ? path : null;
}
