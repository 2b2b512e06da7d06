import { Button, NativeSelect } from '@mantine/core';
import { IconCircleCheck, IconCloudOff, IconPackage, IconWifiOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getUtilisationSummary } from '@teeka/contract/stock';
import type { AreaPart } from '@teeka/contract/within';
import { displayDate, indianNumber } from '@teeka/domain/format';
import { partWord, word } from '../../../platform/address/kinds.ts';
import { useAddressFilter } from '../../../platform/address/use-address-filter.ts';
import { Failure, send } from '../../../platform/api/index.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { nameHere, useWords } from '../../../platform/language/index.ts';
import { currentUser } from '../../../platform/sign-in/index.ts';
import { AreaFilter, useArea } from '../../../records/sites/area-filter.tsx';
import { useAreas } from '../../../records/sites/use-areas.ts';
import { WayUp } from '../../../records/sites/way-up.tsx';
import { useOnline } from '../../../records/workday/index.ts';
import { DateRangeFilter, useAddressRange, usePeriodWords, usualRange } from '../../../ui/date-range/index.ts';
import { EmptyState, ListHead, Page, SkeletonList } from '../../../ui/index.ts';
import { changeOf, changeWords } from './figure-columns.tsx';
import type { Summary } from './place.ts';
import { PlaceTable } from './place-table.tsx';
import classes from './summary.module.css';
import { NotCounted, ToCount } from './to-count.tsx';
import { totalOf } from './total-of.ts';
import { VaccineTable } from './vaccine-table.tsx';

const shape = { show: word(['vials', 'notCounted'], 'vials') };

/** What the sites of the area made of their vials in a time, by vaccine and by place, and who has not counted. */
export function Screen() {
  const { t } = useWords();
  const online = useOnline();
  const words = usePeriodWords();
  const ground = { direction: 'past', span: 'year', today: useToday() } as const;
  const [filter, setFilter] = useAddressRange(ground);
  const { from, to } = filter ?? usualRange(ground);
  const within = useArea();
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['utilisationSummary', currentUser()?.user_id, from, to, within],
    enabled: online,
    retry: false,
    queryFn: () => send(getUtilisationSummary, { from_date: from, to_date: to, within }, { quiet: true, silent: true }),
  });
  const period = words.period({ from, to });
  const { value, set } = useAddressFilter(shape);
  const vials = value.show === 'vials';
  const sessions = (vials ? data?.total.sessions : data?.without_report_total) ?? 0;
  const count = { count: sessions, n: indianNumber(sessions) };
  return (
    <Page
      title={t('stock:summaryTitle')}
      pinned={<DateRangeFilter ground={ground} filter={filter} onFilter={setFilter} />}
    >
      {within ? <WayUp within={within} /> : null}
      <ListHead count={data ? t(vials ? 'stock:summarySessions' : 'app:homeNotCounted', count) : '…'} period={period}>
        <NativeSelect
          label={t('stock:show')}
          value={value.show}
          onChange={({ currentTarget }) => set({ show: currentTarget.value as typeof value.show })}
          data={[
            { value: 'vials', label: t('stock:showVials') },
            { value: 'notCounted', label: t('stock:showNotCounted') },
          ]}
        />
        <AreaFilter />
      </ListHead>
      {data && vials ? (
        <>
          {sessions > 0 ? (
            <Tables summary={data} within={within} period={period} />
          ) : (
            <EmptyState icon={IconPackage} title={t('stock:summaryNone')} />
          )}
          <ToCount {...data} />
        </>
      ) : null}
      {data && !vials && sessions > 0 ? <NotCounted {...data} /> : null}
      {data && !vials && sessions === 0 ? <EmptyState icon={IconCircleCheck} title={t('app:homeAllCounted')} /> : null}
      {online && !data && !isError ? <SkeletonList rows={5} /> : null}
      {online && !data && isError ? (
        <EmptyState
          icon={IconCloudOff}
          title={t('stock:summaryFailed')}
          {...(error instanceof Failure && error.code === 'REQVAL0018' && { text: error.sentence })}
          action={<Button onClick={() => void refetch()}>{t('app:retry')}</Button>}
        />
      ) : null}
      {online || data ? null : (
        <EmptyState icon={IconWifiOff} title={t('stock:offline')} text={t('stock:offlineNext')} />
      )}
    </Page>
  );
}

interface TablesProps {
  readonly summary: Summary;
  readonly within: AreaPart | null;
  readonly period: string;
}

function Tables({ summary, within, period }: TablesProps) {
  const { t } = useWords();
  const { level } = summary;
  const here = useAreas({ search: '', within }).found?.here;
  const about = [within && here && nameHere(here, 'area_name'), period].filter(Boolean).join(' · ');
  return (
    <>
      <p className={`wraps ${classes.note}`}>{t('stock:summaryNote')}</p>
      <Compared summary={summary} />
      <section className={classes.group} aria-label={t('stock:by-vaccine')}>
        <h2>{t('stock:by-vaccine')}</h2>
        <VaccineTable key={`${partWord(within)} ${period}`} summary={summary} about={about} />
      </section>
      <section className={classes.group} aria-label={t(`stock:by-${level}`)}>
        <h2>{t(`stock:by-${level}`)}</h2>
        <PlaceTable key={`${partWord(within)} ${period}`} summary={summary} about={about} />
      </section>
    </>
  );
}

/** All of it beside as many days before, in words. */
function Compared({ summary }: { readonly summary: Summary }) {
  const { t } = useWords();
  if (!summary.before) return null;
  const span = { from: displayDate(summary.before.from_date), to: displayDate(summary.before.to_date) };
  const total = totalOf(summary);
  const { before, doses_given, net_percent } = total;
  return (
    <p className={`wraps ${classes.note}`}>
      {before
        ? t('stock:comparedWith', {
            ...span,
            given: indianNumber(before.doses_given),
            before: before.net_percent,
            givenNow: indianNumber(doses_given),
            percent: net_percent,
            change: changeWords(t, changeOf(total)),
          })
        : t('stock:nothingBefore', span)}
    </p>
  );
}
