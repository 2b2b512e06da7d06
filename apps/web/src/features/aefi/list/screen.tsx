import { Button } from '@mantine/core';
import { IconHeartbeat, IconPlus, IconWifiOff } from '@tabler/icons-react';
import type { ListedAefi } from '@teeka/contract/aefi';
import { indianNumber } from '@teeka/domain/format';
import { useRef, useState } from 'react';
import { id, word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { now } from '../../../platform/clock/index.ts';
import { activeLanguage } from '../../../platform/language/index.ts';
import { useArea } from '../../../records/sites/area-filter.tsx';
import { useView } from '../../../records/workday/index.ts';
import { ListBeside, useRowLink } from '../../../ui/beside/index.ts';
import { EmptyState, ListHead, Page, SkeletonList } from '../../../ui/index.ts';
import { inOrder, orderOf, orderWord, orderWords, Rows } from '../../../ui/table/index.ts';
import classes from '../aefi.module.css';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { orderedBy, useReportColumns } from './columns.tsx';
import { Filter, narrowing, useFilterWords, type Wish } from './filter.tsx';
import { OpenBeside } from './open-beside.tsx';
import { PickSheet } from './pick-sheet.tsx';
import { ReportCard } from './report-card.tsx';
import { byUrgency, clockFits, reportPath } from './state.ts';
import { useReports } from './use-reports.ts';
import { Waiting } from './waiting.tsx';

const usualSort = 'clock';
const shape = { ...narrowing, sort: word(orderWords(orderedBy), usualSort), event: id };

/** The adverse events of the area with their clocks, and what still waits on this phone. */
export function Screen() {
  const { t } = useAefiWords();
  const hasPack = useView() !== null;
  const { value, set, adjust } = useAddressFilter(shape);
  const { sort, event, ...wish } = value;
  const [picking, setPicking] = useState(false);
  const list = useReports(wish, useArea(), sort !== usualSort);
  const chosen = useChosen(list.reports, event);
  return (
    <Page
      wide
      title={t('aefi:title')}
      action={
        hasPack ? (
          <Button leftSection={<IconPlus size={22} aria-hidden />} onClick={() => setPicking(true)}>
            {t('aefi:report')}
          </Button>
        ) : null
      }
      pinned={<Filter value={wish} onChange={set} />}
    >
      <ListBeside
        list={<Reports {...list} wish={wish} sort={sort} event={event} onSort={(next) => adjust({ sort: next })} />}
        chosen={event}
        detail={<OpenBeside report={chosen} onAll={() => set({ status: 'all', category: 'all', clock: 'all' })} />}
        page={chosen ? reportPath(chosen) : null}
        onClose={() => set({ event: '' })}
      />
      <PickSheet open={picking} onClose={() => setPicking(false)} />
    </Page>
  );
}

/** The chosen report of the list; one that was closed while it stood open is open still. */
function useChosen(reports: readonly ListedAefi[] | null, event: string): ListedAefi | null | undefined {
  const kept = useRef<ListedAefi | null>(null);
  const found = reports?.find(({ report_id }) => report_id === event);
  if (found) kept.current = found;
  if (kept.current?.report_id === event) return kept.current;
  return reports === null ? undefined : null;
}

interface ReportsProps extends ReturnType<typeof useReports> {
  readonly wish: Wish;
  readonly sort: string;
  readonly event: string;
  readonly onSort: (sort: string) => void;
}

function Reports({ wish, sort, event, onSort, ...list }: ReportsProps) {
  const { t } = useAefiWords();
  const words = useFilterWords();
  const link = useRowLink('event');
  const columns = useReportColumns();
  const order = orderOf(sort);
  const { online, reports, failed } = list;
  const at = now();
  const narrow = (found: readonly ListedAefi[]) => found.filter((report) => clockFits(report, wish.clock, at));
  const narrowed = [
    `${t('aefi:filterStatus')}: ${words.status(wish.status)}`,
    wish.clock !== 'all' && `${t('aefi:filterClock')}: ${words.clock(wish.clock)}`,
    wish.category !== 'all' && `${t('aefi:filterCategory')}: ${words.category(wish.category)}`,
  ]
    .filter(Boolean)
    .join(' · ');
  const inTurn = (found: readonly ListedAefi[]) =>
    inOrder(byUrgency(found, at.getTime()), columns, { order, language: activeLanguage() });
  const lines = reports && inTurn(narrow(reports));
  const total = wish.clock === 'all' ? list.total : (lines?.length ?? 0);
  const count = reports ? t('aefi:count', { count: total, n: indianNumber(total) }) : '…';
  return (
    <div className={classes.stack}>
      <Waiting listedAt={list.listedAt} />
      {lines && lines.length > 0 ? (
        <div>
          <ListHead count={count} period={narrowed} />
          <Rows
            headed
            caption={[t('aefi:title'), narrowed, count].join(' · ')}
            columns={columns}
            rows={lines}
            total={total}
            keyOf={({ report }) => report.report_id}
            link={({ report }) => link(report.report_id, reportPath(report))}
            order={order}
            onOrder={(next) => onSort(orderWord(next))}
            marked={event}
            card={(line) => <ReportCard line={line} />}
            cardHeight={132}
            onNearEnd={list.more}
            all={async () => inTurn(narrow(await list.all()))}
          />
        </div>
      ) : null}
      {lines?.length === 0 ? (
        <EmptyState icon={IconHeartbeat} title={t('aefi:none')} text={t('aefi:noneNext')} />
      ) : null}
      {online && !lines && !failed ? <SkeletonList rows={5} /> : null}
      {online && failed ? <Button onClick={list.again}>{t('app:retry')}</Button> : null}
      {!online && !lines ? (
        <EmptyState icon={IconWifiOff} title={t('aefi:offline')} text={t('aefi:offlineNext')} />
      ) : null}
    </div>
  );
}
