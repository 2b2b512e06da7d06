import { Button } from '@mantine/core';
import { IconDownload, IconFileCheck, IconWifiOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { downloadNotifiableBites, getNotifiableBites, type NotifiableCase } from '@teeka/contract/bites';
import type { RequestOf } from '@teeka/contract/call';
import { addDays, addMonths, isCivilDate } from '@teeka/domain/calendar';
import { displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/clock.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import classes from '../../../records/bites/bites.module.css';
import { useBiteWords } from '../../../records/bites/word-fields.tsx';
import { useOnline } from '../../../records/workday/index.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { saveFile } from '../../../ui/files/save-file.ts';
import { DateField, EmptyState, Notice, Page, SkeletonList, toast } from '../../../ui/index.ts';
import { genderWords } from '../../../ui/person/age-words.ts';

/** Snake bites and stings of a period for the notifiable-disease report: figures and facts, nobody's name. */
export function Screen() {
  const { t } = useWords();
  const today = useToday();
  const online = useOnline();
  const [from, setFrom] = useState(() => addDays(addMonths(today, -1), 1));
  const [to, setTo] = useState(today);
  const whole = isCivilDate(from) && isCivilDate(to) && from <= to && to <= addMonths(from, 1);
  const report = useQuery({
    queryKey: ['notifiable-bites', from, to],
    queryFn: () => send(getNotifiableBites, { from_date: from, to_date: to }),
    enabled: online && whole,
  });
  return (
    <Page title={t('biteReports:notifiableTitle')}>
      <div className={classes.stack}>
        <div className={classes.acts}>
          <DateField label={t('app:fromDate')} value={from} onChange={setFrom} max={today} />
          <DateField label={t('app:toDate')} value={to} onChange={setTo} max={today} />
        </div>
        <Notice kind="info">{t('biteReports:notifiableNote')}</Notice>
        {!online && !report.data ? <EmptyState icon={IconWifiOff} title={t('bites:onlineOnly')} /> : null}
        {report.isLoading ? <SkeletonList rows={3} /> : null}
        {report.isError ? (
          <EmptyState
            icon={IconWifiOff}
            title={t('bites:failedLoad')}
            action={<Button onClick={() => void report.refetch()}>{t('bites:retry')}</Button>}
          />
        ) : null}
        {report.data ? (
          report.data.cases.length === 0 ? (
            <EmptyState icon={IconFileCheck} title={t('biteReports:notifiableNone')} />
          ) : (
            <>
              <span className={classes.name}>{t('biteReports:notifiableTotals', report.data.totals)}</span>
              <div className={classes.few}>
                <Download period={{ from_date: from, to_date: to }} />
              </div>
              <ul className={classes.lines}>
                {report.data.cases.map((one) => (
                  <Case key={one.case_number} one={one} />
                ))}
              </ul>
            </>
          )
        ) : null}
      </div>
    </Page>
  );
}

/** The report as a file, for the officer's own sheet. */
function Download({ period }: { readonly period: RequestOf<typeof getNotifiableBites> }) {
  const { t } = useWords();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      const file = await send(downloadNotifiableBites, period, { quiet: true });
      saveFile(file, `notifiable-bites-${period.from_date}-${period.to_date}.csv`);
    } catch (error) {
      console.error('The report could not be fetched', error);
      toast.error(t('biteReports:downloadFailed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={22} aria-hidden />}
      loading={busy}
      disabled={!online}
      onClick={() => void fetchFile()}
    >
      {t('biteReports:download')}
    </Button>
  );
}

function Case({ one }: { readonly one: NotifiableCase }) {
  const { t, say } = useBiteWords();
  const snake = one.creature === 'snake';
  const about = `${t('biteReports:notifiableAge', { age: one.age_years })} · ${genderWords(one.gender)}`;
  const rows: [string, string][] = [
    [t('bites:bittenDay'), one.bitten_on ? displayDate(one.bitten_on) : '–'],
    [t('bites:person'), about],
    [t('bites:place'), [nameHere(one, 'village_name'), nameHere(one, 'block_name')].filter(Boolean).join(', ')],
    [t('bites:howGrave'), snake ? say('grade', one.grade) : t('bites:stingGrade', { grade: one.grade })],
    [t('bites:antivenom'), t('bites:vialsInAll', { count: one.antivenom_vials })],
    [t('bites:outcomeIs'), say('outcome', one.outcome) || '–'],
  ];
  if (one.bite_to_needle_minutes !== null) {
    rows.push([t('bites:needleTitle'), t('bites:minutes', { count: one.bite_to_needle_minutes })]);
  }
  const what = [t(snake ? 'bites:kind-snake' : 'bites:kind-scorpion'), say(one.creature, one.species)];
  return (
    <li className={classes.line}>
      <div className="between">
        <span className={classes.name}>{what.filter(Boolean).join(' · ')}</span>
        <span className={classes.quiet}>{t('biteReports:notifiableCase', { number: one.case_number })}</span>
      </div>
      <FactList facts={rows} />
    </li>
  );
}
