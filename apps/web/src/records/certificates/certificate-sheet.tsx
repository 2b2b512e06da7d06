import { downloadBcgCertificate, issueCertificate, regenerateCert } from '@teeka/contract/certificates';
import type { PaperLanguage } from '@teeka/domain/certificates';
import { compactDate, fileDate } from '@teeka/domain/format';
import { useState } from 'react';
import { send } from '../../platform/api/index.ts';
import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Choices } from '../../ui/index.ts';
import type { DoseNow } from '../beneficiaries/person-now.ts';
import { PaperSheet } from '../papers/paper-sheet.tsx';
import { useDraft } from '../workday/use-draft.ts';
import { CertificateHere } from './certificate-here.tsx';
import { type KeptCard, keptCard } from './kept-card.ts';

interface Props {
  readonly beneficiary_id: string;
  readonly name: string;
  /** As this phone knows them. */
  readonly doses: readonly DoseNow[];
  readonly onClose: () => void;
}

const own = { ownRefusals: true } as const;

/**
 * The certificate of a person's vaccinations, or of the BCG dose alone; the server issues, signs and draws it. Without network
 * the phone shows what it had signed.
 */
export default function CertificateSheet({ beneficiary_id, name, doses, onClose }: Props) {
  const { t } = useWords();
  const today = useToday();
  const [of, setOf] = useState<'all' | 'BCG'>('all');
  const [kept, keep] = useDraft<KeptCard | null>(`certificate/${beneficiary_id}`, null);
  const here = <CertificateHere name={name} doses={doses} kept={kept} />;
  const ask = async (language: PaperLanguage) => {
    const issued = await send(issueCertificate, { beneficiary_ref_id: beneficiary_id, language, of }, own);
    const { certificate_id } = issued;
    if (of === 'BCG')
      return send(downloadBcgCertificate, { beneficiary_reference_id: beneficiary_id, certificate_id }, own);
    await keep(keptCard(issued, today, doses));
    return send(regenerateCert, { beneficiary_ref_id: beneficiary_id, certificate_id }, own);
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
      offline={here}
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
      <Disclosure title={t('certificates:here')}>{here}</Disclosure>
    </PaperSheet>
  );
}
