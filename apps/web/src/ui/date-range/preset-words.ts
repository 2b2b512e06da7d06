import { displayDate } from '@teeka/domain/format';
import type { DatePreset, DateRange, ListDirection, ReportPreset } from '@teeka/domain/reports';
import { useWords } from '../../platform/language/use-words.ts';

const names = {
  past: { week: 'app:lastWeek', fifteenDays: 'app:lastFifteenDays', oneMonth: 'app:lastOneMonth' },
  upcoming: { week: 'app:nextWeek', fifteenDays: 'app:nextFifteenDays', oneMonth: 'app:nextOneMonth' },
} as const;

const ofReport = {
  thisMonth: 'reports:thisMonth',
  lastMonth: 'reports:lastMonth',
  thisQuarter: 'reports:thisQuarter',
  lastQuarter: 'reports:lastQuarter',
  thisYear: 'reports:thisYear',
  twelveMonths: 'reports:twelveMonths',
} as const satisfies Record<ReportPreset['kind'], string>;
const isOfReport = (preset: DatePreset | ReportPreset): preset is ReportPreset => preset.kind in ofReport;

type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** How quick filters and periods are named in the reader's language. */
export function usePeriodWords() {
  const { t } = useWords();
  return {
    preset(preset: DatePreset | ReportPreset, direction: ListDirection): string {
      if (isOfReport(preset)) return t(ofReport[preset.kind]);
      if (preset.kind !== 'month') return t(names[direction][preset.kind]);
      return t('app:monthOfYear', { month: t(`app:month${preset.month as Month}`), year: preset.year });
    },
    period: ({ from, to }: DateRange): string => t('reports:period', { from: displayDate(from), to: displayDate(to) }),
  };
}
