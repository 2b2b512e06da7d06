import { isIP } from 'node:net';

/** What is told of a `PUBLIC_URL` that no reader of certificates takes. */
export const aboutOpenUrl =
  'PUBLIC_URL is http: readers of certificates look for their keys by https alone (SMART Health Cards), and will trust none that is issued here. Name the https address of this server.';

/** This machine alone, where a certificate is tried out and handed to nobody. */
const isThisMachine = (host: string): boolean =>
  host === 'localhost' ||
  host.endsWith('.localhost') ||
  host === '[::1]' ||
  (isIP(host) === 4 && host.startsWith('127.'));

/** Whether others find this server only by http. */
export function isOpenUrl(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'http:' && !isThisMachine(hostname);
}
