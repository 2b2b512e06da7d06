import { isPackedQr, referenceOfQr } from '@teeka/domain/identity';
import { unpackedText } from './unpack.ts';

/** The person whom the text of a QR names, a certificate's packed credential included; undefined for a foreign QR. */
export async function referenceOf(text: string): Promise<string | undefined> {
  const plain = isPackedQr(text) ? await unpackedText(text) : text;
  return plain === null ? undefined : referenceOfQr(plain);
}
