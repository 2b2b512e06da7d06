import { IconFileExport } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { startDownload } from '@teeka/contract/downloads';
import type { AreaPart } from '@teeka/contract/within';
import { hoursOfFile } from '@teeka/domain/downloads';
import { send } from '../../platform/api/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { Notice, Section, toast } from '../../ui/index.ts';
import { useStillHere } from '../../ui/page/use-still-here.ts';
import { useOnline } from '../workday/index.ts';

/** The health records of everybody of a place as one file for another health system: prepared beside the calls, found among the downloads. */
export function AreaRecords({ within }: { readonly within: AreaPart }) {
  const { t } = useWords();
  const online = useOnline();
  const navigate = useNavigate();
  const { refusals, busy, attempt } = useAttempt([]);
  const isStillHere = useStillHere();
  const start = () =>
    void attempt(async () => {
      await send(startDownload, { report: 'health-records', within }, { ownRefusals: true });
      toast.info(t('fhir:areaPreparing'));
      if (isStillHere()) void navigate({ to: '/downloads' });
    });
  return (
    <Section title={t('fhir:areaTitle')}>
      <p className="flat">{t('fhir:areaText')}</p>
      <p className="quiet wraps">{t('downloads:preparingText', { hours: hoursOfFile })}</p>
      {refusals.general ? <Notice kind="info">{refusals.general}</Notice> : null}
      <IconButton icon={IconFileExport} variant="light" loading={busy} disabled={!online} onClick={start}>
        {t('fhir:areaFetch')}
      </IconButton>
    </Section>
  );
}
