import type { ReplyOf } from '@teeka/contract/call';
import type { CertificateOfRevokedKey, getCertificatesOfRevokedKeys } from '@teeka/contract/certificates';

export type PageOfFallen = ReplyOf<typeof getCertificatesOfRevokedKeys>;
export type Again = NonNullable<CertificateOfRevokedKey['again']>;

/** The pages after a line was issued again: all of that person and of the same doses are. Each stays where the reader has it. */
export function withAgain(
  pages: readonly PageOfFallen[],
  { beneficiary_id, of }: Pick<CertificateOfRevokedKey, 'beneficiary_id' | 'of'>,
  again: Again,
): PageOfFallen[] {
  const isMeant = (line: CertificateOfRevokedKey) => line.beneficiary_id === beneficiary_id && line.of === of;
  const closed = pages.flatMap(({ data }) => data).filter((line) => isMeant(line) && !line.again).length;
  return pages.map((page) => ({
    ...page,
    open: page.open - closed,
    data: page.data.map((line) => (isMeant(line) ? { ...line, again } : line)),
  }));
}
