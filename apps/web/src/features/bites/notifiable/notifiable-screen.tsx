import { Button } from '@mantine/core';
import { IconFileCheck, IconWifiOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { downloadNotifiableBites, getNotifiableBites } from '@teeka/contract/bites';
import { word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/clock.ts';
import { activeLanguage, useWords } from '../../../platform/language/index.ts';
import classes from '../../../records/bites/bites.module.css';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { useOnline } from '../../../records/workday/index.ts';
import { DateRangeFilter, useAddressRange, usePeriodWords, usualRange } from '../../../ui/date-range/index.ts';
import { FileButton } from '../../../ui/files/file-button.tsx';
import { EmptyState, ListHead, Notice, Page, SkeletonList } from '../../../ui/index.ts';
import { inOrder, orderOf, orderWord, orderWords, Rows } from '../../../ui/table/index.ts';
import { CaseCard } from './case-card.tsx';
import { orderedBy, useCaseColumns } from './columns.ts';

const shape = { sort: word(orderWords(orderedBy), '-day') };

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
  const { value, adjust } = useAddressFilter(shape);
  const order = orderOf(value.sort);
  const columns = useCaseColumns();
  const none = report.data?.cases.length === 0;
  return (
    <Page
      wide
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
              <FileButton
                name={`notifiable-bites-${range.from}-${range.to}.csv`}
                fetchFile={() => send(downloadNotifiableBites, wish, { quiet: true })}
                disabled={!online}
              />
            </div>
            <Rows
              headed
              caption={[t('biteReports:notifiableTitle'), words.period(range)].join(' · ')}
              columns={columns}
              rows={inOrder(report.data.cases, columns, { order, language: activeLanguage() })}
              total={report.data.cases.length}
              keyOf={({ case_number }) => case_number}
              order={order}
              onOrder={(next) => adjust({ sort: orderWord(next) })}
              card={(one) => <CaseCard one={one} />}
              cardHeight={260}
            />
          </>
        ) : null}
      </div>
    </Page>
  );
}
