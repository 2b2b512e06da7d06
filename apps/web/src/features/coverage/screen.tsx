import { Button } from '@mantine/core';
import { IconChartBar, IconCloudOff, IconPrinter, IconWifiOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type Coverage, getCoverage } from '@teeka/contract/coverage';
import { send } from '../../platform/api/index.ts';
import { useWords } from '../../platform/language/index.ts';
import { currentUser } from '../../platform/sign-in/index.ts';
import { AreaFilter, useArea, useAreaName } from '../../records/sites/area-filter.tsx';
import { WayUp } from '../../records/sites/way-up.tsx';
import { useOnline } from '../../records/workday/index.ts';
import { EmptyState, Notice, Page, SkeletonList } from '../../ui/index.ts';
import { instantWords } from '../../ui/time/instant-words.ts';
import { CohortSection } from './cohort-section.tsx';
import classes from './coverage.module.css';
import { DropOutSection } from './drop-out-section.tsx';
import { PeriodFields } from './period-fields.tsx';
import { PlaceTable } from './place-table.tsx';
import { RabiesSection } from './rabies-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TrendSection } from './trend-section.tsx';
import { usePeriod, useTimeWords } from './use-period.ts';
import { WastageSection } from './wastage-section.tsx';

/** The month of an area on one page: who was reached, where they drop out, and what was done for it. */
export function Screen() {
  const { t } = useWords();
  const online = useOnline();
  const within = useArea();
  const { month, span } = usePeriod();
  const { data, isError, refetch } = useQuery({
    queryKey: ['coverage', currentUser()?.user_id, month, span, within],
    enabled: online,
    retry: false,
    // Until the figures were made for the first time.
    refetchInterval: (query) => (query.state.data?.counted_at === null ? 5000 : false),
    queryFn: () =>
      send(getCoverage, { month, months: span === 'year' ? 12 : 1, within }, { quiet: true, silent: true }),
  });
  const again = <Button onClick={() => void refetch()}>{t('app:retry')}</Button>;
  return (
    <Page title={t('titles:coverage')} wide>
      {within ? <WayUp within={within} /> : null}
      <Head />
      {data ? <Figures coverage={data} /> : null}
      {online && !data && !isError ? <SkeletonList rows={6} /> : null}
      {online && !data && isError ? (
        <EmptyState icon={IconCloudOff} title={t('coverage:failed')} action={again} />
      ) : null}
      {online || data ? null : (
        <EmptyState icon={IconWifiOff} title={t('coverage:offline')} text={t('coverage:offlineNext')} />
      )}
    </Page>
  );
}

/** Which month, of what part of the area. */
function Head() {
  const { t } = useWords();
  return (
    <div className={classes.head}>
      <PeriodFields />
      <AreaFilter />
      <Button variant="default" leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
        {t('coverage:print')}
      </Button>
    </div>
  );
}

function Figures({ coverage }: { readonly coverage: Coverage }) {
  const { t } = useWords();
  const about = useAbout();
  const { counted_at, first, second, places } = coverage;
  if (counted_at === null) return <Notice kind="info">{t('coverage:notYet')}</Notice>;
  const some = first.children + second.children > 0;
  return (
    <>
      <p className={`wraps ${classes.asOf}`}>
        <strong>{about}</strong>
        <span className="quiet">{t('coverage:asOf', { time: instantWords(counted_at) })}</span>
      </p>
      {some ? null : <EmptyState icon={IconChartBar} title={t('coverage:none')} text={t('coverage:noneNext')} />}
      <div className={classes.sections}>
        {some ? (
          <>
            <DropOutSection of={coverage} />
            <div className={classes.long}>
              <CohortSection age={1} cohort={first} about={about} />
            </div>
            <TrendSection trend={coverage.trend} />
            <CohortSection age={2} cohort={second} about={about} />
          </>
        ) : null}
        {places.length > 0 ? (
          <div className={classes.across}>
            <PlaceTable key={about} level={coverage.level} places={places} about={about} />
          </div>
        ) : null}
        <SessionsSection sessions={coverage.sessions} trend={coverage.trend} />
        <WastageSection wastage={coverage.wastage} />
        <RabiesSection rabies={coverage.rabies} />
      </div>
    </>
  );
}

/** Of what area and time the figures are. */
function useAbout(): string {
  return [useAreaName(), useTimeWords()].filter(Boolean).join(' · ');
}
