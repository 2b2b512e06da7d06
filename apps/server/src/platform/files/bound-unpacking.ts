import { decodePDFRawStream, PDFContext, PDFRawStream } from '@cantoo/pdf-lib';

/** What every decoder of the library inherits: the one place where room for unpacked bytes is made. */
interface Decoder {
  ensureBuffer(size: number): Uint8Array;
  readonly buffer: Uint8Array;
}

/**
 * Bounds the bytes that the library's decoders unpack in this thread, all of them together: it has no such limit of its
 * own, and these bytes lie outside of the memory that a worker's limits count. Past it every decoder throws; what comes
 * back says whether that happened, because the library may pass over an object that it could not read.
 */
export function boundUnpacking(most: number): () => boolean {
  const empty = PDFRawStream.of(PDFContext.create().obj({ Filter: 'RunLengthDecode' }), new Uint8Array());
  const decoder = decodePDFRawStream(empty) as unknown as Decoder;
  const base = Object.getPrototypeOf(Object.getPrototypeOf(decoder)) as Decoder;
  const make = base.ensureBuffer;
  if (typeof make !== 'function') throw new Error('the decoders of the PDF library changed');
  let left = most;
  base.ensureBuffer = function (this: Decoder, size) {
    const more = Math.max(0, size - this.buffer.byteLength);
    if (more > left) left = -1;
    if (left < 0) throw new Error('unpacks to too much');
    left -= more;
    return make.call(this, size);
  };
  return () => left < 0;
}
