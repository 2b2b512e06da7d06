import { Button } from '@mantine/core';
import { IconDownload, IconFileCheck, IconWifiOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { downloadNotifiableBites, getNotifiableBites, type NotifiableCase } from '@teeka/contract/bites';
import type { RequestOf } from '@teeka/contract/call';
import { displayDate } from '@teeka/domain/format';
import { useState } from 'react';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/clock.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import classes from '../../../records/bites/bites.module.css';
import { useBiteWords } from '../../../records/bites/word-fields.tsx';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { useOnline } from '../../../records/workday/index.ts';
import { DateRangeFilter, useAddressRange, usePeriodWords, usualRange } from '../../../ui/date-range/index.ts';
import { FactList } from '../../../ui/facts/fact-list.tsx';
import { saveFile } from '../../../ui/files/save-file.ts';
import { EmptyState, ListHead, Notice, Page, SkeletonList, toast } from '../../../ui/index.ts';
import { genderWords } from '../../../ui/person/age-words.ts';

/** Snake bites and stings of a period for the notifiable-disease report: figures and facts, nobody's name. */
export function Screen() {
  const { t } = useWords();
  const online = useOnline();
  const words = usePeriodWords();
  const ground = { direction: 'past', today: useToday() } as const;
  const [filter, setFilter] = useAddressRange(ground);
  const range = filter ?? usualRange(ground);
  const wish = { from_date: range.from, to_date: range.to, within: useArea() };
  const report = useQuery({
    queryKey: ['notifiable-bites', wish],
    queryFn: () => send(getNotifiableBites, wish),
    enabled: online,
  });
  const none = report.data?.cases.length === 0;
  return (
    <Page
      title={t('biteReports:notifiableTitle')}
      pinned={<DateRangeFilter ground={ground} filter={filter} onFilter={setFilter} />}
    >
      <div className={classes.stack}>
        <ListHead
          count={report.data ? t('biteReports:notifiableTotals', report.data.totals) : '…'}
          period={words.period(range)}
        >
          <AreaFilter />
        </ListHead>
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
        {none ? <EmptyState icon={IconFileCheck} title={t('biteReports:notifiableNone')} /> : null}
        {report.data && !none ? (
          <>
            <div className={classes.few}>
              <Download wish={wish} />
            </div>
            <ul className={classes.lines}>
              {report.data.cases.map((one) => (
                <Case key={one.case_number} one={one} />
              ))}
            </ul>
          </>
        ) : null}
      </div>
    </Page>
  );
}

/** The report as a file, for the officer's own sheet. */
function Download({ wish }: { readonly wish: RequestOf<typeof getNotifiableBites> }) {
  const { t } = useWords();
  const online = useOnline();
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      const file = await send(downloadNotifiableBites, wish, { quiet: true });
      saveFile(file, `notifiable-bites-${wish.from_date}-${wish.to_date}.csv`);
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
