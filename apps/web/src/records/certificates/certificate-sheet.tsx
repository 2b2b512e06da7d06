import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { issueCertificate, regenerateCert } from '@teeka/contract/certificates';
import { type PaperLanguage, paperLanguages } from '@teeka/domain/certificates';
import { fileDate } from '@teeka/domain/format';
import { fallback, spokenOf } from '@teeka/domain/names';
import { useState } from 'react';
import { send } from '../../platform/api/index.ts';
import { useToday } from '../../platform/clock/index.ts';
import { activeLanguage, useWords } from '../../platform/language/index.ts';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { BottomSheet, Choices, Notice, toast } from '../../ui/index.ts';
import { languageName } from '../../ui/language/language-name.ts';
import type { DoseNow } from '../beneficiaries/person-now.ts';
import { useOnline } from '../workday/index.ts';
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

/** The certificate of a person's vaccinations: in which language; the server issues, signs and draws it. */
export default function CertificateSheet({ beneficiary_id, name, doses, onClose }: Props) {
  const { t } = useWords();
  const online = useOnline();
  const today = useToday();
  const [language, setLanguage] = useState<PaperLanguage>(() => spokenOf(activeLanguage()) ?? fallback);
  const { refusals, busy, attempt } = useAttempt([]);
  const [kept, keep] = useDraft<KeptCard | null>(`certificate/${beneficiary_id}`, null);
  const save = () =>
    void attempt(async () => {
      const of = { beneficiary_ref_id: beneficiary_id };
      const issued = await send(issueCertificate, { ...of, language }, { ownRefusals: true });
      await keep(keptCard(issued, today, doses));
      const { certificate_id } = issued;
      const paper = await send(regenerateCert, { ...of, certificate_id }, { ownRefusals: true });
      await saveFile(paper, `certificate-${fileDate(today)}.pdf`);
      toast.success(t('certificates:saved'));
      onClose();
    });
  const named = (value: PaperLanguage) => (value === 'both' ? t('certificates:both') : languageName(value));
  const here = <CertificateHere name={name} doses={doses} kept={kept} />;
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('certificates:titleOf', { name })}
      actions={
        <Button leftSection={<IconDownload size={20} aria-hidden />} loading={busy} disabled={!online} onClick={save}>
          {t('certificates:download')}
        </Button>
      }
    >
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      {online ? null : <Notice kind="info">{t('certificates:needsNetwork')}</Notice>}
      {online ? (
        <>
          <p>{t('certificates:sheetText')}</p>
          <Choices
            label={t('certificates:language')}
            choices={paperLanguages.map((value) => ({ value, label: named(value) }))}
            value={language}
            onChoose={setLanguage}
          />
          <Disclosure title={t('certificates:here')}>{here}</Disclosure>
        </>
      ) : (
        here
      )}
    </BottomSheet>
  );
}
