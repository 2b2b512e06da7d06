import { IconFileExport } from '@tabler/icons-react';
import { getHealthRecord } from '@teeka/contract/fhir';
import { fileDate } from '@teeka/domain/format';
import { send } from '../../platform/api/index.ts';
import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { useAttempt } from '../../ui/form/use-attempt.ts';
import { Notice, toast } from '../../ui/index.ts';
import { useOnline } from '../workday/index.ts';

/** A person's vaccinations as a file for another health system: the server makes it. */
export function HealthRecordButton({ beneficiary_id }: { readonly beneficiary_id: string }) {
  const { t } = useWords();
  const online = useOnline();
  const today = useToday();
  const { refusals, busy, attempt } = useAttempt([]);
  const save = () =>
    void attempt(async () => {
      const file = await send(getHealthRecord, { beneficiary_ref_id: beneficiary_id }, { ownRefusals: true });
      await saveFile(file, `health-record-${fileDate(today)}.json`);
      toast.success(t('fhir:saved'));
    });
  return (
    <>
      <IconButton icon={IconFileExport} variant="light" loading={busy} disabled={!online} onClick={save}>
        {t('fhir:record')}
      </IconButton>
      {refusals.general ? <Notice>{refusals.general}</Notice> : null}
    </>
  );
}
