import { Button, NativeSelect } from '@mantine/core';
import { IconCloudOff, IconMoodSmile, IconWifiOff } from '@tabler/icons-react';
import { displayDate, indianNumber } from '@teeka/domain/format';
import type { DateRange } from '@teeka/domain/reports';
import { useState } from 'react';
import { dayOf, timeOf } from '../../../platform/clock/clock.ts';
import { useToday } from '../../../platform/clock/index.ts';
import { activeLanguage, useWords } from '../../../platform/language/index.ts';
import { useView } from '../../../platform/workday/index.ts';
import { DateRangeFilter, usePeriodWords } from '../../../ui/date-range/index.ts';
import { Choices, EmptyState, Page, SkeletonList } from '../../../ui/index.ts';
import { clockWords } from '../../../ui/time/clock-words.ts';
import classes from './due-list.module.css';
import { DueRow } from './due-row.tsx';
import { type DueLine, isLate, vialsFor } from './state.ts';
import { useDueEverywhere, useDueHere } from './use-due.ts';
import { usualPeriod } from './usual-period.ts';
import { Vials } from './vials.tsx';

type Reach = 'here' | 'area';
/** Rows drawn at once; the next ones come with a tap. */
const step = 50;

/** Whom to call, overdue first: the own site from this phone, or the whole area from the server. */
export function Screen() {
  const { t } = useWords();
  const today = useToday();
  const view = useView();
  const words = usePeriodWords();
  const ground = { direction: 'upcoming', today } as const;
  const [filter, setFilter] = useState<DateRange | null>(null);
  const [reach, setReach] = useState<Reach>('here');
  const [village, setVillage] = useState<number | null>(null);
  const range = filter ?? usualPeriod(today);
  const wish = { range, today, village };
  const here = useDueHere(wish);
  const area = useDueEverywhere(wish, reach === 'area');
  const villages = view?.rows.meta.villages ?? [];
  const hindi = activeLanguage() === 'hi';
  const lines = reach === 'here' ? here : area.lines;
  const total = reach === 'here' ? (here?.length ?? 0) : area.total;
  const late = reach === 'here' ? (here ?? []).filter(isLate).length : area.overdue;
  const areaVials = area.vials.map(({ doses_per_vial, ...one }) => ({
    ...one,
    dosesPerVial: doses_per_vial,
  }));
  return (
    <Page
      title={t('app:dueList')}
      pinned={<DateRangeFilter ground={ground} filter={filter} onFilter={setFilter} />}
    >
      <div className={classes.head}>
        <Choices<Reach>
          label={t('due:reach')}
          choices={[
            { value: 'here', label: t('due:reachHere') },
            { value: 'area', label: t('due:reachArea') },
          ]}
          value={reach}
          onChoose={setReach}
        />
        <NativeSelect
          label={t('due:village')}
          value={village ?? ''}
          onChange={({ currentTarget: { value } }) => setVillage(value === '' ? null : Number(value))}
          data={[
            { value: '', label: t('due:allVillages') },
            ...villages.map((one) => ({
              value: String(one.village_id),
              label: hindi ? one.village_name_hi : one.village_name,
            })),
          ]}
        />
        <p className={classes.count} role="status">
          <strong>
            {lines ? t('due:count', { n: indianNumber(total), late: indianNumber(late) }) : '…'}
          </strong>
          <span className={classes.quiet}>
            {words.period(range)}
            {reach === 'here' && view
              ? ` · ${t('due:fromPhone', { at: pulled(view.rows.meta.pulled_at) })}`
              : ''}
            {reach === 'area' && area.online ? ` · ${t('due:fromServer')}` : ''}
            {reach === 'area' && !area.online && lines ? ` · ${t('due:lastAnswer')}` : ''}
          </span>
        </p>
        <Vials vials={reach === 'here' ? vialsFor(here ?? []) : areaVials} />
      </div>
      {lines && lines.length > 0 ? (
        <Lines
          key={`${reach} ${range.from} ${range.to} ${village}`}
          lines={lines}
          place={view?.rows.meta.site.session_site_name ?? ''}
          more={reach === 'area' ? area.more : null}
          turning={area.turning}
        />
      ) : null}
      <Nobody reach={reach} lines={lines} area={area} hasPack={view !== null} />
    </Page>
  );
}

const pulled = (instant: string): string => {
  const at = new Date(instant);
  return `${displayDate(dayOf(at))} ${clockWords(timeOf(at))}`;
};

interface LinesProps {
  readonly lines: readonly DueLine[];
  readonly place: string;
  readonly more: (() => void) | null;
  readonly turning: boolean;
}

function Lines({ lines, place, more, turning }: LinesProps) {
  const { t } = useWords();
  const [shown, setShown] = useState(step);
  const rest = lines.length > shown || more !== null;
  const next = () => {
    if (lines.length < shown + step) more?.();
    setShown(shown + step);
  };
  return (
    <>
      <ul className={classes.list}>
        {lines.slice(0, shown).map((line) => (
          <DueRow key={line.id} line={line} place={place} />
        ))}
      </ul>
      {rest ? (
        <div className={classes.more}>
          <Button variant="light" loading={turning} onClick={next}>
            {t('due:showMore')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface NobodyProps {
  readonly reach: Reach;
  readonly lines: readonly DueLine[] | null;
  readonly area: ReturnType<typeof useDueEverywhere>;
  readonly hasPack: boolean;
}

/** Why nobody is shown, and what to do. */
function Nobody({ reach, lines, area, hasPack }: NobodyProps) {
  const { t } = useWords();
  if (lines && lines.length > 0) return null;
  if (lines) return <EmptyState icon={IconMoodSmile} title={t('due:nobody')} text={t('due:nobodyNext')} />;
  if (reach === 'area' && !area.online) {
    return <EmptyState icon={IconWifiOff} title={t('due:offline')} text={t('due:offlineNext')} />;
  }
  if (reach === 'area' && area.failed) {
    const again = <Button onClick={area.again}>{t('app:retry')}</Button>;
    return (
      <EmptyState
        icon={IconCloudOff}
        title={t('reports:failed')}
        text={t('reports:failedNext')}
        action={again}
      />
    );
  }
  if (reach === 'here' && !hasPack) {
    return <EmptyState icon={IconCloudOff} title={t('due:noPack')} text={t('due:noPackNext')} />;
  }
  return <SkeletonList rows={8} />;
}
