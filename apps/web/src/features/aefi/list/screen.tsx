import { Button, NativeSelect } from '@mantine/core';
import { IconHeartbeat, IconPlus, IconWifiOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getAefiReports } from '@teeka/contract/aefi';
import type { InputOf } from '@teeka/contract/call';
import { useEffect, useState } from 'react';
import { word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { send } from '../../../platform/api/index.ts';
import { now, useToday } from '../../../platform/clock/index.ts';
import type { ItemState } from '../../../platform/outbox/item.ts';
import { cardOf } from '../../../records/beneficiaries/person-now.ts';
import { useItems, useOnline, useView } from '../../../records/workday/index.ts';
import { EmptyState, Page, PersonRow, Section, SkeletonList, type Status, StatusBadge } from '../../../ui/index.ts';
import { ageWords } from '../../../ui/person/age-words.ts';
import classes from '../aefi.module.css';
import { CategoryBadge } from '../parts/category-badge.tsx';
import { ClockBadge } from '../parts/clock-badge.tsx';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { PickSheet } from './pick-sheet.tsx';
import { byUrgency, type ReportLine, settledReports, waitingReports } from './state.ts';

const badges: Partial<Record<ItemState, Status>> = { refused: 'needsYou', done: 'sent' };
type Sent = InputOf<typeof getAefiReports>;
interface Wish {
  readonly status: NonNullable<Sent['status']>;
  readonly category: NonNullable<Sent['category']>;
}
const statuses = ['open', 'notified', 'reported', 'investigated', 'closed', 'all'] as const;
const categories = ['all', 'minor', 'severe', 'serious'] as const;
const shape = { status: word(statuses, 'open'), category: word(categories, 'all') };

/** The adverse events of the area with their clocks, and what still waits on this phone. */
export function Screen() {
  const { t } = useAefiWords();
  const online = useOnline();
  const hasPack = useView() !== null;
  const { value: wish, set: setWish } = useAddressFilter(shape);
  const [picking, setPicking] = useState(false);
  const settled = settledReports(useItems());
  const { data, dataUpdatedAt, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['aefiReports', wish],
    enabled: online,
    retry: false,
    queryFn: ({ pageParam }) => send(getAefiReports, { ...wish, page: pageParam, pageSize: 200 }, { quiet: true }),
    initialPageParam: 1,
    getNextPageParam: ({ page, total_pages }) => (page < total_pages ? page + 1 : undefined),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: requested again as soon as the server has taken a report of ours
  useEffect(() => {
    if (online && settled > 0) void refetch();
  }, [settled]);
  const pages = data?.pages;
  const reports = pages?.flatMap((page) => page.data);
  const lines = reports ? byUrgency(reports, now().getTime()) : null;
  const left = (pages?.at(-1)?.total ?? 0) - (reports?.length ?? 0);
  return (
    <Page
      title={t('aefi:title')}
      action={
        hasPack ? (
          <Button leftSection={<IconPlus size={22} aria-hidden />} onClick={() => setPicking(true)}>
            {t('aefi:report')}
          </Button>
        ) : null
      }
      pinned={<Filters wish={wish} onWish={setWish} />}
    >
      <div className={classes.stack}>
        <Waiting listedAt={dataUpdatedAt} />
        {lines && lines.length > 0 ? (
          <ul className="frame">
            {lines.map((line) => (
              <li key={line.report.report_id} className="ruled">
                <Line line={line} />
              </li>
            ))}
          </ul>
        ) : null}
        {hasNextPage ? (
          <Button variant="light" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('app:moreCount', { n: left })}
          </Button>
        ) : null}
        {lines?.length === 0 ? (
          <EmptyState icon={IconHeartbeat} title={t('aefi:none')} text={t('aefi:noneNext')} />
        ) : null}
        {online && !lines && !isError ? <SkeletonList rows={5} /> : null}
        {online && isError ? <Button onClick={() => void refetch()}>{t('app:retry')}</Button> : null}
        {!online && !lines ? (
          <EmptyState icon={IconWifiOff} title={t('aefi:offline')} text={t('aefi:offlineNext')} />
        ) : null}
      </div>
      <PickSheet open={picking} onClose={() => setPicking(false)} />
    </Page>
  );
}

function Filters({ wish, onWish }: { readonly wish: Wish; readonly onWish: (wish: Wish) => void }) {
  const { t } = useAefiWords();
  const status = (one: string) => (one === 'all' || one === 'open' ? `aefi:${one}` : `aefi:status-${one}`);
  return (
    <div className={classes.filters}>
      <NativeSelect
        label={t('aefi:filterStatus')}
        value={wish.status}
        onChange={(event) => onWish({ ...wish, status: event.currentTarget.value as Wish['status'] })}
        data={statuses.map((value) => ({ value, label: t(status(value)) }))}
      />
      <NativeSelect
        label={t('aefi:filterCategory')}
        value={wish.category}
        onChange={(event) => onWish({ ...wish, category: event.currentTarget.value as Wish['category'] })}
        data={categories.map((value) => ({
          value,
          label: t(value === 'all' ? 'aefi:all' : `aefi:category-${value}`),
        }))}
      />
    </div>
  );
}

function Line({ line: { report, clock } }: { readonly line: ReportLine }) {
  const { t, option } = useAefiWords();
  const today = useToday();
  return (
    <PersonRow
      name={report.ben_name}
      about={ageWords(report.dob, today)}
      village={report.village_name}
      status={<CategoryBadge category={report.category} />}
      due={
        <>
          <span>{report.symptoms.map((code) => option('symptoms', code)).join(', ')}</span>
          <span className="beside-6">
            <StatusBadge status={report.status === 'closed' ? 'given' : 'scheduled'}>
              {t(`aefi:status-${report.status}`)}
            </StatusBadge>
            {clock ? (
              <span className="beside-6">
                <span className="quiet wraps">{t(`aefi:clock-${clock.step}`)}</span>
                <ClockBadge clock={clock} />
              </span>
            ) : null}
          </span>
        </>
      }
      to={`/aefi/report/${report.beneficiary_id}/${report.report_id}`}
    />
  );
}

/** Reported here, and not in the list yet. */
function Waiting({ listedAt }: { readonly listedAt: number }) {
  const { t } = useAefiWords();
  const view = useView();
  const waiting = waitingReports(useItems(), listedAt);
  if (waiting.length === 0) return null;
  return (
    <Section title={t('aefi:waitingHere')}>
      <ul className="bare-list rows-10">
        {waiting.map(({ item, person, category }) => (
          <li key={item.id} className="between">
            <strong>{(view && cardOf(view, person).ben_name) || item.person?.ben_name || person}</strong>
            <span className="beside-6">
              <CategoryBadge category={category} />
              <StatusBadge status={badges[item.state] ?? 'savedHere'} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
