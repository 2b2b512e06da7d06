import { downloadBcgCertificate, regenerateCert } from '@teeka/contract/certificates';
import type { CivilDate } from '@teeka/domain/calendar';
import { compactDate, fileDate } from '@teeka/domain/format';
import { send } from '../../platform/api/index.ts';
import { saveFile } from '../../ui/files/save-file.ts';

interface Issued {
  readonly certificate_id: string;
  readonly of: 'all' | 'BCG';
}

const own = { ownRefusals: true } as const;

/** Has the paper of a certificate drawn as it was issued, and saves it. */
export async function saveCertificate(person: string, { certificate_id, of }: Issued, today: CivilDate): Promise<void> {
  if (of === 'BCG') {
    const request = { beneficiary_reference_id: person, certificate_id };
    await saveFile(await send(downloadBcgCertificate, request, own), `bcg-certificate-${fileDate(today)}.pdf`);
  } else {
    const request = { beneficiary_ref_id: person, certificate_id };
    await saveFile(await send(regenerateCert, request, own), `certificate-${compactDate(today)}.pdf`);
  }
}
