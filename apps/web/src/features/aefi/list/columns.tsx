import { categories } from '@teeka/domain/aefi';
import { useToday } from '../../../platform/clock/index.ts';
import { ageAndSex } from '../../../ui/person/age-words.ts';
import type { Column } from '../../../ui/table/index.ts';
import { CategoryBadge } from '../parts/category-badge.tsx';
import { ClockLine } from '../parts/clock-line.tsx';
import { StatusOfReport } from '../parts/status-of-report.tsx';
import { useAefiWords } from '../parts/use-aefi-words.ts';
import { type ReportLine, stages } from './state.ts';

/** By what the reports can be ordered; the clock that presses most comes first by itself. */
export const orderedBy = ['clock', 'name', 'severity', 'site', 'status'];

/** What the list tells of a report; its card shows the same. */
export function useReportColumns(): readonly Column<ReportLine>[] {
  const { t, event, clock } = useAefiWords();
  const today = useToday();
  const text = { kind: 'text' } as const;
  return [
    { key: 'name', head: t('reports:colName'), ...text, orders: true, value: ({ report }) => report.ben_name },
    {
      key: 'age',
      head: t('reports:colAge'),
      ...text,
      under: 'always',
      value: ({ report }) => ageAndSex(report, today),
    },
    {
      key: 'village',
      head: t('reports:colVillage'),
      ...text,
      under: 'always',
      value: ({ report }) => report.village_name,
    },
    {
      key: 'event',
      head: t('aefi:colEvent'),
      ...text,
      under: 'tight',
      spare: true,
      value: ({ report }) => event(report.symptoms),
    },
    {
      key: 'severity',
      head: t('aefi:category'),
      ...text,
      orders: true,
      rank: ({ report }) => categories.indexOf(report.category),
      value: ({ report }) => t(`aefi:category-${report.category}`),
      draw: ({ report }) => <CategoryBadge category={report.category} />,
    },
    {
      key: 'clock',
      head: t('aefi:colClock'),
      ...text,
      orders: true,
      rank: (line) => line.clock?.minutesLeft ?? null,
      value: (line) => (line.clock ? `${clock(line.clock)}: ${t(`aefi:clock-${line.clock.step}`)}` : ''),
      draw: (line) => (line.clock ? <ClockLine clock={line.clock} /> : null),
    },
    {
      key: 'site',
      head: t('reports:colSite'),
      ...text,
      orders: true,
      under: 'tight',
      spare: true,
      value: ({ report }) => report.session_site_name,
    },
    {
      key: 'status',
      head: t('aefi:colStatus'),
      ...text,
      orders: true,
      under: 'tight',
      spare: true,
      rank: ({ report }) => stages.indexOf(report.status),
      value: ({ report }) => t(`aefi:status-${report.status}`),
      draw: ({ report }) => <StatusOfReport status={report.status} />,
    },
  ];
}
