import { createHash } from 'node:crypto';
import { cardBytes } from '@teeka/contract/vaccinations';
import { cardFileRefusal } from '@teeka/domain/vaccinations';
import { readPdf } from '../../../platform/files/pdf.ts';
import { readPicture } from '../../../platform/files/picture.ts';
import { type Refused, refuse } from '../../../platform/http/handler.ts';

/** A file of a card as it is kept, and the digest of what was sent. */
export interface CardFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
  readonly digest: Buffer;
}

/** Pixels of the longer edge and bytes to come to: the handwriting of a card stays legible. */
const [edge, aim] = [2400, 200_000];

/**
 * Judges a file by its name (FLDVAL0021, 0022), its size (REQVAL0006) and then by its content: a sound PNG or JPEG,
 * drawn anew, or a PDF whose pages are copied into a new one (BENDOC0002).
 */
export async function judgeCardFile(name: string, bytes: Buffer, path: string): Promise<CardFile | Refused> {
  const badName = cardFileRefusal(name);
  if (badName) return refuse({ ...badName, path });
  if (bytes.length > cardBytes.kept) return refuse({ code: 'REQVAL0006', path });
  const digest = createHash('sha256').update(bytes).digest();
  const pdf = await readPdf(bytes);
  if (pdf) return { name, type: 'application/pdf', bytes: pdf, digest };
  const picture = await readPicture(bytes, { edge, bytes: aim });
  return picture ? { name, digest, ...picture } : refuse({ code: 'BENDOC0002', path });
}
