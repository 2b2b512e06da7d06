import { IconFileDownload } from '@tabler/icons-react';
import { downloadBcgCertificate, regenerateCert } from '@teeka/contract/certificates';
import { compactDate, fileDate } from '@teeka/domain/format';
import { send } from '../../platform/api/index.ts';
import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { Notice, toast } from '../../ui/index.ts';
import { useOnline } from '../workday/index.ts';
import type { IssuedCertificate } from './issued-facts.tsx';

interface Props {
  readonly beneficiary_id: string;
  readonly issued: IssuedCertificate;
}

const own = { ownRefusals: true } as const;

/** The paper of a certificate as it was issued, once more. */
export function ShowAgain({ beneficiary_id, issued }: Props) {
  const { t } = useWords();
  const today = useToday();
  const online = useOnline();
  const { refusals, busy, attempt } = useAttempt([]);
  const { certificate_id, number, of } = issued;
  const save = () =>
    void attempt(async () => {
      if (of === 'BCG') {
        const request = { beneficiary_reference_id: beneficiary_id, certificate_id };
        await saveFile(await send(downloadBcgCertificate, request, own), `bcg-certificate-${fileDate(today)}.pdf`);
      } else {
        const request = { beneficiary_ref_id: beneficiary_id, certificate_id };
        await saveFile(await send(regenerateCert, request, own), `certificate-${compactDate(today)}.pdf`);
      }
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
