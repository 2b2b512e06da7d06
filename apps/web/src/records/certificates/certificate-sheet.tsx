import { useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@teeka/contract/call';
import {
  downloadBcgCertificate,
  getIssuedCertificates,
  issueCertificate,
  regenerateCert,
} from '@teeka/contract/certificates';
import type { PaperLanguage } from '@teeka/domain/certificates';
import { compactDate, fileDate } from '@teeka/domain/format';
import { useState } from 'react';
import { send } from '../../platform/api/index.ts';
import { useToday } from '../../platform/clock/index.ts';
import { refusalWords, useWords } from '../../platform/language/index.ts';
import type { PersonCard } from '../../platform/pack/person-card.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Choices } from '../../ui/index.ts';
import type { DoseNow } from '../beneficiaries/person-now.ts';
import { PaperSheet } from '../papers/paper-sheet.tsx';
import { CertificateHere } from './certificate-here.tsx';
import { keptCard, nothingToCertify } from './kept-card.ts';
import { makePapers } from './undrawn.ts';
import { useCard } from './use-card.ts';

interface Props {
  readonly person: PersonCard;
  /** As this phone knows them. */
  readonly doses: readonly DoseNow[];
  readonly onClose: () => void;
}

type Issued = ReplyOf<typeof issueCertificate>;

const own = { ownRefusals: true } as const;
/** The button shows that a paper is on its way; nothing lies over the screen meanwhile. */
const beside = { ...own, quiet: true } as const;

/**
 * The certificate of a person's vaccinations, or of the BCG dose alone; the server issues, signs and draws it. Without network
 * the phone shows what was signed before.
 */
export default function CertificateSheet({ person, doses, onClose }: Props) {
  const { t } = useWords();
  const today = useToday();
  const [of, setOf] = useState<'all' | 'BCG'>('all');
  const { beneficiary_id, ben_name: name } = person;
  const card = useCard(beneficiary_id);
  const here = <CertificateHere person={person} doses={doses} card={card} />;
  const queries = useQueryClient();
  const [paper] = useState(() => makePapers<Issued>());
  const request = { beneficiary_ref_id: beneficiary_id };
  const issue = async (language: PaperLanguage) => {
    const packed = card.inPack();
    const issued = await send(issueCertificate, { ...request, language, of }, beside);
    void queries.invalidateQueries({ queryKey: ['issuedCertificates', beneficiary_id] });
    if (of === 'all') await card.keep(await keptCard(issued, packed));
    return issued;
  };
  const holds = async ({ certificate_id }: Issued) => {
    const { certificates, newest } = await send(getIssuedCertificates, request, beside);
    const found = certificates.find((one) => one.certificate_id === certificate_id);
    return found?.state === 'genuine' && (of === 'BCG' || (newest?.number === found.number && newest.complete));
  };
  const draw = ({ certificate_id }: Issued) =>
    of === 'BCG'
      ? send(downloadBcgCertificate, { beneficiary_reference_id: beneficiary_id, certificate_id }, own)
      : send(regenerateCert, { ...request, certificate_id }, own);
  const refused = nothingToCertify(doses, of, card.kept);
  return (
    <PaperSheet
      title={t('certificates:titleOf', { name })}
      text={t(of === 'BCG' ? 'papers:bcgText' : 'certificates:sheetText')}
      ask={(language) => paper({ as: `${of} ${language}`, issue: () => issue(language), holds, draw })}
      fileName={() =>
        of === 'BCG' ? `bcg-certificate-${fileDate(today)}.pdf` : `certificate-${compactDate(today)}.pdf`
      }
      of={{ person: beneficiary_id }}
      onClose={onClose}
      offline={here}
      without={refused && refusalWords({ code: refused })}
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
