import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import type { AreaPart } from '@teeka/contract/within';
import { fileDate, indianNumber } from '@teeka/domain/format';
import { useToday } from '../../platform/clock/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { saveFile } from '../../ui/files/save-file.ts';
import { Notice, Section, toast } from '../../ui/index.ts';
import { useOnline } from '../workday/index.ts';
import { useAreaRecords } from './use-area-records.ts';

/** The health records of everybody of a place as one file for another health system. */
export function AreaRecords({ within }: { readonly within: AreaPart }) {
  const { t } = useWords();
  const online = useOnline();
  const today = useToday();
  const counted = (people: number) => ({ count: people, n: indianNumber(people) });
  const { state, people, start, stop } = useAreaRecords(within, async (file, saved) => {
    await saveFile(file, `health-records-${fileDate(today)}.ndjson`);
    toast.success(t('fhir:areaSaved', counted(saved)));
  });
  const isRunning = state === 'running';
  return (
    <Section title={t('fhir:areaTitle')}>
      <p className="flat">{t('fhir:areaText')}</p>
      {isRunning || people > 0 ? <p role="status">{t('fhir:areaCount', counted(people))}</p> : null}
      {state === 'failed' ? <Notice>{t('fhir:areaFailed')}</Notice> : null}
      {state === 'none' ? <Notice kind="info">{t('fhir:areaNone')}</Notice> : null}
      {isRunning ? (
        <Button variant="default" onClick={stop}>
          {t('fhir:areaStop')}
        </Button>
      ) : (
        <IconButton icon={IconFileExport} variant="light" disabled={!online} onClick={start}>
          {t(people > 0 ? 'fhir:areaGoOn' : 'fhir:areaFetch')}
        </IconButton>
      )}
    </Section>
  );
}
