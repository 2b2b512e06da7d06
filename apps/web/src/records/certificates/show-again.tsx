import { IconFileDownload } from '@tabler/icons-react';
import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { Notice, toast } from '../../ui/index.ts';
import { useOnline } from '../workday/index.ts';
import type { IssuedCertificate } from './issued-facts.tsx';
import { saveCertificate } from './save-certificate.ts';

interface Props {
  readonly beneficiary_id: string;
  readonly issued: IssuedCertificate;
}

/** The paper of a certificate as it was issued, once more. */
export function ShowAgain({ beneficiary_id, issued }: Props) {
  const { t } = useWords();
  const today = useToday();
  const online = useOnline();
  const { refusals, busy, attempt } = useAttempt([]);
  const { number } = issued;
  const save = () =>
    void attempt(async () => {
      await saveCertificate(beneficiary_id, issued, today);
      toast.success(t('papers:saved'));
    });
  return (
    <>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
      <IconButton
        icon={IconFileDownload}
        variant="light"
        loading={busy}
        disabled={!online}
        aria-label={`${t('certificates:showAgain')}: ${number}`}
        onClick={save}
      >
        {t('certificates:showAgain')}
      </IconButton>
    </>
  );
}
