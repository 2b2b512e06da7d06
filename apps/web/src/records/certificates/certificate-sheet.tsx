import { downloadBcgCertificate, issueCertificate, regenerateCert } from '@teeka/contract/certificates';
import type { PaperLanguage } from '@teeka/domain/certificates';
import { compactDate, fileDate } from '@teeka/domain/format';
import { useState } from 'react';
import { send } from '../../platform/api/index.ts';
import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { Choices } from '../../ui/index.ts';
import { PaperSheet } from '../papers/paper-sheet.tsx';

interface Props {
  readonly beneficiary_id: string;
  readonly name: string;
  readonly onClose: () => void;
}

const own = { ownRefusals: true } as const;

/** The certificate of a person's vaccinations, or of the BCG dose alone; the server issues, signs and draws it. */
export default function CertificateSheet({ beneficiary_id, name, onClose }: Props) {
  const { t } = useWords();
  const today = useToday();
  const [of, setOf] = useState<'all' | 'BCG'>('all');
  const ask = async (language: PaperLanguage) => {
    const issued = { beneficiary_ref_id: beneficiary_id, language, of };
    const { certificate_id } = await send(issueCertificate, issued, own);
    return of === 'BCG'
      ? send(downloadBcgCertificate, { beneficiary_reference_id: beneficiary_id, certificate_id }, own)
      : send(regenerateCert, { beneficiary_ref_id: beneficiary_id, certificate_id }, own);
  };
  return (
    <PaperSheet
      title={t('certificates:titleOf', { name })}
      text={t(of === 'BCG' ? 'papers:bcgText' : 'certificates:sheetText')}
      ask={ask}
      fileName={() =>
        of === 'BCG' ? `bcg-certificate-${fileDate(today)}.pdf` : `certificate-${compactDate(today)}.pdf`
      }
      onClose={onClose}
    >
      <div className="below-12">
        <Choices
          label={t('certificates:which')}
          choices={[
            { value: 'all', label: t('certificates:whichAll') },
            { value: 'BCG', label: t('certificates:whichBcg') },
          ]}
          value={of}
          onChoose={setOf}
        />
      </div>
    </PaperSheet>
  );
}
