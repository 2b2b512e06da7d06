import { checkReferenceNumber, isReferenceNumber } from './reference-number.ts';

/** The first bytes of a ZIP archive, in which a certificate's QR carries its credential. */
const archive = 'PK\u0003\u0004';
const ownPath = /\/beneficiary\/([0-9]{14})(?:[/?#]|$)/;

/** Is this the packed text of a certificate, to be unpacked before it is read? */
export function isPackedQr(payload: string): boolean {
  return payload.startsWith(archive);
}

/**
 * The person whom a QR names: a bare reference number (grouped or not), an address that ends in `/beneficiary/` and the
 * number, or a credential whose subject has it as `refId` or at the end of its `id`. Undefined for anything else, and
 * for a number whose check digit is wrong. Nothing but the number is ever taken from a QR.
 */
export function referenceOfQr(payload: string): string | undefined {
  const bare = checkReferenceNumber(payload);
  if (bare.ok) return bare.normal;
  const found = ownPath.exec(payload)?.[1] ?? subjectNumber(payload);
  return found !== undefined && isReferenceNumber(found) ? found : undefined;
}

function subjectNumber(payload: string): string | undefined {
  const subject = fields(fields(parsed(payload)).credentialSubject);
  for (const reference of [subject.refId, subject.id]) {
    const number = typeof reference === 'string' ? (/(?:^|[:/])([0-9]{14})$/.exec(reference)?.[1] ?? '') : '';
    if (number !== '') return number;
  }
  return undefined;
}

const fields = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};

function parsed(text: string): unknown {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
