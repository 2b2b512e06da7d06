import { Button } from '@mantine/core';
import { type CertificateOfRevokedKey, issueCertificate } from '@teeka/contract/certificates';
import { send } from '../../../platform/api/index.ts';
import { now, useToday } from '../../../platform/clock/index.ts';
import { useWords } from '../../../platform/language/index.ts';
import { saveCertificate } from '../../../records/certificates/save-certificate.ts';
import { useOnline } from '../../../records/workday/index.ts';
import { useAttempt } from '../../../ui/form/use-attempt.ts';
import { Notice, toast } from '../../../ui/index.ts';
import type { Again } from './with-again.ts';

export type OnIssued = (line: CertificateOfRevokedKey, again: Again) => void;

interface Props {
  readonly line: CertificateOfRevokedKey;
  readonly onIssued: OnIssued;
}

/** Issues a certificate of the same doses and language by what stands on record now, and saves its paper. */
export function IssueAgain({ line, onIssued }: Props) {
  const { t } = useWords();
  const today = useToday();
  const online = useOnline();
  const { refusals, busy, attempt } = useAttempt([]);
  const { beneficiary_id: person, language, of } = line;
  const issue = () =>
    void attempt(async () => {
      const wish = { beneficiary_ref_id: person, language, of };
      const { certificate_id, number } = await send(issueCertificate, wish, { ownRefusals: true });
      toast.success(t('certificates:issuedAgain', { number }));
      try {
        await saveCertificate(person, { certificate_id, of }, today);
      } catch {
        // The button goes, and a notice would go with it. The paper can be saved from the person's page.
        toast.error(t('table:downloadFailed'));
      } finally {
        onIssued(line, { number, issued_at: now().toISOString() });
      }
    });
  return (
    <>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <Button
        variant="light"
        loading={busy}
        disabled={!online}
        aria-label={`${t('certificates:issueAgain')}: ${line.ben_name}, ${line.number}`}
        onClick={issue}
      >
        {t('certificates:issueAgain')}
      </Button>
    </>
  );
}
