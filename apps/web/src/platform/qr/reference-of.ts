import { claimsOf } from '@teeka/contract/certificates/signed-card';
import { cardOfQr, readCard } from '@teeka/domain/certificates';
import { isPackedQr, referenceOfQr } from '@teeka/domain/identity';

/** The number that a certificate of ours names; whether it is genuine is judged elsewhere. */
async function referenceOfCard(text: string): Promise<string | undefined> {
  const signed = cardOfQr(text);
  const card = signed === undefined ? undefined : readCard(await claimsOf(signed));
  return card && referenceOfQr(card.reference);
}

/** The person whom the text of a QR names, a certificate included; undefined for a foreign QR. */
export async function referenceOf(text: string): Promise<string | undefined> {
  const certified = await referenceOfCard(text);
  if (certified !== undefined) return certified;
  const plain = isPackedQr(text) ? await unpackedText(text) : text;
  return plain === null ? undefined : referenceOfQr(plain);
}

/** Bytes that a scanner gave as text, a byte for each character. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

const fixedHeader = 30;
/** A credential of a certificate has 2 to 4 kB; a QR cannot hold an archive that unpacks to more in good faith. */
const most = 64 * 1024;

/** The text of the first file of a ZIP archive that came as text; null where it is damaged or too large. */
export async function unpackedText(packed: string): Promise<string | null> {
  const bytes = bytesOf(packed);
  if (bytes.length < fixedHeader) return null;
  const view = new DataView(bytes.buffer);
  const method = view.getUint16(8, true);
  const start = fixedHeader + view.getUint16(26, true) + view.getUint16(28, true);
  if (method === 0) return new TextDecoder().decode(bytes.slice(start, start + view.getUint32(18, true)));
  if (method !== 8) return null;
  return inflated(bytes.slice(start));
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text;
      text += decoder.decode(value, { stream: true });
      if (text.length > most) return null;
    }
  } catch {
    // Behind the first file stands the archive's directory, which is no part of the packed bytes.
    return text === '' ? null : text;
  }
}
