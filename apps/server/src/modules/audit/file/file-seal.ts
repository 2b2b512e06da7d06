import { createHmac, timingSafeEqual } from 'node:crypto';

/** Under which name the key of these files is derived from the data key. */
export const fileKeyPurpose = 'audit-file';
export const fileKind = 'teeka-audit';
export const fileForm = '1';
export const endWord = 'end';

const bytesShown = 16;
const under = (key: Buffer, text: string | Buffer) =>
  createHmac('sha256', key).update(text).digest().subarray(0, bytesShown).toString('hex');

/** Which installation sealed a file: says nothing of its key. */
export const installationOf = (key: Buffer): string => under(key, 'installation');

/** The seal of a line: of all that stands before it in the file too, so that none can be changed, taken out or moved. */
export const sealOfLine = (key: Buffer, before: string, line: string): string => under(key, `${before}\n${line}`);

/**
 * A link of the log as it goes out: a hash of it under the key. As it stands, somebody could try what a row holds until the
 * link fits, and what was recorded of a person is guessed soon.
 */
export const linkShown = (key: Buffer, link: Buffer): string => under(key, Buffer.concat([Buffer.from('link '), link]));

export function isSameSeal(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.length === other.length && timingSafeEqual(one, other);
}
